import type { MapMessages } from "./map.messages.ts";

export default {
  zoomIn: "Inzoomen",
  zoomOut: "Uitzoomen",
  showAll: "Alles tonen",
  movable: (label) => `${label}. Versleep het, of verplaats het met de pijltoetsen.`,
  loadTimedOut: "Google Maps API laden duurde te lang. Vernieuw de pagina.",
  loadFailed: "Google Maps API laden is niet gelukt.",
  directionsFailed: "De route laden is niet gelukt.",
} satisfies MapMessages;
