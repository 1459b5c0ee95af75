import { ZONE_KEYS } from "./zones.ts";

/**
 * The areas that fixed prices are agreed between: the airport and the parts of the island with a fixed fare to it.
 */
export const FARE_AREAS = ["airport", ...ZONE_KEYS] as const;
type BuiltInArea = (typeof FARE_AREAS)[number];
/** An area that the company drew, by its number. */
export type DrawnFareArea = `area:${number}`;
export type FareArea = BuiltInArea | DrawnFareArea;

const DRAWN_AREA_PATTERN = /^area:[1-9]\d{0,8}$/;

/** A drawn area as one that prices are agreed between. */
export function fareAreaOf(id: number): DrawnFareArea {
  return `area:${id}`;
}

/** Whether it is an area that the company drew. */
export function isDrawn(area: string): area is DrawnFareArea {
  return DRAWN_AREA_PATTERN.test(area);
}
