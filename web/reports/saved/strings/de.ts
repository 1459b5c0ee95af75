import type { SavedViewsStrings } from "./en.ts";

const saved: SavedViewsStrings = {
  title: "Gespeicherte Ansichten",
  save: "Diese Ansicht speichern",
  name: "Name",
  shared: "Alle in Zentrale und Büro sehen sie",
  keep: "Ansicht speichern",
  saved: "Ansicht gespeichert.",
  removed: "Ansicht entfernt.",
  remove: (name) => `${name} entfernen`,
  by: (name) => `Geteilt von ${name}`,
};

export default saved;
