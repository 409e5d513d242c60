// What the pages to print are made of. Nothing of this travels to a browser.

import type { GameInfo, Position } from "../types.js";

/** An element of a drawing. */
export type Drawn = (tag: string, props: { [name: string]: string | number }, text?: string) => SVGElement;
/** `label` tells what it is, `sides` what South and North are called. */
export type DrawBoard = (
  info: GameInfo,
  position: Position,
  words: { label: string; sides: [string, string]; number: (value: number) => string },
) => SVGElement;
