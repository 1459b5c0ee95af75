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
  feed: {
    title: "Per Kalender",
    intro:
      "Der Kalender eines Hafens oder Agenten (iCalendar) wird jede Stunde gelesen: Seine Schiffe kommen, ändern sich und gehen hier von selbst. Ein Schiff, das Sie eintragen oder ändern, bleibt Ihres.",
    url: "Adresse des Kalenders",
    urlHint: "Beginnt mit https:// oder webcal://.",
    pier: "Pier, wo keiner steht",
    pierHint: "Ein Ort auf der Karte: bitte aus der Liste wählen.",
    passengers: "Passagiere, wo keine stehen",
    passengersHint: "Eine Schätzung für ein Schiff, dessen Zahl nicht im Kalender steht.",
    save: "Speichern und jetzt lesen",
    stop: "Nicht mehr lesen",
    readAt: (at: string, ships: string): string => `Gelesen ${at}: ${ships} Schiffe kommen noch.`,
    leftOut: (entries: string): string => `${entries} Einträge hatten keine Zeit oder keinen Namen.`,
    faults: {
      unreachable: (at: string): string =>
        `Der Kalender war nicht zu erreichen (${at}). Seine Schiffe bleiben, wie sie waren.`,
      not_public: (at: string): string =>
        `Diese Adresse liegt in einem eigenen Netz (${at}). Sie muss im Internet stehen.`,
      too_long: (at: string): string =>
        `Der Kalender ist größer, als der eines Hafens je ist (${at}). Seine Schiffe bleiben, wie sie waren.`,
      no_calendar: (at: string): string =>
        `Unter dieser Adresse ist kein Kalender (${at}). Seine Schiffe bleiben, wie sie waren.`,
      empty: (at: string): string =>
        `Im Kalender steht kein Schiff (${at}). Seine Schiffe bleiben, wie sie waren.`,
    },
  },
} satisfies DemandStrings;
