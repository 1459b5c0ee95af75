import type { DealWords } from "../deal-words.ts";

export default {
  ask: "Sie fahren oft? Fragen Sie uns nach einem besseren Preis.",
  vip: (rides, percent) =>
    `Ab ${rides === 1 ? "Ihrer ersten Fahrt" : `${rides} Fahrten`} ${percent}% auf jede Fahrt.`,
} satisfies DealWords;
