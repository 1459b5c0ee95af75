import type { MapStrings } from "./en.ts";

export default {
  zoomIn: "Inzoomen",
  zoomOut: "Uitzoomen",
  showAll: "Alles tonen",
  movable: (label) => `${label}. Versleep het, of verplaats het met de pijltoetsen.`,
  removable: (label) =>
    `${label}. Versleep dit, of verplaats het met de pijltjestoetsen. Delete haalt het weg.`,
  credit: "Van wie deze kaart is",
  missing: "De kaart kan nu niet worden geladen. Je kunt zonder kaart verder.",
  loadTimedOut: "Google Maps API laden duurde te lang. Vernieuw de pagina.",
  loadFailed: "Google Maps API laden is niet gelukt.",
  directionsFailed: "De route laden is niet gelukt.",
} satisfies MapStrings;
