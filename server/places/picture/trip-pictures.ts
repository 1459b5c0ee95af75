import type { Point } from "../../../domain/places/place-points.ts";
import type { Maps } from "../build-maps.ts";
import { OffIsland } from "../ports.ts";
import { routeOver } from "../route-over.ts";

/** How many pictures are cached: each is some 50 kB. */
const KEPT = 200;
/** To a metre. */
const DIGITS = 5;

export type TripEnds = { pickup: Point; dropoff: Point; stops?: readonly Point[] | undefined };
/** A picture of the way of a trip, as a PNG; null where no car can drive it. */
export type DrawTrip = (ends: TripEnds) => Promise<Buffer | null>;

/** Draws each trip once: its mails, its receipt and whoever looks at it ask for the same picture. */
export function tripPictures(maps: Pick<Maps, "routes" | "drawTrip" | "tiles">): DrawTrip {
  const kept = new Map<string, Promise<Buffer | null>>();
  return (ends) => {
    const key = [maps.tiles.version, ...placesOf(ends).map(textOf)].join(" ");
    const known = kept.get(key);
    if (known) return known;
    const made = draw(maps, ends);
    const [oldest] = kept.keys();
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    return made;
  };
}

async function draw(
  { routes, drawTrip }: Pick<Maps, "routes" | "drawTrip">,
  ends: TripEnds,
): Promise<Buffer | null> {
  try {
    const { geometry } = await routeOver(routes, placesOf(ends));
    return drawTrip({ ...ends, way: geometry });
  } catch (error) {
    if (error instanceof OffIsland) return null;
    throw error;
  }
}

function placesOf({ pickup, dropoff, stops = [] }: TripEnds): Point[] {
  return [pickup, ...stops, dropoff];
}

function textOf({ lat, lng }: Point): string {
  return `${lat.toFixed(DIGITS)},${lng.toFixed(DIGITS)}`;
}
