import type { PendingListStrings } from "./en.ts";

export default {
  ridesOf: (shown, all) => `Ritten: ${shown} van ${all}`,
  soFar: (n) => (n === "1" ? "1 rit tot nu toe..." : `${n} ritten tot nu toe...`),
  rides: (n) => (n === "1" ? "1 rit" : `${n} ritten`),
  keys: "Ga met de pijltjes, Page Up, Page Down, Home en End van rit naar rit. Met Enter wijs je een chauffeur toe.",
  sortBy: "Sorteren op",
  soonestFirst: "Eerstvolgende eerst",
  rejecting: {
    tell: "Vertel de passagier waarom",
    ownWords: "In je eigen woorden",
    note: "In je eigen woorden, voor de passagier",
    send: "Vertel het de passagier",
    told: (id) => `Rit #${id} geweigerd. De passagier hoort waarom.`,
    failed: "De reden versturen is niet gelukt. Probeer het opnieuw.",
    reasons: {
      no_car: "Op dat moment geen auto vrij",
      too_far: "We rijden daar niet",
      not_reached: "Passagier niet bereikt",
      booked_twice: "Dubbel geboekt",
    },
  },
} satisfies PendingListStrings;
