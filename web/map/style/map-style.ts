/** How wide something is drawn, in pixels of the screen at zoom 10, 14 and 16. */
export type Widths = readonly [island: number, town: number, kerb: number];

export type StreetClass = "main" | "through" | "side" | "foot";

/** The class of a street in the tiles, and how it is drawn. */
export const STREET_CLASSES: Readonly<Record<string, StreetClass>> = {
  motorway: "main",
  trunk: "main",
  primary: "main",
  secondary: "through",
  tertiary: "through",
  residential: "side",
  service: "side",
  track: "side",
  foot: "foot",
};

/** The colours of the ground and of the ways: tokens, light and dark. */
export const MAP_COLOURS = {
  sea: "--map-sea",
  outerShallow: "--map-shallow",
  innerShallow: "--map-shallow-2",
  shore: "--map-shore",
  land: "--map-land",
  town: "--map-town",
  green: "--map-green",
  building: "--map-building",
  street: "--map-road",
  streetEdge: "--map-road-edge",
  main: "--map-main",
  mainEdge: "--map-main-edge",
  foot: "--map-text-2",
  route: "--map-route",
  routeEdge: "--map-route-edge",
  driven: "--map-driven",
  stale: "--map-stale",
  pin: "--map-pin",
} as const;
export type MapColours = Readonly<Record<keyof typeof MAP_COLOURS, string>>;

/** The sea around the land, widest first: bands of shallow water. */
export const SHALLOWS: Readonly<Record<"outer" | "inner", Widths>> = {
  outer: [26, 64, 150],
  inner: [12, 28, 64],
};
export const SHORE: Widths = [2, 2, 2];
/** Side streets drawn wide make the built-up ground. */
export const TOWN: Widths = [5, 32, 280];

/** The streets in the order they are drawn; all edges lie under all fills. */
export const STREETS: ReadonlyArray<{
  readonly kind: Exclude<StreetClass, "foot">;
  readonly from: number;
  readonly fill: Widths;
  /** How much wider the edge is than the fill, on each side. */
  readonly edge: Widths;
}> = [
  { kind: "side", from: 12, fill: [0.4, 1.7, 7], edge: [0, 0.6, 0.8] },
  { kind: "through", from: 9, fill: [1.1, 3, 10], edge: [0.7, 0.8, 1] },
  { kind: "main", from: 8, fill: [2.2, 4.6, 13], edge: [0.7, 0.8, 1] },
];

const STOPS = [10, 14, 16] as const;
/** Between two zooms a width grows by the power of two, base 1.5. */
const GROWTH = 1.5;

/** How wide something is at a zoom. */
export function widthAt(zoom: number, [island, town, kerb]: Widths): number {
  const [first, second, last] = STOPS;
  if (zoom <= first) return island;
  if (zoom >= last) return kerb * 2 ** ((zoom - last) * 0.6);
  return zoom < second
    ? island + (town - island) * grown(zoom - first, second - first)
    : town + (kerb - town) * grown(zoom - second, last - second);
}

function grown(by: number, of: number): number {
  return (GROWTH ** by - 1) / (GROWTH ** of - 1);
}
