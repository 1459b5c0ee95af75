import type { MapStrings } from "./en.ts";

export default {
  zoomIn: "Hasi mas grandi",
  zoomOut: "Hasi mas chikí",
  showAll: "Mustra tur kos",
  movable: (label) => `${label}. Lastr'é òf move é ku e flecha di teklado.`,
  removable: (label) => `${label}. Lastr'é, òf muv'é ku e flechanan. Delete ta kita esaki.`,
  credit: "Di ken e mapa akí ta",
  missing: "No por a karga e mapa awor aki. Bo por sigui sin dje.",
  loadTimedOut: "Google Maps API a dura muchu pa karga. Por fabor aktualisá e página.",
  loadFailed: "No por a karga Google Maps API.",
  directionsFailed: "No por a karga e ruta.",
} satisfies MapStrings;
