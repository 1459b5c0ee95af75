import type { TipStrings } from "./en.ts";

const tip: TipStrings = {
  title: (name) => (name === "" ? "Een fooi voor je chauffeur?" : `Een fooi voor ${name}?`),
  text: "Met kaart, bank of wallet. Elke cent gaat naar je chauffeur.",
  amount: "Bedrag van de fooi",
  other: "Anders",
  own: "Je fooi, US$",
  amountWrong: (least, most) => `Vul een bedrag in van ${least} tot ${most}.`,
  go: "Verder",
  give: (amount) => `Geef ${amount} fooi`,
  given: (amount, name) =>
    name === "" ? `Bedankt! Je fooi van ${amount} komt eraan.` : `Bedankt! ${amount} is voor ${name}.`,
  /** The tip was begun and isn't paid. */
  failed: "De betaling is niet gelukt en er is niets afgeschreven.",
  unpaid: "Er is niets afgeschreven.",
  waits: "De bank heeft nog niet gezegd of je fooi is aangekomen. Zodra we het weten, zie je het hier.",
  starting: "Een ogenblik...",
  startFailed: "Dit lukte niet. Probeer het nog eens.",
  over: "Hier kun je geen fooi meer geven.",
};

export default tip;
