import type { SavedViewsStrings } from "./en.ts";

const saved: SavedViewsStrings = {
  title: "Vistas guardadas",
  save: "Guardar esta vista",
  name: "Nombre",
  shared: "La ven todos en la central y la oficina",
  keep: "Guardar vista",
  saved: "Vista guardada.",
  removed: "Vista eliminada.",
  remove: (name) => `Eliminar ${name}`,
  by: (name) => `Compartida por ${name}`,
};

export default saved;
