import type { FastifyReply, FastifyRequest } from "fastify";
import type { EndpointDescription } from "../../contract/endpoint.ts";
import type { Clock } from "../clock.ts";
import { type Caller, callerKey } from "./caller.ts";
import { networkOf } from "./network-of.ts";
import { Refusal } from "./refusal.ts";

export type LimitName = NonNullable<EndpointDescription["limit"]>;
type Limit = { burst: number; perMinute: number };

/** How many calls a guest's address may make at once, and how many a minute after that. */
export const LIMITS: Readonly<Record<LimitName, Limit>> = {
  ordinary: { burst: 600, perMinute: 1_200 },
  lookup: { burst: 600, perMinute: 1_200 },
  credentials: { burst: 200, perMinute: 120 },
  message: { burst: 10, perMinute: 5 },
};
/** Somebody signed in has an allowance of his own: a whole office may share one address. */
const ACCOUNT_LIMITS: Readonly<Record<LimitName, Limit>> = {
  ...LIMITS,
  ordinary: { burst: 1_500, perMinute: 3_000 },
  lookup: { burst: 1_500, perMinute: 3_000 },
};
/** What one address may ask before anyone looks at who it is. */
const KNOCKS: Limit = { burst: 6_000, perMinute: 18_000 };

const MINUTE_MS = 60_000;
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

  /** Takes one knock at the door from the address's allowance, before the caller is known. */
  knock(request: FastifyRequest, reply: FastifyReply): void {
    this.#take(`knock ${networkOf(request.ip)}`, KNOCKS, reply);
  }

  /** Takes one call from the caller's allowance or refuses it with the time to wait. */
  take(caller: Caller, reply: FastifyReply, name: LimitName): void {
    if (caller.actor === "guest") this.#take(`${name} ${networkOf(caller.address)}`, LIMITS[name], reply);
    else this.#take(`${name} ${callerKey(caller)}`, ACCOUNT_LIMITS[name], reply);
  }

  #take(key: string, { burst, perMinute }: Limit, reply: FastifyReply): void {
    const now = this.#clock.now().getTime();
    const bucket = this.#buckets.get(key) ?? { tokens: burst * this.#factor, at: now };
    // A clock that is set back must not cost anyone his allowance.
    const minutes = Math.max(0, now - bucket.at) / MINUTE_MS;
    const refilled = bucket.tokens + minutes * perMinute * this.#factor;
    const tokens = Math.min(burst * this.#factor, refilled);
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens: Math.max(0, tokens - 1), at: now });
    this.#forgetOldest();
    if (tokens >= 1) return;
    const seconds = Math.ceil(((1 - tokens) * 60) / (perMinute * this.#factor));
    reply.header("Retry-After", String(seconds));
    throw new Refusal("rate_limited", `Too many requests. Please try again in ${seconds} seconds.`, {
      retry_after: seconds,
    });
  }

  #forgetOldest(): void {
    const oldest = this.#buckets.keys().next();
    if (this.#buckets.size > REMEMBERED_CALLERS && !oldest.done) this.#buckets.delete(oldest.value);
  }
}
