import type { PendingListStrings } from "./en.ts";

export default {
  ridesOf: (shown, all) => `${shown} di ${all} biahe`,
  soFar: (n) => `${n} biahe te awor...`,
  rides: (n) => `${n} biahe`,
  keys: "E flechanan, Page Up, Page Down, Home i End ta bai for di biahe pa biahe. Enter ta asigná un shofùr.",
  sortBy: "Ordená segun",
  soonestFirst: "Esnan mas pronto promé",
  rejecting: {
    title: (id) => `Rechasá biahe #${id}?`,
    told: "E pasahero ta tende mesora. Bo tin dies sekònde pa bai bèk.",
    note: "Den bo mes palabra, pa e pasahero",
    noReason: "Rechasá sin motibu",
    reasons: {
      no_car: "No tin outo liber na e ora ei",
      too_far: "Nos no ta kore aya",
      not_reached: "No por a haña kontakto ku e pasahero",
      booked_twice: "Reservá dos biaha",
    },
  },
} satisfies PendingListStrings;
