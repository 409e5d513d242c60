/** What the buttons do. Questions are fetched when one is first asked: most visits ask none. */
import { handOut } from "./panels/share.js";
import { addressOf } from "./routing.js";
import { opposite, soleSeat } from "./seats.js";

/** @param {import("./types.js").Host} host */
export function createDeeds(host) {
  const { words, notices } = host;
  /** @type {import("./types.js").Questions | null} */
  let questions = null;
  let fetching = false;

  /** @param {keyof import("./types.js").Questions} question */
  async function ask(question) {
    // A second press while the first is under way is the same press.
    if (fetching) return;
    fetching = true;
    try {
      const { createQuestions } = await import("./questions.js");
      questions ??= createQuestions(host);
    } catch {
      notices.show(words.t("notice-part"));
      return;
    } finally {
      fetching = false;
    }
    await questions[question]();
  }

  /** @type {Map<string, Promise<any>>} */
  const parts = new Map();

  /** Fetched when it is first needed; what could not be fetched is tried again. @type {<Part>(name: string, fetch: () => Promise<Part>) => Promise<Part | undefined>} */
  async function part(name, fetch) {
    try {
      if (!parts.has(name)) parts.set(name, fetch());
      return await parts.get(name);
    } catch {
      parts.delete(name);
      notices.show(words.t("notice-part"));
    }
  }

  /** Looking back, and playing on from there. */
  const review = () => part("review", async () => (await import("./review.js")).createReview(host));

  async function copyLink() {
    const at = host.session();
    if (!at) return;
    await handOut(addressOf(at.info.name, at.record), words.t("share-copied"), words, notices);
  }

  /** The link to the move just made: the one who opens it sits opposite its maker. */
  async function sendMove() {
    const at = host.session();
    if (!at) return;
    const sole = soleSeat(at.players);
    const maker = sole ?? at.turns.at(-1)?.seat ?? at.toMove;
    const receiver = opposite(maker);
    const side = words.t(receiver === 0 ? "seat-south" : "seat-north");
    const handed = handOut(
      addressOf(at.info.name, at.record, receiver),
      words.t("share-sent", { side }),
      words,
      notices,
    );
    // Whoever sat there at this screen now answers from elsewhere.
    if (at.players[receiver] === "person") at.seat(receiver, "away");
    await handed;
  }

  return {
    newGame: () => ask("newGame"),
    names: () => ask("names"),
    resign: () => ask("resign"),
    agree: () => ask("agree"),
    copyLink,
    sendMove,
    review,
    /** @type {import("./types.js").Review["go"]} */
    go: async (to, seen) => (await review())?.go(to, seen),
    async study() {
      if (!host.session()) return;
      const [study, looks] = await Promise.all([
        part("study", async () => (await import("./study/study.js")).createStudy(host)),
        review(),
      ]);
      if (study && looks) study.toggle(looks);
    },
  };
}
