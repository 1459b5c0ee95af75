import type { Point } from "../places/place-points.ts";

/** The middle of the corners of an outline. */
export function middleOf(corners: readonly Point[]): Point {
  const mean = (value: (point: Point) => number) =>
    corners.reduce((sum, point) => sum + value(point), 0) / corners.length;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}
