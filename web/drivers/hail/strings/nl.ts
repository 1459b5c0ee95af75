import type { HailStrings } from "./en.ts";

export default {
  title: "Straatrit",
  noSignal: "Straatrit: alleen met signaal",
  from: "Van",
  to: "Waarheen",
  locating: "We zoeken waar je bent...",
  people: "Personen",
  few: "1 tot 4",
  many: "5 of 6",
  other: "Andere plek",
  start: (price: string) => `Starten, ${price}`,
  choose: "Kies de bestemming",
  starting: "Starten...",
  busy: "Je hebt een passagier aan boord. Rond die rit eerst af.",
} satisfies HailStrings;
