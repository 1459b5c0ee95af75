import type { DealWords } from "../deal-words.ts";

export default {
  ask: "Rijd je vaak met ons? Vraag ons om een betere prijs.",
  vip: (rides, percent) =>
    `Vanaf ${rides === 1 ? "je eerste rit" : `${rides} ritten`} krijg je ${percent}% korting op elke rit.`,
} satisfies DealWords;
