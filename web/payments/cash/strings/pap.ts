import type { CashStrings } from "./en.ts";

export default {
  receivedUsd: "Risibí, US$ (opshonal)",
  receivedXcg: "Risibí, XCG (opshonal)",
  left: (usd, xcg) => `Falta ${usd}, òf ${xcg}. Kon a paga esei?`,
  leftPaidBy: "E resto a ser pagá",
  sayRest: "Bisa kon a paga e resto.",
  giveBack: (own, other) => `Duna ${own} bèk, òf ${other}`,
  changeIn: "Kambio duná na",
  changeUsd: "Kambio na dòler",
  changeXcg: "Kambio na florin",
  whyUnpaid: "Dikon no a paga?",
  unpaidReasons: {
    later: "Ta paga despues",
    refused: "No a asepta e preis",
    left: "A bai sin paga",
    other: "Algu otro",
  },
  unpaidBecause: (why) => `No pagá: ${why}`,
  sayWhyUnpaid: "Bisa dikon no a paga.",
  unpaidNote: "Kiko a pasa (opshonal)",
} satisfies CashStrings;
