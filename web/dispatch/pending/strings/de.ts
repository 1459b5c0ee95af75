import type { PendingListStrings } from "./en.ts";

export default {
  ridesOf: (shown, all) => `Fahrten: ${shown} von ${all}`,
  soFar: (n) => (n === "1" ? "Bisher 1 Fahrt..." : `Bisher ${n} Fahrten...`),
  rides: (n) => (n === "1" ? "1 Fahrt" : `${n} Fahrten`),
  keys: "Mit Pfeiltasten, Bild auf, Bild ab, Pos1 und Ende gehen Sie durch die Fahrten. Mit Enter teilen Sie einen Fahrer zu.",
  sortBy: "Sortieren nach",
  soonestFirst: "Nächste zuerst",
  rejecting: {
    tell: "Dem Fahrgast den Grund sagen",
    ownWords: "In eigenen Worten",
    note: "In eigenen Worten, für den Fahrgast",
    send: "Fahrgast benachrichtigen",
    told: (id) => `Fahrt #${id} abgelehnt. Wir sagen dem Fahrgast, warum.`,
    failed: "Der Grund ließ sich nicht senden. Bitte versuchen Sie es noch einmal.",
    reasons: {
      no_car: "Zu dieser Zeit ist kein Wagen frei",
      too_far: "Dorthin fahren wir nicht",
      not_reached: "Fahrgast nicht erreicht",
      booked_twice: "Doppelt gebucht",
    },
  },
} satisfies PendingListStrings;
