import type { SavedViewsStrings } from "./en.ts";

const saved: SavedViewsStrings = {
  title: "Vista wardá",
  save: "Warda e vista akí",
  name: "Nòmber",
  shared: "Tur hende di sentral i ofisina ta mir'é",
  keep: "Warda vista",
  saved: "Vista wardá.",
  removed: "Vista kitá.",
  remove: (name) => `Kita ${name}`,
  by: (name) => `Kompartí pa ${name}`,
};

export default saved;
