import type { CashStrings } from "./en.ts";

export default {
  receivedUsd: "Ontvangen, US$ (niet verplicht)",
  receivedXcg: "Ontvangen, XCG (niet verplicht)",
  left: (usd, xcg) => `Nog ${usd}, of ${xcg}. Hoe is dat betaald?`,
  leftPaidBy: "De rest is betaald",
  sayRest: "Zeg hoe de rest betaald is.",
  giveBack: (own, other) => `Geef ${own} terug, of ${other}`,
  changeIn: "Wisselgeld gegeven in",
  changeUsd: "Wisselgeld in dollars",
  changeXcg: "Wisselgeld in guldens",
  whyUnpaid: "Waarom is er niet betaald?",
  unpaidReasons: {
    later: "Betaalt later",
    refused: "Wilde de prijs niet betalen",
    left: "Weg zonder te betalen",
    other: "Iets anders",
  },
  unpaidBecause: (why) => `Niet betaald: ${why}`,
  sayWhyUnpaid: "Zeg waarom er niet betaald is.",
  unpaidNote: "Wat er gebeurde (niet verplicht)",
} satisfies CashStrings;
