import type { MapPoint } from "./map-point.ts";

/** A part of the island, drawn as circles with its name on the first. */
export type MapArea = {
  readonly id: string;
  readonly name: string;
  readonly circles: ReadonlyArray<MapPoint & { readonly radiusM: number }>;
};
