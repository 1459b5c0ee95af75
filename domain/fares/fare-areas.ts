import { ZONE_KEYS } from "./zones.ts";

/**
 * The areas that fixed prices are agreed between: the airport and the parts of the island with a fixed fare to it.
 */
export const FARE_AREAS = ["airport", ...ZONE_KEYS] as const;
export type FareArea = (typeof FARE_AREAS)[number];
