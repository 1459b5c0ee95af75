/** A point on the globe, in degrees. */
export type Point = { lat: number; lng: number };

/** The default centre of the map and start of a trip: the middle of the island. */
export const DEFAULT_LOCATION: Point = { lat: 12.1696, lng: -68.99 };

/** The terminal door, where every airport transfer starts or ends. */
export const AIRPORT_LOCATION: Point = { lat: 12.1846, lng: -68.9568 };
