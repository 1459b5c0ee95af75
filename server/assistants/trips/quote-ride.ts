import type { AnswerOfTool } from "../../../contract/assistants/tool.ts";
import type { GivenQuote, quoteRideTool } from "../../../contract/assistants/trip-tools.ts";
import { SITE_PATHS } from "../../../domain/company/site-map.ts";
import { type LinkedPlace, linkOfTrip } from "../../../domain/rides/trip-link.ts";
import { toDollars } from "../../../domain/dollars.ts";
import { toGuilderCents } from "../../../domain/money.ts";
import { isAskedForDeposit } from "../../fares/deposit-for.ts";
import { depositOfTrip, priceRide } from "../../fares/price-trip.ts";
import { payerOf } from "../../fares/payer.ts";
import type { Payer, PricedTrip } from "../../fares/priced-trip.ts";
import { refusePickupOutOfRange } from "../../rides/booking/booking-limits.ts";
import { refuseReturnOutOfRange } from "../../rides/booking/way-back.ts";
import type { AssistantCall, AssistantDependencies } from "../assistant-call.ts";
import { type PlacedEnd, type PlacedTrip, placeTrip, toPriceAt, turnedAround } from "./placed-trip.ts";
import { pricedBy, signQuote } from "./quoted-ride.ts";
import { availabilityOf } from "./see-free-times.ts";

type Way = { trip: PlacedTrip; at: Date; payer: Payer };

/** The price of a ride and of its way back, with the quote by which it is booked. */
export async function quoteRide(
  deps: AssistantDependencies,
  { return_at: returnAt, ...given }: GivenQuote,
  { caller }: Pick<AssistantCall, "caller">,
): Promise<AnswerOfTool<typeof quoteRideTool>> {
  const now = deps.clock.now();
  const forNow = given.pickup_at === "now";
  const at = forNow ? now : new Date(given.pickup_at);
  refusePickupOutOfRange(at, now);
  const back = returnAt === undefined ? null : new Date(returnAt);
  refuseReturnOutOfRange(
    {
      ride_datetime: at.toISOString(),
      ...(returnAt !== undefined && { return_trip: { ride_datetime: returnAt } }),
    },
    now,
  );

  const trip = placeTrip(deps.places, given);
  const payer = await payerOf(deps.pricing, {}, caller);
  const there = await priceWay(deps, { trip, at, payer });
  const wayBack = back && (await priceWay(deps, { trip: turnedAround(trip), at: back, payer }));
  const note = signQuote(deps.notes, {
    trip,
    at: at.toISOString(),
    forNow,
    there: pricedBy(there.price),
    back: wayBack && back && { ...pricedBy(wayBack.price), at: back.toISOString() },
  });
  const total = there.price.fareCents + (wayBack?.price.fareCents ?? 0);
  const asksDeposit = deps.takesPayLinks && isAskedForDeposit(caller);
  const deposit = asksDeposit ? await depositOfTrip(deps.pricing, toPriceAt(trip, at), there.price) : null;
  return {
    total_usd: toDollars(total),
    total_xcg: toDollars(toGuilderCents(total)),
    there: there.shown,
    ...(wayBack && { back: wayBack.shown }),
    ...(deposit && { deposit: { usd: toDollars(deposit.cents), due_at: deposit.dueAt.toISOString() } }),
    page: pageOf(deps, trip, forNow ? null : at),
    quote: note.text,
    quote_expires_at: note.expiresAt.toISOString(),
  };
}

/**
 * The booking page with the trip in it; which language it speaks, the passenger's browser says there. A place that is no name of ours is in
 * it as its point alone: no words that somebody typed go back to an assistant.
 */
function pageOf({ publicUrl, places }: AssistantDependencies, trip: PlacedTrip, at: Date | null): string {
  const placed = ({ name, lat, lng }: PlacedEnd): LinkedPlace => ({
    name: places.listByName(name).length > 0 ? name : "",
    point: { lat, lng },
  });
  const linked = {
    pickup: placed(trip.pickup),
    dropoff: placed(trip.dropoff),
    at,
    passengers: trip.passengers,
    bags: trip.bags,
    vehicleType: trip.vehicle_type ?? null,
  };
  return `${publicUrl}${SITE_PATHS.bookYourRide}${linkOfTrip(linked)}`;
}

async function priceWay(deps: AssistantDependencies, { trip, at, payer }: Way) {
  const price = await priceRide(deps.pricing, { ...toPriceAt(trip, at), ...payer });
  const availability = await availabilityOf(deps, { trip, price, at });
  return { price, shown: { ...shownPrice(price), pickup_at: at.toISOString(), availability } };
}

function shownPrice(price: PricedTrip) {
  return {
    fare_usd: toDollars(price.fareCents),
    breakdown: price.breakdown.map(({ code, amount }) => ({ code, usd: toDollars(amount) })),
    distance_km: price.distanceM / 1000,
    duration_min: price.durationMin,
    vehicle_type: price.vehicleType,
  };
}
