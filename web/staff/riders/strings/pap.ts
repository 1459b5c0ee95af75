import type { RidersStrings } from "./en.ts";

export default {
  allStates: "Tur estado",
  rides: "Biahe",
  lastRide: "Último biahe",
  noRide: "Ainda no",
  nobody: "No a haña ningun pasahero.",
  back: "Tur pasahero",
  since: "Pasahero for di",
  vipLevel: "Nivel VIP",
  ridesNone: "Ainda no tin biahe.",
  reference: "Biahe",
  when: "Rekohé",
  route: "Ruta",
  driver: "Shofùr",
  noDriver: "–",
  fare: "Preis",
  missing: "E pasahero ei no ta eksistí.",
  totals: {
    booked: "Reservá",
    open: "Pa kore ainda",
    completed: "Terminá",
    called_off: "No a sigui",
    no_show: "No a presentá",
    fares: "Preis di biahe",
  },
} satisfies RidersStrings;
