import type { MapPoint } from "./map-point.ts";

/** A part of the island, drawn as circles or by its outline, with its name on the first circle or in its middle. */
export type MapArea = {
  readonly id: string;
  readonly name: string;
  readonly circles: ReadonlyArray<MapPoint & { readonly radiusM: number }>;
  /** Its corners in their order; it closes from the last to the first. */
  readonly outline?: readonly MapPoint[] | undefined;
  readonly middle?: MapPoint | undefined;
  /** The one that is drawn at present. */
  readonly isDrawn?: boolean;
};
