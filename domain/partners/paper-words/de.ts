import type { PaperWords } from "./en.ts";

export const de: PaperWords = {
  rank: {
    title: "Ein Taxi ab hier",
    text: "Scannen, den Festpreis sehen und einen Wagen kommen lassen. Bezahlt wird im Wagen.",
  },
  guests: {
    title: "Ihr Taxi, aufs Zimmer",
    text: "Scannen, und ein Taxi holt Sie ab. Es geht auf Ihr Zimmer.",
  },
};
