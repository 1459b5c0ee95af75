import type { MapPoint } from "./map-point.ts";

/**
 * Something on the map: a ring where a ride starts, a dot where it stops on the way, a square where it ends, the bird for a car, a dot for the reader, a
 * flag where a passenger waits for a driver, a tag with the price of going there.
 */
export type MapMarker = MapPoint & {
  readonly id: string;
  readonly kind: "start" | "stop" | "end" | "car" | "me" | "waiting" | "price";
  /** Written beside it. A car carries it along, close in. */
  readonly name?: string;
  /** Said by a screen reader and shown on hover. */
  readonly label: string;
  /** A car's state, for its ring: free, under way, off shift; or how urgent it is that a driver is found. A price that is chosen is live. */
  readonly tone?: "live" | "busy" | "off" | Urgency;
  /** Written on the flag of a passenger who waits, or the price on its tag. */
  readonly badge?: string;
  /** Makes it a handle that can be dragged or moved with the arrow keys. */
  readonly onMove?: (to: MapPoint) => void;
  /** Of such a handle: Delete takes it away. */
  readonly onRemove?: (() => void) | undefined;
  /** Makes it a button; a handle tells by it that it is held. */
  readonly onSelect?: () => void;
};

export type Urgency = "red" | "amber" | "calm";
