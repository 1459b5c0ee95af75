import type { Point } from "./ports.ts";

/** Squares of about 33 m: as fine as the coast is drawn. */
const CELLS_PER_DEGREE = 3_333;

/** Says at once whether a point is on land, from squares filled in beforehand; right to within a square. */
export type LandGrid = (point: Point) => boolean;

/** Fills in the squares whose middle lies within a ring. */
export function landGrid(rings: ReadonlyArray<readonly Point[]>): LandGrid {
  const corners = rings.flat();
  const south = Math.min(...corners.map(({ lat }) => lat));
  const west = Math.min(...corners.map(({ lng }) => lng));
  const rows = Math.ceil((Math.max(...corners.map(({ lat }) => lat)) - south) * CELLS_PER_DEGREE) + 1;
  const columns = Math.ceil((Math.max(...corners.map(({ lng }) => lng)) - west) * CELLS_PER_DEGREE) + 1;
  const land = new Uint8Array(rows * columns);
  for (let row = 0; row < rows; row++) {
    const lat = south + (row + 0.5) / CELLS_PER_DEGREE;
    for (const ring of rings) {
      const crossings = crossingsAt(lat, ring).map((lng) => Math.round((lng - west) * CELLS_PER_DEGREE));
      for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
        land.fill(1, row * columns + (crossings[pair] ?? 0), row * columns + (crossings[pair + 1] ?? 0));
      }
    }
  }
  return ({ lat, lng }) => {
    const row = Math.floor((lat - south) * CELLS_PER_DEGREE);
    const column = Math.floor((lng - west) * CELLS_PER_DEGREE);
    if (row < 0 || row >= rows || column < 0 || column >= columns) return false;
    return land[row * columns + column] === 1;
  };
}

/** The longitudes at which a ring crosses a latitude, from west to east. */
function crossingsAt(lat: number, ring: readonly Point[]): number[] {
  const crossings: number[] = [];
  let before = ring[ring.length - 1];
  for (const corner of ring) {
    if (before && corner.lat > lat !== before.lat > lat) {
      crossings.push(
        corner.lng + ((lat - corner.lat) / (before.lat - corner.lat)) * (before.lng - corner.lng),
      );
    }
    before = corner;
  }
  return crossings.toSorted((a, b) => a - b);
}
