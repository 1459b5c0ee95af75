import { type KeyObject, createHmac, createSecretKey, timingSafeEqual } from "node:crypto";
import { dealIn, discountPercentOf } from "../../domain/fares/discount.ts";
import type { Clock } from "../process/clock.ts";
import type { PricedTrip, TripFacts } from "./priced-trip.ts";

export const QUOTE_LIFE_MS = 15 * 60_000;

/** Raised when the content of a quote changes shape, so that a quote of the version before is priced afresh. */
const VERSION = 7;

type SignedQuote = { version: number; expires: number; facts: TripFacts; price: PricedTrip };
export type Quote = { readonly token: string; readonly expiresAt: Date };

/** Promises of a price. A quote is the priced trip itself, signed: nothing has to be kept or worked out again. */
export class Quotes {
  readonly #secret: KeyObject;
  readonly #clock: Clock;

  constructor(secret: Buffer, clock: Clock) {
    this.#secret = createSecretKey(secret);
    this.#clock = clock;
  }

  issue(facts: TripFacts, price: PricedTrip): Quote {
    const expires = this.#clock.now().getTime() + QUOTE_LIFE_MS;
    const quote: SignedQuote = { version: VERSION, expires, facts, price };
    const content = Buffer.from(JSON.stringify(quote)).toString("base64url");
    return { token: `${content}.${this.#sign(content)}`, expiresAt: new Date(expires) };
  }

  /** The promised price, when the quote is ours, not expired, for this trip and, with a discount, for this rider; else null. `dated` says whether it was asked for a day. */
  promiseOf(token: string, facts: TripFacts): { price: PricedTrip; dated: boolean } | null {
    const quote = this.#read(token);
    if (!quote || quote.expires < this.#clock.now().getTime()) return null;
    const { price, facts: quoted } = quote;
    if (!isSameTrip(quoted, facts)) return null;
    const isTheirs = discountPercentOf(price.breakdown, "vip_discount") !== null || dealIn(price.breakdown);
    if (isTheirs && quoted.riderId !== facts.riderId) return null;
    return { price, dated: quoted.dated };
  }

  #read(token: string): SignedQuote | null {
    const [content = "", signature = ""] = token.split(".");
    const expected = Buffer.from(this.#sign(content));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    // Signed by us, so it is what `issue` wrote.
    const quote = JSON.parse(Buffer.from(content, "base64url").toString()) as SignedQuote;
    return quote.version === VERSION ? quote : null;
  }

  #sign(content: string): string {
    return createHmac("sha256", this.#secret).update(content).digest("base64url");
  }
}

/** A trip for now stays one while the quote lives; any other must be for the very minute. */
function isSameTrip(quoted: TripFacts, asked: TripFacts): boolean {
  const sameMoment = quoted.minute === asked.minute || (quoted.forNow && asked.forNow);
  return (
    sameMoment &&
    quoted.pickup === asked.pickup &&
    quoted.dropoff === asked.dropoff &&
    quoted.stops.length === asked.stops.length &&
    quoted.stops.every((stop, index) => stop === asked.stops[index]) &&
    quoted.clientDistanceM === asked.clientDistanceM &&
    quoted.passengers === asked.passengers &&
    quoted.luggage === asked.luggage &&
    quoted.waitMinutes === asked.waitMinutes &&
    quoted.vehicleType === asked.vehicleType &&
    quoted.partnerId === asked.partnerId &&
    quoted.code === asked.code &&
    quoted.rideId === asked.rideId
  );
}
