import { alongStretch } from "../geometry.ts";
import type { Point } from "../ports.ts";
import type { CollectedRoad } from "./build-road-graph.ts";

/** The spans of the Queen Juliana bridge, over which cars cross the harbour. */
const WEST_END: Point = { lat: 12.1119, lng: -68.9336 };
const EAST_END: Point = { lat: 12.1101, lng: -68.9294 };
const NAME = "Queen Juliana Bridge";
/** How far from the line between its ends the road over it may be drawn. */
const WITHIN_KM = 0.02;

/** Marks the bridge over the harbour in an extract that does not say which of its roads are bridges. */
export function markHarbourBridge(
  roads: readonly CollectedRoad[],
  points: ReadonlyMap<number, Point>,
): CollectedRoad[] {
  if (roads.some(({ road }) => road.bridge)) return [...roads];
  return roads.flatMap((collected) => {
    const isMain = collected.road.class === "primary" || collected.road.class === "trunk";
    return isMain ? cutAtBridge(collected, points) : [collected];
  });
}

function cutAtBridge({ road, refs }: CollectedRoad, points: ReadonlyMap<number, Point>): CollectedRoad[] {
  const isOver = (node: number | undefined) => {
    const point = node === undefined ? undefined : points.get(node);
    return point !== undefined && alongStretch(point, WEST_END, EAST_END).km <= WITHIN_KM;
  };
  if (!refs.some(isOver)) return [{ road, refs }];
  return refs.slice(1).map((ref, index) => {
    const stretch = [refs[index] ?? ref, ref];
    if (!stretch.every(isOver)) return { road, refs: stretch };
    return { road: { ...road, bridge: true, name: road.name || NAME }, refs: stretch };
  });
}
