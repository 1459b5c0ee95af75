import type { PendingListStrings } from "./en.ts";

export default {
  ridesOf: (shown, all) => `${shown} van ${all} ritten`,
  soFar: (n) => `${n} ritten tot nu toe...`,
  rides: (n) => (n === "1" ? "1 rit" : `${n} ritten`),
  keys: "De pijltjes, Page Up, Page Down, Home en End gaan van rit naar rit. Enter wijst een chauffeur toe.",
  sortBy: "Sorteren op",
  soonestFirst: "Eerst de eerstvolgende",
} satisfies PendingListStrings;
