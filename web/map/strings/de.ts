import type { MapStrings } from "./en.ts";

export default {
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  showAll: "Alles zeigen",
  movable: (label) => `${label}. Ziehen Sie es, oder bewegen Sie es mit den Pfeiltasten.`,
  removable: (label) =>
    `${label}. Ziehen Sie es, oder verschieben Sie es mit den Pfeiltasten. Entf nimmt es weg.`,
  credit: "Von wem diese Karte ist",
  missing: "Die Karte lädt gerade nicht. Sie können auch ohne sie weitermachen.",
  loadTimedOut: "Google Maps lädt nicht. Bitte laden Sie die Seite neu.",
  loadFailed: "Google Maps lädt nicht.",
  directionsFailed: "Die Strecke lädt nicht.",
} satisfies MapStrings;
