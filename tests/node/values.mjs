// Values of every sort that JavaScript knows, each made afresh.

import vm from "node:vm";
import { Engine, Game } from "./module.mjs";

class Instance {
  constructor() {
    this.holes = 5;
  }
}

class Inheriting {
  get holes() {
    return 5;
  }
}

/** A list that holds itself, everywhere. */
function cyclic(width) {
  const list = Array(width);
  return list.fill(list);
}

/** An object that holds itself under every name that something reads. */
function selfish() {
  const self = {};
  for (const name of ["game", "toMove", "holes", "stores", "options", "owners", "first", "level", "nodes"])
    self[name] = self;
  return self;
}

function nested(depth) {
  let list = [];
  for (let i = 0; i < depth; i += 1) list = [list];
  return list;
}

function revoked(target) {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

export const LONG = "x".repeat(10_000_000);

/** What may stand for something left out, or for an empty object: harmless where options may be missing. */
export const HARMLESS = {
  undefined: () => undefined,
  "an empty object": () => ({}),
  "a frozen object": () => Object.freeze({}),
  "an object without a prototype": () => Object.create(null),
  "an empty object of another realm": () => vm.runInNewContext("({})"),
  "a proxy of an object": () => new Proxy({}, {}),
  "an object of fields that are not there": () => ({ level: undefined, holes: undefined }),
};

/** What no argument can be. */
export const SENSELESS = {
  null: () => null,
  true: () => true,
  false: () => false,
  "-1": () => -1,
  1.5: () => 1.5,
  "2 to the 53rd": () => 2 ** 53,
  "1e308": () => 1e308,
  NaN: () => Number.NaN,
  Infinity: () => Number.POSITIVE_INFINITY,
  "-Infinity": () => Number.NEGATIVE_INFINITY,
  "a bigint": () => 5n,
  "a huge bigint": () => 2n ** 4096n,
  "a symbol": () => Symbol("holes"),
  "a well-known symbol": () => Symbol.iterator,
  "a function": () => () => ({}),
  "a class": () => Instance,
  "an empty text": () => "",
  "a text of ten megabytes": () => LONG,
  "a lone high surrogate": () => "\ud800",
  "a lone low surrogate": () => "\udc00A",
  "a text with a zero": () => "A\0",
  "a text with every sort of space": () => " \t\n\u00a0\u2028\ufeff",
  "the name of prototypes": () => "__proto__",
  "an empty list": () => [],
  "a sparse list": () => Object.assign([], { 2: 1 }),
  "a huge sparse list": () => Array(2 ** 32 - 1),
  "a long list": () => Array(1_000_000).fill(0),
  "a list of everything": () => [undefined, null, 5n, Symbol("x"), () => {}, LONG],
  "a deeply nested list": () => nested(10_000),
  "a list that holds itself": () => cyclic(1),
  "a list that holds itself many times": () => cyclic(100),
  "an object that holds itself": selfish,
  "an object with an unknown field": () => ({ unknown: 1 }),
  "an object with a field called __proto__": () => JSON.parse('{"__proto__": {"holes": 5}}'),
  "an object with a field called constructor": () => ({ constructor: { prototype: {} } }),
  "an object with many fields": () => Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`field${i}`, i])),
  "an object with many fields that are not there": () =>
    Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`field${i}`, undefined])),
  "an object with a long name": () => ({ [LONG]: 1 }),
  "an object with a broken name": () => ({ "\ud800": 1 }),
  "an object with long texts": () => ({ game: LONG, first: LONG, level: LONG, tableMegabytes: LONG }),
  "an object with a prototype of its own": () => Object.create({ holes: 5, level: 1, game: "dakon" }),
  "an instance of a class": () => new Instance(),
  "an instance with inherited fields": () => new Inheriting(),
  "a map": () => new Map([["holes", 5]]),
  "a set": () => new Set(["dakon"]),
  "a weak map": () => new WeakMap(),
  "a date": () => new Date(0),
  "a regular expression": () => /dakon/,
  "an error": () => new Error("mine"),
  "a promise": () => Promise.resolve("dakon"),
  "a boxed number": () => new Number(1),
  "a boxed text": () => new String("dakon"),
  "a boxed flag": () => new Boolean(true),
  "a boxed bigint": () => Object(1n),
  "a boxed symbol": () => Object(Symbol("x")),
  bytes: () => new Uint8Array([5, 5, 5, 5, 5]),
  "a buffer": () => new ArrayBuffer(8),
  "a shared buffer": () => new SharedArrayBuffer(8),
  "an endless generator": () =>
    (function* endless() {
      for (;;) yield 1;
    })(),
  "an iterable": () => ({ *[Symbol.iterator]() {}, length: 2 }),
  "something like a list": () => ({ length: 2, 0: [5], 1: [5] }),
  "a convertible object": () => ({ toString: () => "dakon", valueOf: () => 1, [Symbol.toPrimitive]: () => "dakon" }),
  "a list of another realm": () => vm.runInNewContext("[1, 2, 3]"),
  "a proxy of a list": () => new Proxy([], {}),
  "a proxy of a function": () => new Proxy(() => {}, {}),
  "a proxy with a length below zero": () => new Proxy([], { get: (_, name) => (name === "length" ? -5 : 0) }),
  "a proxy with a length that is none": () => new Proxy([], { get: (_, name) => (name === "length" ? "2" : 0) }),
  "a proxy with an endless length": () =>
    new Proxy([], { get: (_, name) => (name === "length" ? Number.POSITIVE_INFINITY : 0) }),
  "a proxy that has every field": () =>
    new Proxy(
      {},
      {
        get: () => 1,
        ownKeys: () => ["q", "r"],
        getOwnPropertyDescriptor: () => ({ value: 1, enumerable: true, configurable: true }),
      },
    ),
  "a revoked proxy of an object": () => revoked({}),
  "a revoked proxy of a list": () => revoked([]),
  "a revoked proxy of a function": () => revoked(() => {}),
  "another game": () => new Game("dakon"),
  "an engine": () => new Engine({ tableMegabytes: 1 }),
  "the class of games": () => Game,
  "a game without its memory": () => Object.create(Game.prototype),
};
