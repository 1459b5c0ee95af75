import type { DemandStrings } from "./en.ts";

export default {
  about:
    "Schiffe an den Piers. Die Zentrale sieht sie über der Tafel, und der Plan rechnet mit einem Teil ihrer Passagiere.",
  bringIn: "CSV übernehmen",
  add: "Schiff eintragen",
  none: "Für die nächsten 31 Tage ist kein Schiff eingetragen.",
  remove: "Entfernen",
  removed: "Das Schiff ist entfernt.",
  passengers: (count) => `${count} Passagiere`,
  ship: "Schiff",
  pier: "Pier",
  pierHint: "Ein Ort der Karte: Wählen Sie ihn aus der Liste.",
  date: "Tag",
  from: "Von",
  until: "Bis",
  untilHint: "Früher als Von ist der nächste Tag.",
  people: "Passagiere",
  expected: "Heute zu erwartende Fahrten",
  expectedWhy: "Nach den letzten 90 Tagen, Passagiere von Schiffen in Gelb.",
  hour: (hour, rides, ships) => `${hour} Uhr: ${rides} Fahrten, davon ${ships} mit Passagieren von Schiffen`,
} satisfies DemandStrings;
