/** The clock on the plates. A timer waits for the next second only while somebody's time runs. */
import { Clock, readClock } from "../clock.js";
import { runOut } from "../declarations.js";
import { make, setText } from "../dom.js";
import { whoIs } from "../seats.js";

/** @import { Host, Seat, Session } from "../types.js" */

/** Seconds at which somebody is told that time is short. */
const LOW = 10;

/** @param {Host} host */
export function createClockFaces(host) {
  const { words } = host;
  const seconds = new Intl.NumberFormat(words.lang, { minimumIntegerDigits: 2 });
  const faces = host.plates.map((plate) => {
    const face = make("span", { class: "clock", role: "timer", hidden: true });
    plate.append(face);
    return face;
  });
  /** @type {Session | null} */
  let session = null;
  /** @type {Clock | null} */
  let clock = null;
  /** The turn that was counted last. @type {unknown} */
  let counted = null;
  let timer = 0;

  function show() {
    const now = performance.now();
    faces.forEach((face, seat) => {
      // A computer takes its time, and nobody's clock can see a friend elsewhere.
      face.hidden = clock === null || session?.players[seat] !== "person";
      if (!clock || face.hidden) return;
      const left = Math.ceil(clock.leftOf(/** @type {Seat} */ (seat), now) / 1000);
      setText(face, `${words.number(Math.floor(left / 60))}:${seconds.format(left % 60)}`);
      face.classList.toggle("low", left <= LOW && clock.running === seat);
    });
  }

  function tick() {
    clearTimeout(timer);
    if (!clock || !session || clock.running === null) return;
    const seat = clock.running;
    const left = clock.leftOf(seat, performance.now());
    show();
    if (left <= 0) {
      clock.run(null, performance.now());
      store();
      runOut(session);
      return;
    }
    const whole = Math.ceil(left / 1000);
    const long = clock.main > 0 || clock.add > 2 * LOW;
    if (whole === LOW && long) host.say(words.t("clock-low", { ...whoIs(session.players, seat), seconds: LOW }));
    timer = window.setTimeout(tick, left - (whole - 1) * 1000 + 1);
  }

  function store() {
    host.setClock(clock?.keep(performance.now()) ?? null);
  }

  /** @param {Session} now */
  function follow(now) {
    const kept = readClock(host.clock());
    if (now !== session) {
      session = now;
      counted = now.turns.at(-1) ?? null;
      clock = kept && new Clock(kept);
    }
    // Who takes an end back that time has brought goes on without a clock.
    if (!kept || (now.timed && !now.outcome)) clock = null;
    if (!clock) {
      clearTimeout(timer);
      if (kept) host.setClock(null);
      show();
      return;
    }
    const last = now.turns.at(-1);
    if (now.phase === "telling" && last && last !== counted && now.players[last.seat] === "person") {
      clock.chosen(/** @type {Seat} */ (last.seat), performance.now());
    }
    counted = last ?? null;
    const runs = now.phase === "choosing" && !document.hidden ? now.toMove : null;
    if (runs !== clock.running) clock.run(runs, performance.now());
    store();
    show();
    tick();
  }

  /** What was left is kept when the page goes out of sight: it may never come back. */
  function leave() {
    if (!session || !clock || session !== host.session()) return;
    follow(session);
    if (document.hidden) host.keep();
  }
  document.addEventListener("visibilitychange", leave);
  addEventListener("pagehide", () => {
    if (!clock || session !== host.session()) return;
    store();
    host.keep();
  });

  return { follow };
}
