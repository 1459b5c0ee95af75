import type { PaperWords } from "./en.ts";

export const nl: PaperWords = {
  rank: {
    title: "Een taxi vanaf hier",
    text: "Scan, zie de vaste prijs en laat een auto komen. Je betaalt in de auto.",
  },
  guests: {
    title: "Je taxi, op je kamer",
    text: "Scan en er komt een taxi voor je. Die gaat op je kamer.",
  },
};
