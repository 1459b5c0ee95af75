import type { DealWords } from "../deal-words.ts";

export default {
  ask: "Bo ta biaha hopi? Puntra nos pa un mihó preis.",
  vip: (rides, percent) =>
    `For di ${rides === 1 ? "bo promé biahe" : `${rides} biahe`}: ${percent}% di deskuento riba kada biahe.`,
} satisfies DealWords;
