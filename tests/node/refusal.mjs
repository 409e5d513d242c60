// What a refusal by the module looks like.

import assert from "node:assert/strict";
import { text } from "./module.mjs";

/** Every code that mancala.d.ts declares. */
export const CODES = [
  .../export type ErrorCode =([^;]*);/.exec(text("pkg/mancala.d.ts"))[1].matchAll(/"([^"]+)"/g),
].map(([, code]) => code);

/** What the work throws; it must throw. */
export function thrown(work) {
  try {
    work();
  } catch (error) {
    return error;
  }
  return assert.fail(`nothing was thrown by ${work}`);
}

/** Whether something thrown is a refusal, in every respect. */
export function assertRefusal(error) {
  assert.ok(error instanceof Error, `not an Error: ${String(error)}`);
  assert.ok(!(error instanceof WebAssembly.RuntimeError), `the module trapped: ${error.stack}`);
  assert.ok(CODES.includes(error.code), `no code: ${error.stack}`);
  assert.equal(error.name, "MancalaError");
  assert.ok(error.message.length > 5, error.message);
  assert.ok(error.message.length < 400, `a message of ${error.message.length} characters`);
  if ("at" in error) assert.equal(typeof error.at, "string");
}

/** The work must be refused with this code (or one of these), and at this place if one is given. */
export function refused(work, code, at) {
  const error = thrown(work);
  assertRefusal(error);
  assert.ok([code].flat().includes(error.code), `${error.code}, not ${code}: ${error.message}`);
  if (at !== undefined) assert.equal(error.at, at, error.message);
  return error;
}
