import type { MapStrings } from "./en.ts";

export default {
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  showAll: "Mostrar todo",
  movable: (label) => `${label}. Arrástrelo o muévalo con las flechas del teclado.`,
  removable: (label) => `${label}. Arrástrelo o muévalo con las flechas. Supr lo quita.`,
  credit: "De quién es este mapa",
  missing: "El mapa no se puede cargar en este momento. Puede continuar sin él.",
  loadTimedOut: "Google Maps API tardó demasiado en cargar. Por favor, actualice la página.",
  loadFailed: "No se pudo cargar Google Maps API.",
  directionsFailed: "No se pudo cargar la ruta.",
} satisfies MapStrings;
