/** The panel of study tools beside or below the board. Each tool is fetched when it is first opened. */
import { dress } from "../assets.js";
import { button, make } from "../dom.js";
import { teach } from "../i18n/words.js";

/** @import { Host, Review } from "../types.js" */
/** @import { CreateTool, Desk, Tool, ToolName, Words } from "./types.js" */

/** @type {{ [tool in ToolName]: (words: Words) => Promise<CreateTool> }} */
const TOOLS = {
  analysis: async (words) => {
    const [{ createAnalysis }] = await Promise.all([import("./analysis.js"), teach(words, "advice")]);
    return createAnalysis;
  },
  mistakes: async (words) => {
    const { createMistakes, prepare } = await import("../advice/mistakes.js");
    await prepare(words);
    return createMistakes;
  },
  editor: async () => (await import("./editor.js")).createEditor,
  exchange: async () => (await import("./exchange.js")).createExchange,
};
const NAMES = /** @type {ToolName[]} */ (Object.keys(TOOLS));

// Fields and hints look here as they do in dialogs.
await Promise.all([dress("study/study.css"), import("../panels/field.js")]);

/** @param {Host} host */
export async function createStudy(host) {
  const { words, notices } = host;
  await teach(words, "study");
  /** @type {Desk} */
  let desk;
  /** @type {ToolName} */
  let shown = "analysis";
  let isOpen = false;
  /** @type {Map<ToolName, Tool>} */
  const tools = new Map();

  const tabs = NAMES.map((name) =>
    button(words.t(`study-${name}`), () => turnTo(name), {
      role: "tab",
      id: `study-tab-${name}`,
      "aria-controls": "study-tool",
      "aria-selected": "false",
    }),
  );
  const place = make("div", { id: "study-tool", role: "tabpanel" });
  const close = button("×", () => turnTo(null), { class: "close", "aria-label": words.t("page-dismiss") });
  const element = make(
    "section",
    { class: "study", "aria-label": words.t("button-study") },
    make(
      "div",
      { class: "study-head" },
      make(
        "div",
        { role: "tablist", "aria-label": words.t("button-study"), keydown: walk },
        // In one line or in two and two.
        make("div", { role: "presentation" }, ...tabs.slice(0, 2)),
        make("div", { role: "presentation" }, ...tabs.slice(2)),
      ),
      close,
    ),
    place,
  );

  /** @param {KeyboardEvent} event */
  function walk(event) {
    const forward = words.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
    const way = /^Arrow(Left|Right)$/.test(event.key) ? (event.key === forward ? 1 : -1) : 0;
    if (way === 0) return;
    event.preventDefault();
    const to = (NAMES.indexOf(shown) + way + NAMES.length) % NAMES.length;
    tabs[to].focus();
    turnTo(NAMES[to]);
  }

  const current = () => tools.get(shown);

  /** The button that opens the panel says whether it is open; the board has another size beside it. */
  function settle() {
    document.querySelector('[data-rare="study"]')?.setAttribute("aria-expanded", String(isOpen));
    document.querySelector("main")?.classList.toggle("studying", isOpen);
    dispatchEvent(new Event("resize"));
  }

  /** Where the board stays above the panel, it does so without the seats, and nothing that is walked to lies behind it. */
  function keepClear() {
    const [stage, head, seat] = ["", " .headline", " .plate.near"].map(
      (part) => /** @type {HTMLElement} */ (document.querySelector(`.stage${part}`)),
    );
    const above = isOpen && getComputedStyle(stage).position === "sticky";
    const seats = head.offsetTop >= seat.offsetTop + seat.offsetHeight ? head.offsetTop : 0;
    stage.style.setProperty("--seats", `${seats}px`);
    document.documentElement.style.scrollPaddingBlockStart = above ? `${stage.offsetHeight - seats}px` : "";
    return above;
  }
  let wasAbove = false;
  addEventListener("resize", () =>
    requestAnimationFrame(() => {
      const above = keepClear();
      // A phone that is turned round brings the board along.
      if (isOpen && wasAbove && !above) document.querySelector(".stage")?.scrollIntoView({ block: "nearest" });
      wasAbove = above;
    }),
  );

  /** @param {ToolName | null} name @param {boolean} [begins] */
  async function turnTo(name, begins = false) {
    current()?.close();
    if (name === null) {
      isOpen = false;
      element.remove();
      settle();
      /** @type {HTMLElement | null} */ (document.querySelector(".controls .more"))?.focus();
      return;
    }
    shown = name;
    tabs.forEach((tab, index) => {
      tab.setAttribute("aria-selected", String(NAMES[index] === name));
      tab.tabIndex = NAMES[index] === name ? 0 : -1;
    });
    place.setAttribute("aria-labelledby", `study-tab-${name}`);
    const create = await host.part(() => TOOLS[name](words));
    if (!create) return;
    if (!tools.has(name)) tools.set(name, create(desk));
    const session = host.session();
    const tool = tools.get(name);
    if (shown !== name || !isOpen || !tool || !session) return;
    place.replaceChildren(tool.element);
    document.querySelector("main")?.classList.toggle("setting-up", name === "editor");
    tool.open();
    tool.render(session);
    if (begins) tool.begin?.();
  }

  /** @type {Desk["sitDown"]} */
  function sitDown(game, players) {
    host.sitDown(game, { players, address: "enter" });
    notices.show(words.t("study-opened"), { label: words.t("button-before"), press: host.back });
  }

  host.watch((session) => {
    if (isOpen && place.firstChild === current()?.element) current()?.render(session);
  });

  return {
    /** Opens the panel, at a tool where one is named; else closes it where it is open. @param {Review} looks @param {ToolName} [tool] */
    toggle(looks, tool) {
      desk = { host, looks, turnTo, sitDown };
      if (isOpen && !tool) {
        void turnTo(null);
        return;
      }
      isOpen = true;
      document.querySelector(".panels")?.before(element);
      settle();
      void turnTo(tool ?? shown, tool !== undefined);
      tabs[NAMES.indexOf(shown)].focus({ preventScroll: true });
      // By then the board has its size.
      requestAnimationFrame(() => element.scrollIntoView({ block: keepClear() ? "start" : "nearest" }));
    },
  };
}
