import { byMouse, pace, playToEnd, seat } from "./board.mjs";
import { suite } from "./browser.mjs";
import { GAMES } from "./games.mjs";

suite("whole games by mouse", (scene) => {
  for (const { title, path, seeds } of GAMES) {
    scene(`${title}, two persons`, { path }, async ({ page }) => {
      await seat(page, "North", "Person");
      await pace(page, "No animation");
      await playToEnd(page, byMouse, { seed: seeds.mouse });
    });

    scene(`${title}, against the computer`, { path }, async ({ page }) => {
      await seat(page, "North", "Computer, easy");
      await pace(page, "No animation");
      await playToEnd(page, byMouse, { seed: seeds.mouse, together: false });
    });
  }

  scene("Dakon of five holes, every seed seen travelling", { path: "#1/dakon;holes=5//" }, async ({ page }) => {
    await pace(page, "Very fast");
    await playToEnd(page, byMouse);
  });
});
