/** A place on earth. */
export type MapPoint = { readonly lat: number; readonly lng: number };
/** A point of the flat map: metres east and south of the island's middle. */
export type FlatPoint = { readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };
/** What a map shows: the flat point in its middle and how many pixels a metre takes. */
export type MapView = { readonly middle: FlatPoint; readonly scale: number };

const MIDDLE: MapPoint = { lat: 12.2, lng: -68.95 };
const METRES_PER_DEGREE = 111_195;
/** The island is 60 km long: one flat projection about its middle is off by less than a pixel. */
const METRES_PER_DEGREE_OF_LONGITUDE = METRES_PER_DEGREE * Math.cos((MIDDLE.lat * Math.PI) / 180);

/** The island and a little water around it. */
const WORLD = { west: -24_500, east: 24_500, north: -24_000, south: 19_500 };
/** From the whole island to the width of a car park. */
const MAX_SCALE = 0.6;

export function flatten({ lat, lng }: MapPoint): FlatPoint {
  return {
    x: (lng - MIDDLE.lng) * METRES_PER_DEGREE_OF_LONGITUDE,
    y: (MIDDLE.lat - lat) * METRES_PER_DEGREE,
  };
}

export function unflatten({ x, y }: FlatPoint): MapPoint {
  return {
    lat: MIDDLE.lat - y / METRES_PER_DEGREE,
    lng: MIDDLE.lng + x / METRES_PER_DEGREE_OF_LONGITUDE,
  };
}

/** The view that holds all points with room around them; without points, the whole island. */
export function viewOf(points: readonly MapPoint[], size: Size, padding = 44): MapView {
  const flat = points.map(flatten);
  const [west, east] = flat.length > 0 ? extent(flat.map((point) => point.x)) : [WORLD.west, WORLD.east];
  const [north, south] = flat.length > 0 ? extent(flat.map((point) => point.y)) : [WORLD.north, WORLD.south];
  const room = flat.length > 0 ? padding : 8;
  const scale = Math.min(
    Math.max(size.width - 2 * room, 40) / Math.max(east - west, SMALLEST_EXTENT_M),
    Math.max(size.height - 2 * room, 40) / Math.max(north === south ? 0 : south - north, SMALLEST_EXTENT_M),
  );
  return within({ middle: { x: (west + east) / 2, y: (north + south) / 2 }, scale }, size);
}

/** One point alone is shown with its neighbourhood. */
const SMALLEST_EXTENT_M = 1_600;

/** Where a flat point stands on the screen. */
export function toScreen(view: MapView, size: Size, { x, y }: FlatPoint): FlatPoint {
  return {
    x: (x - view.middle.x) * view.scale + size.width / 2,
    y: (y - view.middle.y) * view.scale + size.height / 2,
  };
}

/** The flat point under a point of the screen. */
export function fromScreen(view: MapView, size: Size, { x, y }: FlatPoint): FlatPoint {
  return {
    x: (x - size.width / 2) / view.scale + view.middle.x,
    y: (y - size.height / 2) / view.scale + view.middle.y,
  };
}

/** Zooms by a factor so that what is under `at` stays under it. */
export function zoomAbout(view: MapView, size: Size, at: FlatPoint, factor: number): MapView {
  const under = fromScreen(view, size, at);
  const scale = limited(view.scale * factor, smallestScale(size), MAX_SCALE);
  const shift = 1 / scale;
  return within(
    {
      middle: {
        x: under.x - (at.x - size.width / 2) * shift,
        y: under.y - (at.y - size.height / 2) * shift,
      },
      scale,
    },
    size,
  );
}

/** Moves the picture by pixels. */
export function panBy(view: MapView, size: Size, by: FlatPoint): MapView {
  const middle = { x: view.middle.x - by.x / view.scale, y: view.middle.y - by.y / view.scale };
  return within({ middle, scale: view.scale }, size);
}

/** Keeps the island in sight: neither too far out nor off the edge. */
function within(view: MapView, size: Size): MapView {
  return {
    scale: limited(view.scale, smallestScale(size), MAX_SCALE),
    middle: {
      x: limited(view.middle.x, WORLD.west, WORLD.east),
      y: limited(view.middle.y, WORLD.north, WORLD.south),
    },
  };
}

function smallestScale(size: Size): number {
  return Math.min(size.width / (WORLD.east - WORLD.west), size.height / (WORLD.south - WORLD.north)) * 0.9;
}

function extent(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function limited(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
