import type { DeskMapStrings } from "./en.ts";

export default {
  follow: "Folgen",
  followDriver: (name) => `${name} auf der Karte folgen`,
  followCar: (name, status) => `${name}, ${status}. Auf der Karte folgen.`,
  following: (name) => `Die Karte bleibt bei ${name}, bis Sie sie bewegen.`,
  stop: "Nicht mehr folgen",
  carsHere: (n, names) => `${n} Wagen hier: ${names}. Einzeln zeigen.`,
  waitingHere: (n, first) => `${n} Fahrgäste warten hier, der erste ${first}. Einzeln zeigen.`,
  waitingFor: (id, place, due) => `Fahrt #${id} ab ${place}, ${due}, noch kein Fahrer`,
  late: (time) => `${time} zu spät`,
  waiting: "Noch kein Fahrer",
  waitingSoon: (hours) => `Abholungen in den nächsten ${hours} Stunden.`,
  nobodyWaits: (hours) => `Jede Abholung in den nächsten ${hours} Stunden hat einen Fahrer.`,
  notPlaced: (n) =>
    n === 1 ? "1 davon hat keinen Punkt auf der Karte." : `${n} davon haben keinen Punkt auf der Karte.`,
  zones: "Flughafen-Tarifzonen",
  zonesLoading: "Die Zonen laden...",
  zonesFailed: "Die Zonen ließen sich nicht laden. Bitte versuchen Sie es noch einmal.",
} satisfies DeskMapStrings;
