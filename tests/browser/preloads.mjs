// What runs in every page of the tests before the page's own scripts.

/** The computer and the lots draw the same chance in every run. */
export function sameChance() {
  crypto.getRandomValues = (array) => {
    if (array) /** @type {any} */ (array).fill(7);
    return array;
  };
}

/** What breaks the content security policy is an error like any other. */
export function reportViolations() {
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    console.error(`policy: ${violatedDirective} ${blockedURI}`);
  });
}

/**
 * Writes down what the thread of advice is told and answers, as `page.advice`: the record of each question, `cancel`, and
 * in `answers` what came back. It thinks until it is cancelled or there is a proof, however slow the machine. Threads that
 * were ever asked to think, the computer's too, are counted as `thinkers`: each holds a table.
 */
export function overhear() {
  const page = /** @type {any} */ (window);
  /** @type {{ orders: string[], answers: string[], ended: number, thinkers: number }} */
  const advice = { orders: [], answers: [], ended: 0, thinkers: 0 };
  page.advice = advice;
  const threads = new Set();
  const thinkers = new Set();
  const { postMessage, terminate } = Worker.prototype;
  /** @param {any} order */
  Worker.prototype.postMessage = function (order) {
    if (order.kind === "think") advice.thinkers = thinkers.add(this).size;
    if (order.limits?.millis) {
      if (!threads.has(this)) {
        threads.add(this);
        this.addEventListener("message", ({ data }) => advice.answers.push(`${data.kind} ${data.id}`));
      }
      advice.orders.push(order.record);
      postMessage.call(this, { ...order, limits: { ...order.limits, millis: 1_000_000_000 } });
      return;
    }
    if (order.kind === "cancel" && threads.has(this)) advice.orders.push("cancel");
    postMessage.call(this, order);
  };
  Worker.prototype.terminate = function () {
    if (threads.has(this)) advice.ended += 1;
    terminate.call(this);
  };
}
