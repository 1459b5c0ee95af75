import type { MapMessages } from "./map.messages.ts";

export default {
  zoomIn: "Inzoomen",
  zoomOut: "Uitzoomen",
  showAll: "Alles tonen",
  movable: (label) => `${label}. Versleep het, of verplaats het met de pijltoetsen.`,
  loadTimedOut: "Google Maps laden duurde te lang. Ververs de pagina.",
  loadFailed: "Google Maps laden is niet gelukt.",
  directionsFailed: "Route laden is niet gelukt.",
} satisfies MapMessages;
