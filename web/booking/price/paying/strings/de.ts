import type { PayingStrings } from "./en.ts";

export default {
  how: "Wie möchten Sie zahlen?",
  driver: "Beim Fahrer zahlen",
  driverHow: (xcg) => `Bar: in Dollar oder ${xcg}`,
  now: "Jetzt zahlen",
  nowHow: "Per Karte, Bank oder Wallet",
  after: "Ihre Fahrt wird zuerst gebucht. Dann zahlen Sie auf der Seite des Zahlungsdienstes.",
  wayThere: (amount) =>
    `Sie zahlen ${amount} für die Hinfahrt; die Rückfahrt zahlen Sie auf ihrer eigenen Seite.`,
  book: "Buchen und zahlen",
} satisfies PayingStrings;
