/** Opens a page beside the games. */

/** Where something is missing, the page says so. @param {() => Promise<void>} show */
export async function openPage(show) {
  const { dataset } = document.documentElement;
  // An old browser has been told already, by preflight.js.
  if (dataset.tooOld) return;
  dataset.started = "";
  try {
    await show();
    const { stamp } = dataset;
    if (stamp) import("./installed/keep.js").then((it) => it.keepInstalled(stamp)).catch(() => {});
  } catch (error) {
    // What is missing is told; whoever looks for the reason finds it.
    document.getElementById("not-loaded")?.removeAttribute("hidden");
    console.warn(error);
  }
}
