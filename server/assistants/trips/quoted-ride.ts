import { MINUTE_MS } from "../../../domain/time-units.ts";
import { type PricingDependencies, priceRide, quoteTrip } from "../../fares/price-trip.ts";
import { payerOf } from "../../fares/payer.ts";
import type { Payer, PricedTrip } from "../../fares/priced-trip.ts";
import { findTariffById } from "../../fares/tariff-in-force.ts";
import { ApiError } from "../../http/api-error.ts";
import type { Caller } from "../../http/caller.ts";
import { toDollarString } from "../../../domain/dollars.ts";
import type { SignedNote, SignedNotes } from "../signed-notes.ts";
import { type PlacedTrip, toPriceAt, turnedAround } from "./placed-trip.ts";

/** As long as the quote of a price on the site. */
export const QUOTE_LIFE_MS = 15 * MINUTE_MS;

/** The facts by which a price is the same again: what it was, and what it was worked out by. */
type PricedBy = {
  readonly cents: number;
  readonly tariff: number;
  readonly metres: number;
  readonly minutes: number;
};

/** A ride as it was quoted, which a booking books as it is. */
export type QuotedRide = {
  readonly trip: PlacedTrip;
  /** The moment that it was priced for. */
  readonly at: string;
  /** It is wanted as soon as there is a car: it then begins when it is booked. */
  readonly forNow: boolean;
  readonly there: PricedBy;
  readonly back: (PricedBy & { readonly at: string }) | null;
};

export function pricedBy({ fareCents, tariffId, distanceM, durationMin }: PricedTrip): PricedBy {
  return { cents: fareCents, tariff: tariffId, metres: distanceM, minutes: durationMin };
}

export function signQuote(notes: SignedNotes, quoted: QuotedRide): SignedNote {
  return notes.write("quote", quoted, QUOTE_LIFE_MS);
}

/** The ride of a quote; a text that is none of ours, or too old, is refused. */
export function readQuote(notes: SignedNotes, text: string): QuotedRide {
  const quoted = notes.read("quote", text);
  // Written by `signQuote`, or its signature wouldn't hold.
  if (quoted !== null) return quoted as QuotedRide;
  const sentence = "This quote has run out, or isn't one of ours. Ask quote_ride for a new one.";
  throw new ApiError("invalid_input", sentence, { fields: { quote: sentence } });
}

/** Quotes of the price list for a quoted ride, which the booking then keeps to the cent. */
export async function promisesOf(
  deps: PricingDependencies,
  quoted: QuotedRide,
  { caller, now }: { caller: Caller; now: Date },
) {
  const { trip, at, forNow, there, back } = quoted;
  const from = new Date(at);
  const payer = await payerOf(deps, {}, caller);
  return {
    there: await promiseOf(deps, { trip, payer, pricedAt: from, bookedAt: forNow ? now : from, by: there }),
    back: back && (await backPromise(deps, { trip: turnedAround(trip), payer }, back)),
  };
}

type Paid = { trip: PlacedTrip; payer: Payer };

function backPromise(deps: PricingDependencies, paid: Paid, by: PricedBy & { at: string }) {
  const at = new Date(by.at);
  return promiseOf(deps, { ...paid, pricedAt: at, bookedAt: at, by });
}

type Promised = Paid & { pricedAt: Date; bookedAt: Date; by: PricedBy };

/** The price by the tariff and the distance of the quote; where it is another all the same, nobody pays what they weren't shown. */
async function promiseOf(
  deps: PricingDependencies,
  { trip, payer, pricedAt, bookedAt, by }: Promised,
): Promise<string> {
  const tariff = await findTariffById(deps.db, by.tariff);
  const price = await priceRide(deps, {
    ...toPriceAt(trip, pricedAt),
    ...payer,
    ...(tariff && { tariff }),
    distance: { metres: by.metres, source: "server", durationMin: by.minutes, approximate: false },
  });
  if (price.fareCents === by.cents) {
    return quoteTrip(deps, { ...toPriceAt(trip, bookedAt), ...payer }, price).token;
  }
  const fare = toDollarString(price.fareCents);
  throw new ApiError("price_changed", `The price is $${fare} by now. Please ask quote_ride again.`, {
    calculated_fare: fare,
  });
}
