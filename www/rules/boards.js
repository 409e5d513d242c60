/** Draws the boards that are near, and keeps the place of all of them. */
import { choosePlan, naturalRatio } from "../table/plan.js";

/** What a hole measures at least, in CSS pixels, where captures are to lie beside the board and not above and below. */
const FINGER = 48;

/** Low boards leave more of the text in sight. @param {import("../table/types.js").BoardInfo} info @param {number} width */
function ratioFor(info, width) {
  const low = choosePlan(info, width, width / 3);
  return width / low.total < FINGER ? naturalRatio(info, width) : low.total / low.tall;
}

/** @type {import("./types.js").WatchBoards} */
export function watchBoards(main, { board }, examples, parts) {
  const info = /** @type {import("../table/types.js").BoardInfo} */ ({ ...board, stores: { place: board.stores } });
  // Before there is a board its height is known: nothing moves when it comes.
  new ResizeObserver(([{ contentRect }]) => {
    const { width } = contentRect;
    if (width < 40) return;
    main.style.setProperty("--board-height", `${Math.round(width / ratioFor(info, width))}px`);
  }).observe(examples[0].place);

  const byPlace = new Map(examples.map((example) => [/** @type {Element} */ (example.place), example]));
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const example = byPlace.get(target);
        if (isIntersecting) example?.draw();
        else example?.drop();
      }
    },
    { rootMargin: "75% 0px" },
  );
  for (const { place } of examples) near.observe(place);
  watchPaper(examples, parts);
}

/**
 * Paper shows all boards, and a browser that prints waits for nothing: the parts are there before it is asked to, and
 * lines on paper need no texture.
 * @param {import("./types.js").Shown[]} examples @param {import("./types.js").Around["parts"]} parts
 */
function watchPaper(examples, parts) {
  /** @type {import("./types.js").Parts | null} */
  let brought = null;
  const bring = () =>
    parts().then(
      (all) => {
        brought = all;
      },
      () => {},
    );
  // Safari knows no idle time.
  if ("requestIdleCallback" in window) requestIdleCallback(bring, { timeout: 5000 });
  else setTimeout(bring, 1000);

  addEventListener("beforeprint", () => {
    if (brought) for (const example of examples) example.print(brought);
  });
  addEventListener("afterprint", () => {
    for (const example of examples) example.printed();
  });
}
