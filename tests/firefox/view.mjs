// A tab or a frame of Firefox with those methods of playwright's pages and locators that the helpers in tests/browser/
// call. Things are found as a person names them: by what they are and what they are called.

import { found, rested, waited } from "./found.mjs";

/** @typedef {import("./found.mjs").Step} Step */
/** @typedef {{ name?: string | RegExp, exact?: boolean, disabled?: boolean, selected?: boolean }} Named */

/** As it is written in a script. @param {unknown} value */
function source(value) {
  if (typeof value === "function") return `(${value})`;
  const plain = (/** @type {string} */ _key, /** @type {unknown} */ one) =>
    one instanceof RegExp ? { source: one.source, flags: one.flags } : one;
  return JSON.stringify(value, plain) ?? "undefined";
}

/** How long anything may take before it counts as never; nothing ever waits for its end. */
export const NEVER = 60_000;

/** Runs in the page. @param {(arg: any) => any} run @param {any} arg @param {number} never */
async function polled(run, arg, never) {
  const end = performance.now() + never;
  for (;;) {
    // Between two documents there is none for a moment.
    const value = document.body && (await run(arg));
    if (value) return value;
    if (performance.now() > end) throw new Error("this never came true");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** The ways to say which things are meant, from a page or from inside of other things. */
class Finder {
  /** @param {View | null} view where to look; a view looks in itself @param {Step[]} steps */
  constructor(view, steps) {
    this.view = view ?? /** @type {View} */ (/** @type {unknown} */ (this));
    this.steps = steps;
  }

  /** @param {Step} step */
  step(step) {
    return new Locator(this.view, [...this.steps, step]);
  }

  /** @param {string} css @param {{ hasText?: string | RegExp }} [more] */
  locator(css, { hasText } = {}) {
    return this.step({ css, hasText });
  }

  /** @param {string} role @param {Named} [named] */
  getByRole(role, named = {}) {
    return this.step({ role, ...named });
  }

  /** @param {string | RegExp} name @param {Named} [named] */
  getByLabel(name, named = {}) {
    return this.step({ css: "select, input, textarea, [aria-label]", name, ...named });
  }

  /** @param {string | RegExp} text */
  getByText(text) {
    return this.step({ text });
  }
}

export class Locator extends Finder {
  /** @param {number} nth */
  nth(nth) {
    return this.step({ nth });
  }

  first() {
    return this.nth(0);
  }

  /** A script that gives what is found to a function. @param {Function} run @param {...unknown} args */
  script(run, ...args) {
    return `${source(run)}(${[`${source(found)}(${source(this.steps)})`, ...args.map(source)].join(", ")})`;
  }

  /** @template T @param {(all: any[], arg: any) => T} run @param {unknown} [arg] @returns {Promise<T>} */
  evaluateAll(run, arg) {
    return this.view.evaluate(this.script(run, arg));
  }

  /** Of the first, once it is there. @template T @param {(one: any, arg: any) => T} run @param {unknown} [arg] @returns {Promise<T>} */
  async evaluate(run, arg) {
    await this.waitFor({ state: "attached" });
    const one = this.first().script((/** @type {unknown[]} */ all) => all[0]);
    return this.view.evaluate(`${source(run)}(${one}, ${source(arg)})`);
  }

  /** @param {{ state?: "visible" | "attached" | "detached" | "hidden" }} [how] */
  async waitFor({ state = "visible" } = {}) {
    await this.view.waitForFunction(this.script(waited, state), null, `${state}: ${source(this.steps)}`);
  }

  /** How many there are, seen or not. */
  count() {
    return this.evaluateAll((all) => all.length);
  }

  isVisible() {
    return this.evaluateAll((all) => all.some((one) => one.checkVisibility({ visibilityProperty: true })));
  }

  allTextContents() {
    return this.evaluateAll((all) => all.map((one) => one.textContent));
  }

  textContent() {
    return this.evaluate((one) => one.textContent);
  }

  /** @param {string} name */
  getAttribute(name) {
    return this.evaluate((one, named) => one.getAttribute(named), name);
  }

  inputValue() {
    return this.evaluate((one) => one.value);
  }

  scrollIntoViewIfNeeded() {
    return this.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
  }

  focus() {
    return this.evaluate((one) => one.focus());
  }

  /** In its middle, once it rests there and nothing lies over it. */
  async click() {
    const spot = await this.view.waitForFunction(this.script(rested), null, `to be clicked: ${source(this.steps)}`);
    const { x, y } = await spot.jsonValue();
    await this.view.mouse.click(...(await this.view.inTab(x, y)));
  }

  /** @param {string} key */
  async press(key) {
    await this.focus();
    await this.view.keyboard.press(key);
  }

  /** In place of what is there. @param {string} text */
  fill(text) {
    return this.evaluate((one, value) => {
      one.focus();
      one.value = value;
      for (const type of ["input", "change"]) one.dispatchEvent(new Event(type, { bubbles: true }));
    }, text);
  }

  /** @param {...string} paths of files to choose */
  async setInputFiles(...paths) {
    await this.waitFor({ state: "attached" });
    const handle = await this.view.frame.evaluateHandle(this.script((/** @type {unknown[]} */ all) => all[0]));
    await /** @type {import("puppeteer-core").ElementHandle<HTMLInputElement>} */ (handle).uploadFile(...paths);
  }

  /** By its value, or as it is offered. @param {string | { label: string }} option */
  selectOption(option) {
    return this.evaluate((one, wanted) => {
      const options = [...one.options];
      const index = options.findIndex(
        ({ value, label }) => (wanted.label ?? wanted) === (wanted.label ? label : value),
      );
      if (index < 0) throw new Error(`not among ${options.map(({ label }) => label)}`);
      one.selectedIndex = index;
      for (const type of ["input", "change"]) one.dispatchEvent(new Event(type, { bubbles: true }));
    }, option);
  }
}

export class View extends Finder {
  /** @param {import("puppeteer-core").Page} tab @param {import("puppeteer-core").Frame} [frame] of it */
  constructor(tab, frame = tab.mainFrame()) {
    super(null, []);
    this.tab = tab;
    this.frame = frame;
    this.mouse = tab.mouse;
    // Keys are named by what they give, not by where they are.
    this.keyboard = {
      press: (/** @type {string} */ key) => tab.keyboard.press(/** @type {any} */ (key === "Space" ? " " : key)),
    };
    this.touchscreen = tab.touchscreen;
  }

  /** @param {string} css of a frame in it */
  async inside(css) {
    const frame = await (await this.frame.waitForSelector(css))?.contentFrame();
    if (!frame) throw new Error(`${css} is no frame`);
    return new View(this.tab, frame);
  }

  /** A place in this frame, as its tab has it. @param {number} x @param {number} y @returns {Promise<[number, number]>} */
  async inTab(x, y) {
    const outer = this.frame.parentFrame();
    if (!outer) return [x, y];
    const element = await this.frame.frameElement();
    const [left, top] = (await element?.evaluate((one) => {
      const box = one.getBoundingClientRect();
      return [box.left + one.clientLeft, box.top + one.clientTop];
    })) ?? [0, 0];
    return new View(this.tab, outer).inTab(x + left, y + top);
  }

  /** @param {any} run @param {...unknown} args @returns {Promise<any>} */
  evaluate(run, ...args) {
    return this.frame.evaluate(run, ...args);
  }

  /**
   * Until it gives something that counts as true. One question to the browser, that is asked again in the next document
   * where this one goes away meanwhile.
   *
   * @param {Function | string} run a string is an expression
   * @param {unknown} [arg]
   * @param {string} [said] what is waited for
   * @returns {Promise<{ jsonValue: () => Promise<any> }>}
   */
  async waitForFunction(run, arg, said = `${run} of ${JSON.stringify(arg)}`) {
    const asked = typeof run === "string" ? `() => ${run}` : source(run);
    const script = `(${polled})(${asked}, ${source(arg)}, ${NEVER})`;
    for (;;) {
      try {
        const value = await this.frame.evaluate(script);
        return { jsonValue: async () => value };
      } catch (error) {
        if (/never came true/.test(String(error))) throw new Error(`never came true: ${said}`);
        if (!/context was destroyed|no such frame|actor.*destroyed/i.test(String(error))) throw error;
      }
    }
  }

  /** @param {string} url */
  goto(url) {
    return this.tab.goto(url);
  }

  reload() {
    return this.tab.reload();
  }

  goBack() {
    return this.tab.goBack();
  }

  goForward() {
    return this.tab.goForward();
  }

  /** @param {{ width: number, height: number }} size */
  setViewportSize(size) {
    return this.tab.setViewport(size);
  }

  /** Closes the tab. */
  close() {
    return this.tab.close();
  }

  /** @param {{ path?: any, fullPage?: boolean }} [how] */
  screenshot(how) {
    return this.tab.screenshot(how);
  }
}
