import type { HailStrings } from "./en.ts";

export default {
  title: "Biahe di kaya",
  noSignal: "Biahe di kaya: mester di señal",
  from: "For di",
  to: "Na unda",
  locating: "Nos ta buska unda bo ta...",
  people: "Hende",
  few: "1 te 4",
  many: "5 òf 6",
  other: "Otro lugá",
  start: (price: string) => `Sali, ${price}`,
  choose: "Skohe na unda",
  starting: "Ta saliendo...",
  busy: "Bo tin un pasahero abordo. Kaba e biahe ei promé.",
} satisfies HailStrings;
