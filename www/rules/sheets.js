/** The rule sheets as the pages tell them, one for each game, fetched when they are wanted. */

/** @import { Sheet } from "./types.js" */

/** @type {{ [game: string]: { title: string, fetch: () => Promise<{ default: Sheet }> } }} */
export const SHEETS = {
  "o-an-quan": { title: "Ô Ăn Quan", fetch: () => import("./o-an-quan.js") },
  "san-yao": { title: "Sàn Yáo", fetch: () => import("./san-yao.js") },
  "al-manqala": { title: "Al-manqala", fetch: () => import("./al-manqala.js") },
  dakon: { title: "Dakon", fetch: () => import("./dakon.js") },
};
