import type { FastifyReply, FastifyRequest } from "fastify";
import type { EndpointDescription } from "../../contract/endpoint.ts";
import { can } from "../../contract/roles.ts";
import { MINUTE_MS } from "../../contract/time-units.ts";
import type { Clock } from "../clock.ts";
import { type Caller, callerKey } from "./caller.ts";
import { networkOf } from "./network-of.ts";
import { ApiError } from "./api-error.ts";

export type LimitName = NonNullable<EndpointDescription["limit"]>;
type Limit = { burst: number; perMinute: number };

/** How many calls a guest's address may make at once, and how many a minute after that. */
export const LIMITS: Readonly<Record<LimitName, Limit>> = {
  ordinary: { burst: 600, perMinute: 1_200 },
  lookup: { burst: 600, perMinute: 1_200 },
  credentials: { burst: 200, perMinute: 120 },
  /** Sixty accounts an hour can come from one pier's Wi-Fi; more is a script. */
  registration: { burst: 60, perMinute: 1 },
  message: { burst: 10, perMinute: 5 },
  /** What a guest may book is counted with the rides themselves. */
  booking: { burst: 600, perMinute: 1_200 },
};
/** A signed-in caller has an allowance of their own: a whole office may share one address. */
const ACCOUNT_LIMITS: Readonly<Record<LimitName, Limit>> = {
  ...LIMITS,
  ordinary: { burst: 1_500, perMinute: 3_000 },
  lookup: { burst: 1_500, perMinute: 3_000 },
  /** A hundred rides an hour are more than a person books. */
  booking: { burst: 100, perMinute: 100 / 60 },
};
/** Counted once the work begins: a booking that is sent again under its key, or that is refused, costs nothing. */
const COUNTED_WHEN_DONE: ReadonlySet<LimitName> = new Set(["booking"]);
/** What the riders of one address may book together. */
const RIDERS_BOOKINGS: Limit = { burst: 300, perMinute: 5 };
/** Calls that try passwords or send mail take from the address's allowance even when signed in. */
const BY_ADDRESS_AS_WELL: readonly LimitName[] = ["credentials", "registration", "message"];
/** What one address may ask before the caller is identified. */
const PER_ADDRESS: Limit = { burst: 6_000, perMinute: 18_000 };

const REMEMBERED_CALLERS = 40_000;

type Bucket = { tokens: number; at: number };

/** Token buckets per caller and kind of call, in this process. */
export class RateLimits {
  readonly #clock: Clock;
  readonly #factor: number;
  readonly #buckets = new Map<string, Bucket>();

  /** `factor` widens every limit, for a test or a load run from one address. */
  constructor(clock: Clock, factor = 1) {
    this.#clock = clock;
    this.#factor = factor;
  }

  /** Takes one request from the address's allowance, before the caller is known. */
  countRequest(request: FastifyRequest, reply: FastifyReply): void {
    this.#take(`address ${networkOf(request.ip)}`, PER_ADDRESS, reply);
  }

  /** Takes one call from each allowance that the caller uses, or refuses it with the time to wait. */
  countCall(caller: Caller, reply: FastifyReply, name: LimitName): void {
    const counted = COUNTED_WHEN_DONE.has(name) ? "ordinary" : name;
    for (const [key, limit] of allowancesOf(caller, counted)) this.#take(key, limit, reply);
  }

  /** Takes one from the allowances of work that is about to be done for the first time. */
  countWork(caller: Caller, reply: FastifyReply, name: LimitName): void {
    if (!COUNTED_WHEN_DONE.has(name)) return;
    for (const [key, limit] of allowancesOf(caller, name)) this.#take(key, limit, reply);
  }

  #take(key: string, { burst, perMinute }: Limit, reply: FastifyReply): void {
    const now = this.#clock.now().getTime();
    const bucket = this.#buckets.get(key) ?? { tokens: burst * this.#factor, at: now };
    // A clock that is set back must not cost anyone their allowance.
    const minutes = Math.max(0, now - bucket.at) / MINUTE_MS;
    const refilled = bucket.tokens + minutes * perMinute * this.#factor;
    const tokens = Math.min(burst * this.#factor, refilled);
    bucket.tokens = Math.max(0, tokens - 1);
    bucket.at = now;
    // Re-inserted, so that the first of the map is the one not used for longest.
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    this.#forgetOldest();
    if (tokens >= 1) return;
    const seconds = Math.ceil(((1 - tokens) * 60) / (perMinute * this.#factor));
    reply.header("Retry-After", String(seconds));
    throw new ApiError("rate_limited", `Too many requests. Please try again in ${seconds} seconds.`, {
      retry_after: seconds,
    });
  }

  #forgetOldest(): void {
    const oldest = this.#buckets.keys().next();
    if (this.#buckets.size > REMEMBERED_CALLERS && !oldest.done) this.#buckets.delete(oldest.value);
  }
}

/** The allowances a call takes from: all of them must have something left. */
function allowancesOf(caller: Caller, name: LimitName): readonly (readonly [key: string, limit: Limit])[] {
  const from = networkOf(caller.address);
  const ofAddress = [`${name} ${from}`, LIMITS[name]] as const;
  if (caller.actor === "guest") return [ofAddress];
  // Dispatch books for everybody who telephones.
  const counted = name === "booking" && can(caller.actor, "bookForCaller") ? "ordinary" : name;
  const ofAccount = [`${counted} ${callerKey(caller)}`, ACCOUNT_LIMITS[counted]] as const;
  if (counted === "booking") return [ofAccount, [`riders' bookings ${from}`, RIDERS_BOOKINGS]];
  return BY_ADDRESS_AS_WELL.includes(counted) ? [ofAddress, ofAccount] : [ofAccount];
}
