import { randomUUID } from "node:crypto";
import { MINUTE_MS } from "../../contract/time-units.ts";
import type { Clock } from "../clock.ts";
import {
  type Allowance,
  type BegunTry,
  CLOCKS_DIFFER_MS,
  type HotState,
  type Tried,
  type TryOutcome,
  type TryRules,
} from "./hot-state.ts";

const REMEMBERED_ALLOWANCES = 40_000;
const REMEMBERED_PAIRS = 20_000;

type Bucket = { tokens: number; at: number };
type Tries = { failures: number; lastAt: number; underWay: ReadonlySet<string> };

/** The hot state of this process alone. */
export class MemoryHotState implements HotState {
  readonly #clock: Clock;
  readonly #buckets = new Map<string, Bucket>();
  readonly #tries = new Map<string, Tries>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async take(key: string, allowance: Allowance): Promise<number> {
    const now = this.#now();
    const { tokens, at } = this.bucketOf(key, allowance);
    const since = notAhead(at, now);
    const perMs = allowance.perMinute / MINUTE_MS;
    const refilled = Math.min(allowance.burst, tokens + Math.max(0, now - since) * perMs);
    const waitMs = refilled >= 1 ? 0 : Math.ceil((1 - refilled) / perMs);
    const left = waitMs === 0 ? refilled - 1 : refilled;
    const bucket = { tokens: left, at: Math.max(since, now) };
    keep(this.#buckets, key, { value: bucket, most: REMEMBERED_ALLOWANCES });
    return waitMs;
  }

  async beginTry({ pair, rules }: Tried): Promise<BegunTry> {
    const now = this.#now();
    const known = this.triesOf(pair);
    const { lastAt } = known;
    const isOver = known.underWay.size === 0 && now - lastAt >= rules.forgottenAfterMs;
    const failures = isOver ? 0 : known.failures;
    const ms = failures < rules.free ? 0 : lastAt + waitAfter(failures, rules) - now;
    const isFull = known.underWay.size >= Math.max(1, rules.free - failures);
    const begun = ms <= 0 && !isFull ? randomUUID() : null;
    this.#keepTries(pair, {
      failures,
      lastAt,
      underWay: begun ? new Set([...known.underWay, begun]) : known.underWay,
    });
    if (begun) return { state: "begun", id: begun };
    return ms > 0 ? { state: "wait", ms } : { state: "full" };
  }

  async endTry({ pair, id }: Tried & { id: string }, outcome: TryOutcome): Promise<void> {
    const { failures, lastAt, underWay } = this.triesOf(pair);
    const left = new Set(underWay);
    left.delete(id);
    const after = { right: 0, wrong: failures + 1, other: failures }[outcome];
    const at = outcome === "other" ? lastAt : Math.max(lastAt, this.#now());
    this.#keepTries(pair, { failures: after, lastAt: at, underWay: left });
  }

  away(): null {
    return null;
  }

  /** What is left of an allowance, as it was at its last use. */
  bucketOf(key: string, { burst }: Allowance): Bucket {
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
    this.#keepTries(pair, { ...known, underWay: this.triesOf(pair).underWay });
  }

  #keepTries(pair: string, tries: Tries): void {
    keep(this.#tries, pair, { value: tries, most: REMEMBERED_PAIRS });
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

/** Inserted anew, so that the first of the map is the one not used for longest. */
function keep<T>(map: Map<string, T>, key: string, { value, most }: { value: T; most: number }): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.keys().next();
  if (map.size > most && !oldest.done) map.delete(oldest.value);
}
