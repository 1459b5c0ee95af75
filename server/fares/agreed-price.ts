import { areasAt, smallestFirst } from "../../domain/areas/area-prices.ts";
import type { DrawnArea } from "../../domain/areas/drawn-area.ts";
import type { AgreedPrice } from "../../domain/fares/calculate-fare.ts";
import { type FareArea, fareAreaOf } from "../../domain/fares/fare-areas.ts";
import type { Point } from "../../domain/places/place-points.ts";
import { isAirport, zoneAt } from "../places/zones.ts";
import type { PartnerRate, PayingPartner } from "./priced-trip.ts";

type Between = {
  readonly pickup: Point | null;
  readonly dropoff: Point | null;
  readonly areas: readonly DrawnArea[];
  readonly day: string;
};

/**
 * The price agreed with the payer for a trip between the areas of its ends, either way; null where none is. Where more than one fits, the
 * one between the smaller areas counts, and of those the first.
 */
export function agreedPriceOf(
  partner: PayingPartner | undefined,
  { pickup, dropoff, areas, day }: Between,
): AgreedPrice | null {
  if (!partner || partner.rates.length === 0) return null;
  const [from, to] = [areasOf(pickup, areas), areasOf(dropoff, areas)];
  const [best] = partner.rates
    .filter(({ validFrom }) => validFrom === null || validFrom <= day)
    .map((rate) => ({ rate, rank: rankOf(rate, from, to) }))
    .filter(({ rank }) => rank !== Infinity)
    .toSorted((one, other) => one.rank - other.rank);
  return best ? { between: best.rate.between, cents: best.rate.cents } : null;
}

/** How closely a price fits the two ends, the smallest areas the closest; infinite where it doesn't. */
function rankOf({ between: [one, other] }: PartnerRate, from: readonly FareArea[], to: readonly FareArea[]) {
  return Math.min(placeIn(from, one) + placeIn(to, other), placeIn(from, other) + placeIn(to, one));
}

function placeIn(areas: readonly FareArea[], area: FareArea): number {
  const place = areas.indexOf(area);
  return place < 0 ? Infinity : place;
}

/** The areas that a point is in: the drawn ones by size, then the one of the tariff. */
function areasOf(point: Point | null, areas: readonly DrawnArea[]): FareArea[] {
  if (!point) return [];
  const drawn = smallestFirst(areasAt(areas, point)).map(({ id }) => fareAreaOf(id));
  const builtIn = isAirport(point) ? "airport" : zoneAt(point);
  return builtIn === null ? drawn : [...drawn, builtIn];
}
