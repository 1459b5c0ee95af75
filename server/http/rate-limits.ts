import type { FastifyReply, FastifyRequest } from "fastify";
import type { EndpointDescription } from "../../contract/endpoint.ts";
import type { Clock } from "../clock.ts";
import { Refusal } from "./refusal.ts";

export type LimitName = NonNullable<EndpointDescription["limit"]>;
type Limit = { burst: number; perMinute: number };

/** How many calls one address may make at once, and how many a minute after that. */
export const LIMITS: Readonly<Record<LimitName, Limit>> = {
  ordinary: { burst: 300, perMinute: 900 },
  lookup: { burst: 120, perMinute: 600 },
  credentials: { burst: 200, perMinute: 120 },
  message: { burst: 10, perMinute: 5 },
};

const MINUTE_MS = 60_000;
const REMEMBERED_ADDRESSES = 20_000;

type Bucket = { tokens: number; at: number };

/** Token buckets per address and kind of call, in this process. */
export class RateLimits {
  readonly #clock: Clock;
  readonly #factor: number;
  readonly #buckets = new Map<string, Bucket>();

  /** `factor` widens every limit, for a test or a load run from one address. */
  constructor(clock: Clock, factor = 1) {
    this.#clock = clock;
    this.#factor = factor;
  }

  /** Takes one call from the address's allowance or refuses it with the time to wait. */
  take(request: FastifyRequest, reply: FastifyReply, name: LimitName): void {
    const { burst, perMinute } = LIMITS[name];
    const now = this.#clock.now().getTime();
    const key = `${name} ${request.ip}`;
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
    if (this.#buckets.size > REMEMBERED_ADDRESSES && !oldest.done) this.#buckets.delete(oldest.value);
  }
}
