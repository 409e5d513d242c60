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
