import type { SavedViewsStrings } from "./en.ts";

const saved: SavedViewsStrings = {
  title: "Bewaarde weergaven",
  save: "Deze weergave bewaren",
  name: "Naam",
  shared: "Iedereen van de centrale en het kantoor ziet hem",
  keep: "Weergave bewaren",
  saved: "Weergave bewaard.",
  removed: "Weergave verwijderd.",
  remove: (name) => `${name} verwijderen`,
  by: (name) => `Gedeeld door ${name}`,
};

export default saved;
