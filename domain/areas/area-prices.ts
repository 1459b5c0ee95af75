import type { Cents } from "../money.ts";
import type { Point } from "../places/place-points.ts";
import { holdsPoint, squareMetresOf } from "./area-shape.ts";
import type { AreaNames, DrawnArea } from "./drawn-area.ts";

/** Where the other end of a fixed fare is. */
export const RATE_ENDS = ["airport", "pier"] as const;
export type RateEnd = (typeof RATE_ENDS)[number];

/** The fixed fare between an area and the airport or a pier. */
export type AreaRate = { readonly names: AreaNames; readonly end: RateEnd; readonly cents: Cents };
export type AreaSurcharge = { readonly names: AreaNames; readonly cents: Cents };
export type AreaPrices = { readonly rate: AreaRate | null; readonly surcharges: readonly AreaSurcharge[] };

/** One end of a trip: where it is, and whether that is the airport or a pier. */
export type AreaEnd = { readonly point: Point; readonly is: RateEnd | null };

const NOTHING: AreaPrices = { rate: null, surcharges: [] };

/**
 * The prices of a trip by the drawn areas. Where areas lie over each other the smallest that has such a price counts, so that a hotel within a
 * part of town has its own. A fixed fare has the surcharge of its own area in it already.
 */
export function areaPricesOf(
  areas: readonly DrawnArea[],
  ends: readonly [AreaEnd | null, AreaEnd | null],
): AreaPrices {
  const [from, to] = ends;
  if (areas.length === 0 || !from || !to) return NOTHING;
  const ordered = smallestFirst(areas);
  const [there, here] = [areasAt(ordered, from.point), areasAt(ordered, to.point)];
  const found = fixedRate(from, here) ?? fixedRate(to, there);
  const paying = [there, here].flatMap(
    (within) => within.find(({ surchargeCents }) => surchargeCents > 0) ?? [],
  );
  const surcharges = paying.filter(
    (area, index) => paying.findIndex(({ id }) => id === area.id) === index && area.id !== found?.area.id,
  );
  return {
    rate: found?.rate ?? null,
    surcharges: surcharges.map(({ names, surchargeCents }) => ({ names, cents: surchargeCents })),
  };
}

/** The areas that hold a point, in the order given. */
export function areasAt(areas: readonly DrawnArea[], point: Point): DrawnArea[] {
  return areas.filter(({ corners }) => holdsPoint(corners, point));
}

/** The order in which areas count where they lie over each other: of two of one size the one drawn later. */
export function smallestFirst<A extends Pick<DrawnArea, "id" | "corners">>(areas: readonly A[]): A[] {
  const sized = areas.map((area) => ({ area, size: squareMetresOf(area.corners) }));
  return sized
    .toSorted((one, other) => one.size - other.size || other.area.id - one.area.id)
    .map(({ area }) => area);
}

function fixedRate(
  { is }: AreaEnd,
  within: readonly DrawnArea[],
): { area: DrawnArea; rate: AreaRate } | null {
  if (is === null) return null;
  for (const area of within) {
    const cents = is === "airport" ? area.airportCents : area.pierCents;
    if (cents !== null) return { area, rate: { names: area.names, end: is, cents } };
  }
  return null;
}
