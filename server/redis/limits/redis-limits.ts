import { createHmac, randomUUID } from "node:crypto";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import type { Clock } from "../../process/clock.ts";
import type { Allowance, BegunTry, Limits, Attempt, TryOutcome } from "../../limits/limits.ts";
import { MemoryLimits } from "../../limits/memory-limits.ts";
import type { RedisLink } from "../redis-link.ts";
import type { RedisScript } from "../redis-script.ts";
import { BEGIN_TRY, END_TRY, TAKE } from "./limit-scripts.ts";

type Settings = {
  link: RedisLink;
  clock: Clock;
  /** Hashes the keys, which are addresses and names that people typed. The same on every server. */
  secret: Buffer;
  /** The beginning of every key. */
  prefix?: string;
};

type Values = readonly (string | number)[];

/** A try whose server has died ends by itself. */
const LEASE_MS = MINUTE_MS;

/**
 * The limits of all servers on one Redis. Everything is counted in memory too, which decides while Redis is away, so that nobody
 * begins anew then; what was counted so goes along with the next question.
 */
export class RedisLimits implements Limits {
  readonly #settings: Settings & { prefix: string };
  readonly #memory: MemoryLimits;

  constructor(settings: Settings) {
    this.#settings = { prefix: "trupial", ...settings };
    this.#memory = new MemoryLimits(settings.clock);
  }

  async take(key: string, allowance: Allowance): Promise<number> {
    const { tokens, at } = this.#memory.bucketOf(key, allowance);
    const here = this.#memory.takeNow(key, allowance);
    const { burst, perMinute } = allowance;
    const values = [burst, perMinute / MINUTE_MS, this.#now(), tokens, at];
    const answer = await this.#ask(TAKE, [this.#name("allowance", key)], values);
    return answer?.[0] ?? here;
  }

  async beginTry(tried: Attempt): Promise<BegunTry> {
    const id = randomUUID();
    const { free, firstWaitMs, longestWaitMs } = tried.rules;
    const values = [...this.#tryValues({ ...tried, id }), free, firstWaitMs, longestWaitMs];
    const answer = await this.#askOfTry(BEGIN_TRY, tried, values);
    if (answer === null) return this.#memory.beginTry(tried);
    if (answer === 0) return { state: "begun", id };
    return answer < 0 ? { state: "full" } : { state: "wait", ms: answer };
  }

  async endTry(begun: Attempt & { id: string }, outcome: TryOutcome): Promise<void> {
    const values = [...this.#tryValues(begun), outcome];
    await this.#memory.endTry(begun, outcome);
    await this.#askOfTry(END_TRY, begun, values);
  }

  away(): string | null {
    return this.#settings.link.isAway ? "redis" : null;
  }

  /** Null while Redis is away. This server then knows of the pair what Redis does. */
  async #askOfTry(script: RedisScript, { pair }: Attempt, values: Values): Promise<number | null> {
    // In braces is what a cluster of several Redis keeps together.
    const name = this.#name("tries", pair);
    const answer = await this.#ask(script, [name, `${name}:under-way`], values);
    if (!answer) return null;
    const [result = 0, failures = 0, lastAt = 0] = answer;
    this.#memory.noteTries(pair, { failures, lastAt });
    return result;
  }

  /** All of its scripts answer with numbers. */
  async #ask(script: RedisScript, keys: string[], values: Values): Promise<number[] | null> {
    return (await this.#settings.link.run(script, keys, values).catch(() => null)) as number[] | null;
  }

  #tryValues({ pair, id, rules }: Attempt & { id: string }): Values {
    const { failures, lastAt } = this.#memory.triesOf(pair);
    return [this.#now(), id, failures, lastAt, LEASE_MS, rules.forgottenAfterMs];
  }

  #name(kind: string, key: string): string {
    const { prefix, secret } = this.#settings;
    return `${prefix}:${kind}:{${createHmac("sha256", secret).update(key).digest("base64url")}}`;
  }

  #now(): number {
    return this.#settings.clock.now().getTime();
  }
}
