import type { CashStrings } from "./en.ts";

export default {
  receivedUsd: "Erhalten, US$ (freiwillig)",
  receivedXcg: "Erhalten, XCG (freiwillig)",
  left: (usd, xcg) => `Es fehlen ${usd} oder ${xcg}. Wie wurde das bezahlt?`,
  leftPaidBy: "Der Rest wurde bezahlt",
  sayRest: "Sagen Sie, wie der Rest bezahlt wurde.",
  giveBack: (own, other) => `${own} zurückgeben, oder ${other}`,
  changeIn: "Wechselgeld gegeben in",
  changeUsd: "Wechselgeld in Dollar",
  changeXcg: "Wechselgeld in Gulden",
  whyUnpaid: "Warum wurde nicht bezahlt?",
  unpaidReasons: {
    later: "Zahlt später",
    refused: "Wollte den Preis nicht zahlen",
    left: "Ohne zu zahlen gegangen",
    other: "Etwas anderes",
  },
  unpaidBecause: (why) => `Nicht bezahlt: ${why}`,
  sayWhyUnpaid: "Sagen Sie, warum nicht bezahlt wurde.",
  unpaidNote: "Was geschah (freiwillig)",
} satisfies CashStrings;
