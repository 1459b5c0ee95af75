import type { TipStrings } from "./en.ts";

const tip: TipStrings = {
  title: (name) => (name === "" ? "Ein Trinkgeld für die Fahrt?" : `Ein Trinkgeld für ${name}?`),
  text: "Mit Karte, Bank oder Wallet. Jeder Cent geht an die Person am Steuer.",
  amount: "Höhe des Trinkgelds",
  other: "Anderer Betrag",
  own: "Ihr Trinkgeld, US$",
  amountWrong: (least, most) => `Bitte einen Betrag von ${least} bis ${most} eingeben.`,
  go: "Weiter",
  give: (amount) => `${amount} Trinkgeld geben`,
  given: (amount, name) =>
    name === "" ? `Danke! Ihr Trinkgeld von ${amount} ist unterwegs.` : `Danke! ${amount} sind für ${name}.`,
  /** The tip was begun and isn't paid. */
  failed: "Die Zahlung hat nicht geklappt, und es wurde nichts abgebucht.",
  unpaid: "Es wurde nichts abgebucht.",
  waits:
    "Die Bank hat uns noch nicht gesagt, ob Ihr Trinkgeld angekommen ist. Sobald wir es wissen, steht es hier.",
  starting: "Einen Moment...",
  startFailed: "Die Zahlung ließ sich nicht beginnen. Bitte versuchen Sie es noch einmal.",
  over: "Hier kann kein Trinkgeld mehr gegeben werden.",
};

export default tip;
