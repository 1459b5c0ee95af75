/** The island with a margin of sea: no place or point outside it is ever answered. */
export const ISLAND_BOUNDS = { south: 12.03, west: -69.17, north: 12.4, east: -68.73 } as const;
