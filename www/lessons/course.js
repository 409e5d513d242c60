/** A list of lessons: what there is, how far one is, one lesson at a time, and how it went. */
import { button, fill, make, setText, setUsable } from "../dom.js";
import { wordError } from "../i18n/errors.js";
import { Senseless } from "./judge.js";
import { createLesson } from "./lesson.js";
import { idOf, openProgress } from "./progress.js";

/** @import { Around, Lesson, List, Shown } from "./types.js" */

const SIGNS = { open: "", tried: "", first: "★", later: "✓", shown: "–" };

/** What a lesson without a title of its own is called. @param {Lesson} lesson @param {Around} around */
export const titleOf = ({ title, ask }, { text }) => title || text.t(`kind-${ask}`);

/** Of several that are called the same, each has a number. @param {Lesson[]} lessons @param {Around} around */
export function titlesOf(lessons, around) {
  const titles = lessons.map((lesson) => titleOf(lesson, around));
  return titles.map((title, index) => {
    const alike = titles.flatMap((other, at) => (other === title ? [at] : []));
    return alike.length > 1 ? `${title} ${around.words.number(alike.indexOf(index) + 1)}` : title;
  });
}

/** @param {List} list @param {Around} around */
export function createCourse({ title, lessons }, around) {
  const { text, words } = around;
  const say = text.t;
  const titles = titlesOf(lessons, around);
  const progress = openProgress(idOf(lessons), lessons.length);
  /** @type {Shown | null} */
  let shown = null;
  let at = 0;

  const place = make("div", { class: "lesson-place" });
  const count = make("p", { class: "count" });
  const signs = lessons.map(() => make("span", { class: "mark", "aria-hidden": "true" }));
  const states = lessons.map(() => make("span", { class: "unseen" }));
  const links = titles.map((called, index) => button(called, () => open(index), { class: "lesson-link" }));
  links.forEach((link, index) => {
    link.prepend(make("span", { class: "number" }, words.number(index + 1)));
    link.append(states[index], signs[index]);
  });
  const previous = button(say("lessons-previous"), () => open(at - 1));
  const next = button(say("lessons-next"), () => (at + 1 < lessons.length ? open(at + 1) : finish()));
  const summary = make("section", { class: "summary", "aria-labelledby": "summary-title" });
  const contents = make(
    "nav",
    { class: "contents", "aria-labelledby": "contents" },
    make("h2", { id: "contents" }, words.t("panel-lessons")),
    make("ol", { class: "lesson-links" }, ...links.map((link) => make("li", {}, link))),
    count,
    button(say("lessons-restart"), () => {
      progress.clear();
      render();
      open(0);
    }),
  );

  function render() {
    const marks = progress.marks();
    marks.forEach((mark, index) => {
      setText(signs[index], SIGNS[mark]);
      setText(states[index], mark === "open" || mark === "tried" ? "" : `, ${say(`mark-${mark}`)}`);
      signs[index].dataset.mark = mark;
    });
    const done = marks.filter((mark) => mark === "first" || mark === "later").length;
    const first = marks.filter((mark) => mark === "first").length;
    setText(count, say("lessons-count", { done, first, count: lessons.length }));
  }

  /** @param {number} index */
  function show(index) {
    shown?.close();
    shown = null;
    at = index;
    links.forEach((link, other) => {
      if (other === index) link.setAttribute("aria-current", "step");
      else link.removeAttribute("aria-current");
    });
    const heading = `${words.number(index + 1)}. ${titles[index]}`;
    const onward = make("p", { class: "onward" }, previous, next);
    next.classList.remove("chief");
    setUsable(previous, index > 0);
    setText(next, say(index + 1 < lessons.length ? "lessons-next" : "lessons-finish"));
    try {
      shown = createLesson(lessons[index], heading, around, {
        note(what) {
          progress.note(index, what);
          render();
          if (what !== "found") return;
          next.classList.add("chief");
          next.focus({ preventScroll: true });
        },
      });
      fill(place, shown.element, onward);
    } catch (error) {
      const what = error instanceof Senseless ? say(`senseless-${error.code}`) : wordError(error, words);
      const sorry = make("p", { class: "problem" }, say("lessons-unfit", { what }));
      fill(
        place,
        make("section", { class: "lesson" }, make("h2", { id: "lesson-title", tabindex: -1 }, heading), sorry),
        onward,
      );
    }
  }

  /** @param {number} index */
  function open(index) {
    show(index);
    const title = document.getElementById("lesson-title");
    title?.focus({ preventScroll: true });
    if ((title?.getBoundingClientRect().top ?? 0) < 0) title?.scrollIntoView();
  }

  function finish() {
    shown?.close();
    shown = null;
    const marks = progress.marks();
    const first = marks.filter((mark) => mark === "first").length;
    const open = marks.filter((mark) => mark === "open" || mark === "tried").length;
    const heading = make("h2", { id: "summary-title", tabindex: -1 }, say("lessons-end"));
    fill(
      summary,
      heading,
      make("p", { class: "score" }, say("lessons-end-count", { first, count: lessons.length })),
      open > 0 && make("p", {}, say("lessons-end-open", { open })),
      make(
        "ol",
        { class: "lesson-links" },
        ...titles.map((called, index) =>
          make(
            "li",
            {},
            called,
            " ",
            make("span", { class: "faint" }, say(`mark-${marks[index] === "tried" ? "open" : marks[index]}`)),
          ),
        ),
      ),
    );
    fill(place, summary);
    heading.focus();
  }

  render();
  const open0 = progress.marks().findIndex((mark) => mark === "open" || mark === "tried");
  const side = make("div", { class: "lesson-side" }, contents);
  const element = make("main", { class: "lessons-page" }, make("h1", {}, title), place);
  const wide = matchMedia("(min-width: 64rem)");
  // Whoever goes through it by keys meets it in the order in which it is seen.
  const arrange = () => (wide.matches ? place.before(side) : place.after(side));
  wide.addEventListener("change", arrange);
  arrange();
  // The board measures itself: it is on the page by then.
  queueMicrotask(() => show(Math.max(0, open0)));
  return {
    element,
    close() {
      wide.removeEventListener("change", arrange);
      shown?.close();
    },
  };
}
