/** What the buttons do. Whatever most visits do not ask for is fetched when somebody first does. */
import { teach } from "./i18n/words.js";
import { handOut } from "./panels/share.js";
import { addressOf } from "./routing.js";
import { opposite, sideOf, soleSeat } from "./seats.js";
import { keepHabits } from "./storage.js";

/** @import { Host, Liking, Once, Pace, Questions, Review } from "./types.js" */

/** @param {Host} host @param {Pace} pace @param {Liking} manner  how the table is liked */
export function createDeeds(host, pace, manner) {
  const { words } = host;
  /** @type {Map<string, Promise<any>>} */
  const parts = new Map();
  let asking = false;
  let opening = false;

  /** What could not be fetched is tried again. @type {Once} */
  async function once(name, create) {
    if (!parts.has(name)) parts.set(name, host.part(create));
    const part = await parts.get(name);
    if (!part) parts.delete(name);
    return part;
  }

  /** @param {keyof Questions} question */
  async function ask(question) {
    // A second press while the first is under way is the same press.
    if (asking) return;
    asking = true;
    const questions = await once("questions", async () => {
      const [{ createQuestions }] = await Promise.all([import("./questions.js"), teach(words, "dialogs")]);
      return createQuestions(host);
    });
    asking = false;
    await questions?.[question]();
  }

  /** Looking back, and playing on from there. */
  const review = () =>
    once("review", async () => {
      const [{ createReview }] = await Promise.all([import("./review.js"), teach(words, "dialogs")]);
      return createReview(host);
    });

  /** @type {(...where: Parameters<Review["go"]>) => Promise<void>} */
  const go = async (to, seen) => (await review())?.go(to, seen);

  /** A turn that is looked at again may stand still while the game does not. */
  function halted() {
    const table = host.session()?.table;
    return table?.playing ? table.paused : pace.paused;
  }

  function halt() {
    if (halted()) return;
    pace.pause();
    host.session()?.table?.pause();
    host.render();
  }

  const advice = () =>
    once("advice", async () => {
      const [{ createAdvice }] = await Promise.all([import("./advice/advice.js"), teach(words, "advice")]);
      return createAdvice(host);
    });

  const outlook = async () => (await advice())?.follow(manner.outlook);

  async function copyLink() {
    const at = host.session();
    if (!at) return;
    await handOut(addressOf(at.info.name, at.record), words.t("share-copied"), host);
  }

  /** The link to the move just made: the one who opens it sits opposite its maker. */
  async function sendMove() {
    const at = host.session();
    if (!at) return;
    const sole = soleSeat(at.players);
    const maker = sole ?? at.turns.at(-1)?.seat ?? at.toMove;
    const receiver = opposite(maker);
    const said = words.t("share-sent", { side: sideOf(receiver, words) });
    const handed = handOut(addressOf(at.info.name, at.record, receiver), said, host);
    // Whoever sat there at this screen now answers from elsewhere.
    if (at.players[receiver] === "person") at.seat(receiver, "away");
    await handed;
  }

  async function help() {
    const [panel] = (await host.part(() => Promise.all([import("./panels/help.js"), teach(words, "dialogs")]))) ?? [];
    const at = host.session();
    if (at) panel?.openHelp(at.info, words, manner.ends);
  }

  async function enlarge() {
    const view = await once("projector", async () => (await import("./projector.js")).createProjector(host));
    view?.enter();
  }

  const deeds = {
    help,
    hint: async () => (await advice())?.hint(),
    outlook,
    new: () => ask("newGame"),
    names: () => ask("names"),
    resign: () => ask("resign"),
    agree: () => ask("agree"),
    copyLink,
    link: copyLink,
    send: sendMove,
    review,
    go,
    halted,
    toggle() {
      const table = host.session()?.table;
      if (halted()) {
        pace.resume();
        table?.resume();
        host.render();
      } else halt();
    },
    /** Stepping halts what runs. */
    step() {
      const session = host.session();
      if (session?.table?.playing) {
        halt();
        session.table.stepForward();
      } else if (session?.phase === "thinking") pace.letThrough();
      else void go("step");
    },
    stepBack() {
      halt();
      host.session()?.table?.stepBack();
    },
    /** @param {number} speed */
    speed(speed) {
      pace.speed = speed;
      host.session()?.table?.setSpeed(pace.factor);
      keepHabits({ speed });
      host.render();
    },
    async settings() {
      const settings = await once("settings", async () => {
        const [panel] = await Promise.all([import("./panels/settings.js"), teach(words, "dialogs")]);
        return panel;
      });
      /** @param {Partial<Liking>} changes */
      const change = (changes) => {
        Object.assign(manner, changes);
        host.session()?.table?.setManner(manner);
        keepHabits(changes);
        if ("outlook" in changes) void outlook();
      };
      settings?.openSettings(manner, words, change, () => void enlarge());
    },
    enlarge,
    /** @param {import("./study/types.js").ToolName} [tool] */
    async study(tool) {
      if (!host.session() || opening) return;
      opening = true;
      const [study, looks] = await Promise.all([
        once("study", async () => (await import("./study/study.js")).createStudy(host)),
        review(),
      ]);
      opening = false;
      if (study && looks) study.toggle(looks, tool);
    },
    /** The rarer ones. @param {HTMLButtonElement} button */
    async more(button) {
      const rest = await once("rest", async () => {
        const [panel] = await Promise.all([import("./panels/rest.js"), teach(words, "dialogs")]);
        return panel.createRest(host, button, pace, deeds);
      });
      rest?.toggle();
    },
  };
  return deeds;
}
