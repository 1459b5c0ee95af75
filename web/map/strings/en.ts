const map = {
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  showAll: "Show all",
  movable: (label: string) => `${label}. Drag it, or move it with the arrow keys.`,
  removable: (label: string) => `${label}. Drag it, or move it with the arrow keys. Delete takes it away.`,
  credit: "Whose map this is",
  missing: "The map can't be loaded right now. You can go on without it.",
  loadTimedOut: "Google Maps API load timed out. Please refresh.",
  loadFailed: "Failed to load Google Maps API.",
  directionsFailed: "Failed to load directions.",
};

export default map;
export type MapStrings = typeof map;
