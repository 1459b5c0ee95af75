import type { MapPoint } from "./map-point.ts";

/** Something on the map: a ring where a ride starts, a square where it ends, the bird for a car, a dot for the reader. */
export type MapMarker = MapPoint & {
  readonly id: string;
  readonly kind: "start" | "end" | "car" | "me";
  /** Written beside it. */
  readonly name?: string;
  /** Said by a screen reader and shown on hover. */
  readonly label: string;
  /** A car's state, for its ring: free, under way, off shift. */
  readonly tone?: "live" | "busy" | "off";
  /** Makes it a handle that can be dragged or moved with the arrow keys. */
  readonly onMove?: (to: MapPoint) => void;
  /** Makes it a button. */
  readonly onSelect?: () => void;
};
