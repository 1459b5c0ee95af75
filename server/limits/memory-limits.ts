import { randomUUID } from "node:crypto";
import { MINUTE_MS } from "../../domain/time-units.ts";
import type { Clock } from "../process/clock.ts";
import { RecentlyUsed } from "../waiting/recently-used.ts";
import {
  type Allowance,
  type BegunTry,
  CLOCKS_DIFFER_MS,
  type Limits,
  type Attempt,
  type TryOutcome,
  type TryRules,
} from "./limits.ts";

const REMEMBERED_ALLOWANCES = 40_000;
const REMEMBERED_PAIRS = 20_000;

type Bucket = { tokens: number; at: number };
type Tries = { failures: number; lastAt: number; underWay: ReadonlySet<string> };

/** The limits of this process alone. */
export class MemoryLimits implements Limits {
  readonly #clock: Clock;
  readonly #buckets = new RecentlyUsed<Bucket>(REMEMBERED_ALLOWANCES);
  readonly #tries = new RecentlyUsed<Tries>(REMEMBERED_PAIRS);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async take(key: string, allowance: Allowance): Promise<number> {
    return this.takeNow(key, allowance);
  }

  /** As \`take\`, for an engine that asks elsewhere as well. */
  takeNow(key: string, { burst, perMinute }: Allowance): number {
    const now = this.#now();
    let bucket = this.#buckets.get(key);
    if (!bucket) this.#buckets.set(key, (bucket = { tokens: burst, at: now }));
    const since = notAhead(bucket.at, now);
    const perMs = perMinute / MINUTE_MS;
    const refilled = Math.min(burst, bucket.tokens + Math.max(0, now - since) * perMs);
    const waitMs = refilled >= 1 ? 0 : Math.ceil((1 - refilled) / perMs);
    bucket.tokens = waitMs === 0 ? refilled - 1 : refilled;
    bucket.at = Math.max(since, now);
    return waitMs;
  }

  async beginTry({ pair, rules }: Attempt): Promise<BegunTry> {
    const now = this.#now();
    const known = this.triesOf(pair);
    const { lastAt } = known;
    const isOver = known.underWay.size === 0 && now - lastAt >= rules.forgottenAfterMs;
    const failures = isOver ? 0 : known.failures;
    const ms = failures < rules.free ? 0 : lastAt + waitAfter(failures, rules) - now;
    const isFull = known.underWay.size >= Math.max(1, rules.free - failures);
    const begun = ms <= 0 && !isFull ? randomUUID() : null;
    this.#tries.set(pair, {
      failures,
      lastAt,
      underWay: begun ? new Set([...known.underWay, begun]) : known.underWay,
    });
    if (begun) return { state: "begun", id: begun };
    return ms > 0 ? { state: "wait", ms } : { state: "full" };
  }

  async endTry({ pair, id }: Attempt & { id: string }, outcome: TryOutcome): Promise<void> {
    const { failures, lastAt, underWay } = this.triesOf(pair);
    const left = new Set(underWay);
    left.delete(id);
    const after = { right: 0, wrong: failures + 1, other: failures }[outcome];
    const at = outcome === "other" ? lastAt : Math.max(lastAt, this.#now());
    this.#tries.set(pair, { failures: after, lastAt: at, underWay: left });
  }

  away(): null {
    return null;
  }

  /** The rest of an allowance, as it was at its last use. */
  bucketOf(key: string, { burst }: Allowance): Readonly<Bucket> {
    return this.#buckets.get(key) ?? { tokens: burst, at: this.#now() };
  }

  /** The tries of a pair, as they were when the last one ended. */
  triesOf(pair: string): Tries {
    const tries = this.#tries.get(pair);
    if (!tries) return { failures: 0, lastAt: 0, underWay: new Set() };
    // Kept as it is read now: a wait begins once, when the clock is set back, and then runs.
    tries.lastAt = notAhead(tries.lastAt, this.#now());
    return tries;
  }

  /** Takes over what is known elsewhere of a pair's tries. */
  noteTries(pair: string, known: { failures: number; lastAt: number }): void {
    this.#tries.set(pair, { ...known, underWay: this.triesOf(pair).underWay });
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}

function waitAfter(failures: number, { free, firstWaitMs, longestWaitMs }: TryRules): number {
  return Math.min(firstWaitMs * 2 ** (failures - free), longestWaitMs);
}

function notAhead(at: number, now: number): number {
  return at - now > CLOCKS_DIFFER_MS ? now : at;
}
