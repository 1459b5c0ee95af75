import type { PendingListStrings } from "./en.ts";

export default {
  ridesOf: (shown, all) => `Ritten: ${shown} van ${all}`,
  soFar: (n) => (n === "1" ? "1 rit tot nu toe..." : `${n} ritten tot nu toe...`),
  rides: (n) => (n === "1" ? "1 rit" : `${n} ritten`),
  keys: "Ga met de pijltjes, Page Up, Page Down, Home en End van rit naar rit. Met Enter wijs je een chauffeur toe.",
  sortBy: "Sorteren op",
  soonestFirst: "Eerstvolgende eerst",
  rejecting: {
    title: (id) => `Rit #${id} weigeren?`,
    told: "De passagier hoort het meteen. Je kunt het tien seconden lang ongedaan maken.",
    note: "In je eigen woorden, voor de passagier",
    noReason: "Weigeren zonder reden",
    reasons: {
      no_car: "Op dat moment geen auto vrij",
      too_far: "We rijden daar niet",
      not_reached: "Passagier niet bereikt",
      booked_twice: "Dubbel geboekt",
    },
  },
} satisfies PendingListStrings;
