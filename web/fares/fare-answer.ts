import type { CallOf, ResultOf } from "../../contract/endpoint.ts";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import { call } from "../api/call.ts";
import type { Read } from "../api/read-store.ts";
import { keyOf } from "../api/read.ts";

type Described = ResultOf<typeof calculateFareForTripEndpoint>;
type Query = NonNullable<CallOf<typeof calculateFareForTripEndpoint>["query"]>;

/**
 * The price of a trip. The fare alone is sure: a server that knows the specification and no more says nothing else.
 */
export type FareAnswer = Pick<
  Described,
  "fare" | "breakdown" | "large_party" | "quote" | "vehicle_type" | "deposit" | "availability" | "code"
> & { readonly distance_km?: number; readonly duration_min?: number };

/** An answer with no fare, or with one that is no price. */
export class UnusableFare extends Error {
  readonly why: "missing" | "invalid";

  constructor(why: UnusableFare["why"]) {
    super(`The fare that came is ${why}.`);
    this.why = why;
  }
}

/** Asks what a trip costs: every page gets its fares through here or `readFare`, so that no answer breaks one. */
export async function askFare(query: Query): Promise<FareAnswer> {
  return fareIn(await call(calculateFareForTripEndpoint, { query }));
}

/** The same for useRead. */
export function readFare(query: Query, freshMs: number): Read<FareAnswer> {
  return {
    key: keyOf(calculateFareForTripEndpoint, { query }),
    load: () => askFare(query),
    freshMs,
  };
}

function fareIn(answer: Partial<Described> | null): FareAnswer {
  const { fare: given, breakdown, large_party = null, quote = "", vehicle_type = "economy" } = answer ?? {};
  const fare = amountOf(given);
  return {
    ...answer,
    fare,
    breakdown: Array.isArray(breakdown) ? breakdown : [],
    large_party,
    quote,
    vehicle_type,
  };
}

/** A number, or one in words of digits: neither negative nor none. */
function amountOf(given: unknown): number {
  if (given === undefined || given === null || given === "") throw new UnusableFare("missing");
  const amount = typeof given === "string" && given.trim() !== "" ? Number(given) : given;
  if (typeof amount !== "number" || !Number.isFinite(amount) || amount < 0) throw new UnusableFare("invalid");
  return amount;
}
