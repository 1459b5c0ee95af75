/** The classes of streets a car may use, the widest first, named as OpenStreetMap and vector tiles name them. */
const ROAD_CLASSES = [
  "motorway",
  "trunk",
  "primary",
  "secondary",
  "tertiary",
  "residential",
  "service",
  "track",
] as const;
export type RoadClass = (typeof ROAD_CLASSES)[number];

/** 0 the main roads, 1 those between neighbourhoods, 2 streets, 3 yards and tracks. */
export type RoadSize = 0 | 1 | 2 | 3;

/**
 * The speeds ways are chosen by, in km/h, with lights and crossings in them. Main roads against streets is 3 to 2: of the
 * ratios tried it is the one that explains the known drives of the island; docs/decisions/010-road-model.md has the figures.
 */
export const USUAL_KMH: Readonly<Record<RoadClass, number>> = {
  motorway: 70,
  trunk: 60,
  primary: 50,
  secondary: 45,
  tertiary: 40,
  residential: 100 / 3,
  service: 18,
  track: 12,
};

const SIZES: Readonly<Record<RoadClass, RoadSize>> = {
  motorway: 0,
  trunk: 0,
  primary: 0,
  secondary: 0,
  tertiary: 1,
  residential: 2,
  service: 3,
  track: 3,
};

/** How big the road of a class is, given as its number in ROAD_CLASSES. */
export function sizeOfClass(number: number): RoadSize {
  return SIZES[classOf(number)];
}

/** The class with a number. */
export function classOf(number: number): RoadClass {
  return ROAD_CLASSES[number] ?? "track";
}

/** The number of a class. */
export function numberOfClass(name: RoadClass): number {
  return ROAD_CLASSES.indexOf(name);
}
