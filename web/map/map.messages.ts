const map = {
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  showAll: "Show everything",
  movable: (label: string) => `${label}. Drag it, or move it with the arrow keys.`,
  loadTimedOut: "Google Maps API load timed out. Please refresh.",
  loadFailed: "Failed to load Google Maps API.",
  directionsFailed: "Failed to load directions.",
};

export default map;
export type MapMessages = typeof map;

declare module "../language/messages.ts" {
  interface MessageCatalogue {
    map: MapMessages;
  }
}
