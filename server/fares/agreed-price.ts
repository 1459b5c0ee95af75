import type { AgreedPrice } from "../../domain/fares/calculate-fare.ts";
import type { FareArea } from "../../domain/fares/fare-areas.ts";
import type { Point } from "../../domain/places/place-points.ts";
import { isAirport, zoneAt } from "../places/zones.ts";
import type { PayingPartner } from "./priced-trip.ts";

type Between = { readonly pickup: Point | null; readonly dropoff: Point | null; readonly day: string };

/** The price agreed with the payer for a trip between the areas of its ends, either way; null where none is. */
export function agreedPriceOf(
  partner: PayingPartner | undefined,
  { pickup, dropoff, day }: Between,
): AgreedPrice | null {
  if (!partner || partner.rates.length === 0) return null;
  const [from, to] = [areaAt(pickup), areaAt(dropoff)];
  if (from === null || to === null) return null;
  const found = partner.rates.find(
    ({ between: [one, other], validFrom }) =>
      (validFrom === null || validFrom <= day) &&
      ((one === from && other === to) || (one === to && other === from)),
  );
  return found ? { between: found.between, cents: found.cents } : null;
}

function areaAt(point: Point | null): FareArea | null {
  if (!point) return null;
  return isAirport(point) ? "airport" : zoneAt(point);
}
