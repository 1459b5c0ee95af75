import type { PendingListStrings } from "./en.ts";

export default {
  ridesOf: (shown, all) => `${shown} di ${all} biahe`,
  soFar: (n) => `${n} biahe te awor...`,
  rides: (n) => `${n} biahe`,
  keys: "E flechanan, Page Up, Page Down, Home i End ta bai for di biahe pa biahe. Enter ta asigná un shofùr.",
  sortBy: "Ordená segun",
  soonestFirst: "Esnan mas pronto promé",
  rejecting: {
    tell: "Bisa e pasahero dikon",
    ownWords: "Den bo mes palabra",
    note: "Den bo mes palabra, pa e pasahero",
    send: "Bisa e pasahero",
    told: (id) => `Biahe #${id} rechasá. E pasahero ta haña sa dikon.`,
    failed: "No por a manda e motibu. Por fabor purba atrobe.",
    reasons: {
      no_car: "No tin outo liber na e ora ei",
      too_far: "Nos no ta kore aya",
      not_reached: "No por a haña kontakto ku e pasahero",
      booked_twice: "Reservá dos biaha",
    },
  },
} satisfies PendingListStrings;
