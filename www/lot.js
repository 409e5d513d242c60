/** Drawing lots, fairly. */

/** A whole number from 0 up to below the bound, each as likely as the others. @param {number} bound */
export function drawLot(bound) {
  const drawn = new Uint32Array(1);
  const fair = 2 ** 32 - (2 ** 32 % bound);
  do crypto.getRandomValues(drawn);
  while (drawn[0] >= fair);
  return drawn[0] % bound;
}
