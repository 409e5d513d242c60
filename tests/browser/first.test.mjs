// Somebody who has never been here follows a link, reads nothing, and presses what is lit.

import assert from "node:assert/strict";

import { pace, untilHeadline, untilMoves } from "./board.mjs";
import { SIZES, suite } from "./browser.mjs";

const LINKS = {
  "o-an-quan": ["o-an-quan/", "?lang=vi#o-an-quan"],
  "san-yao": ["san-yao/", "?lang=zh#san-yao"],
  "al-manqala": ["al-manqala/", "?lang=ar#al-manqala"],
  dakon: ["dakon/", "?lang=jv#dakon"],
};

suite("the first move", (scene) => {
  for (const [game, links] of Object.entries(LINKS)) {
    for (const [index, link] of links.entries()) {
      const phone = index === 1;
      const context = phone ? { viewport: SIZES.phone, hasTouch: true, isMobile: true } : {};
      scene(
        `${link}, ${phone ? "by touch" : "by mouse"}`,
        { path: link, context, expected: /no words/ },
        async ({ page }) => {
          // Nothing asks for anything first, nothing has to be put away, nothing to scroll to.
          assert.equal(await page.locator("dialog, .notice").count(), 0);
          const lit = page.locator(".table-hole.is-offered").nth(1);
          await lit.waitFor();
          const middle = await lit.evaluate((one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            return one.contains(document.elementFromPoint(x, y)) && { x, y };
          });
          assert.ok(middle, "it can be pressed where it stands, without scrolling");
          if (phone) await page.touchscreen.tap(middle.x, middle.y);
          else await page.mouse.click(middle.x, middle.y);
          // Where there are two directions, the arrows are as near.
          if (game === "o-an-quan") {
            const to = page.locator(".table-arrow").first();
            if (phone) await to.tap();
            else await to.click();
          }
          await untilMoves(page, 1);
          // And the other side answers, unasked.
          if (!phone) {
            await pace(page, "No animation");
            await untilMoves(page, 2);
            await untilHeadline(page, "Your turn");
          }
        },
      );
    }
  }
});
