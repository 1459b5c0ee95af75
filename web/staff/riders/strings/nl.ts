import type { RidersStrings } from "./en.ts";

export default {
  allStates: "Elke status",
  rides: "Ritten",
  lastRide: "Laatste rit",
  noRide: "Nog geen",
  nobody: "Geen passagier gevonden.",
  back: "Alle passagiers",
  since: "Passagier sinds",
  vipLevel: "VIP-niveau",
  ridesNone: "Nog geen ritten.",
  reference: "Rit",
  when: "Ophalen",
  route: "Route",
  driver: "Chauffeur",
  noDriver: "–",
  fare: "Ritprijs",
  missing: "Deze passagier bestaat niet.",
  totals: {
    booked: "Geboekt",
    open: "Nog te rijden",
    completed: "Afgerond",
    called_off: "Gingen niet door",
    no_show: "Niet verschenen",
    fares: "Ritprijzen",
  },
} satisfies RidersStrings;
