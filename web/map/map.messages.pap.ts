import type { MapMessages } from "./map.messages.ts";

export default {
  zoomIn: "Hasi mas grandi",
  zoomOut: "Hasi mas chikí",
  showAll: "Mustra tur kos",
  movable: (label) => `${label}. Lastr'é òf move é ku e flecha di teklado.`,
  loadTimedOut: "Google Maps a tarda muchu pa karga. Kargá e página atrobe.",
  loadFailed: "No por a karga Google Maps.",
  directionsFailed: "No por a karga e ruta.",
} satisfies MapMessages;
