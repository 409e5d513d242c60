/*
 * Runs before everything else and in the oldest syntax there is, so that a browser too old for the page
 * still gets a sentence instead of an empty box. The sentences themselves stand in the HTML, hidden.
 */
(function () {
  var root = document.documentElement;

  // The smallest module that uses a SIMD instruction: what it takes to read it came with Safari 16.4.
  var simd = [
    0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
  ];

  function missing() {
    if (typeof WebAssembly !== "object" || !WebAssembly) return "wasm";
    if (!("noModule" in document.createElement("script"))) return "modules";
    if (typeof Uint8Array !== "function" || !WebAssembly.validate(new Uint8Array(simd))) return "simd";
    if (typeof HTMLDialogElement !== "function") return "dialog";
    if (typeof ResizeObserver !== "function") return "observer";
    if (typeof Array.prototype.findLast !== "function") return "arrays";
    if (!window.CSS || !CSS.supports("height", "1svh")) return "units";
    return "";
  }

  /** @param {string} id */
  function tell(id) {
    var note = document.getElementById(id);
    if (note) note.removeAttribute("hidden");
  }

  /** @param {() => void} run */
  function whenRead(run) {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", run);
    else run();
  }

  var lack = "";
  try {
    lack = missing();
  } catch (_error) {
    lack = "checks";
  }
  if (lack) {
    root.setAttribute("data-too-old", lack);
    whenRead(function () {
      tell(lack === "wasm" ? "no-wasm" : "too-old");
    });
    return;
  }

  /*
   * The browser may have kept this very page from a version that is gone from the server: what it is made of lies in
   * a folder of its version, and cannot be had any more. Then the page as it is now is fetched, once.
   */
  /** @param {() => void} orElse */
  function renew(orElse) {
    var stamp = root.getAttribute("data-stamp");
    if (!stamp || typeof fetch !== "function") return orElse();
    fetch(location.href.split("#")[0], { cache: "reload" })
      .then(function (answer) {
        return answer.ok ? answer.text() : "";
      })
      .then(function (text) {
        var there = / data-stamp="(\w+)"/.exec(text);
        if (there && there[1] !== stamp) location.reload();
        else orElse();
      })
      .catch(orElse);
  }

  // A module that cannot be fetched tells so on its script element, where the event does not bubble; one
  // that does not fit the others, on the window.
  window.addEventListener(
    "error",
    function (event) {
      var target = /** @type {Node | Window | null} */ (event.target);
      var script = target && "nodeName" in target && target.nodeName === "SCRIPT";
      if ((script || target === window) && !root.hasAttribute("data-started")) {
        renew(function () {
          whenRead(function () {
            tell("not-loaded");
          });
        });
      }
    },
    true,
  );
})();
