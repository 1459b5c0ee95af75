import { setTimeout as wait } from "node:timers/promises";
import { answersInTime } from "../waiting/answers-in-time.ts";
import { type RedisClient, destroyClient, redisClient } from "./redis-client.ts";
import type { RedisScript } from "./redis-script.ts";

/**
 * How long Redis may take to answer. After that the caller is told that it is away, and so is everybody after them. A call asks five
 * times at most, so that one that is always just in time delays it by two seconds.
 */
const PATIENCE_MS = 400;
/** How long a new connection may take to be there, for which nobody waits: with TLS, on a busy machine, it takes longer than an answer. */
const CONNECTING_MS = 2_000;
const PAUSE_MS = 500;
const PROBE_KEPT_MS = 1_000;

export type RedisSettings = {
  url: string;
  /** Told when Redis goes away and when it is back. */
  say: (sentence: string) => void;
  /** Longer in tests, where a busy machine is not what they are about. */
  patienceMs?: number | undefined;
};

/** Written to, so that a Redis that takes no writes counts as away. */
const PROBE_KEY = "trupial:probe";

/** Thrown at once while Redis is away. */
class RedisAway extends Error {
  override readonly name = "RedisAway";
}

/**
 * A connection to Redis that nobody waits for: the first question that isn't answered in time cuts it, and until a new one has
 * answered, every question is refused at once.
 */
export class RedisLink {
  readonly #settings: RedisSettings;
  readonly #patienceMs: number;
  readonly #stopping = new AbortController();
  #client: RedisClient | null = null;
  #coming: Promise<void> | null = null;

  private constructor(settings: RedisSettings) {
    this.#settings = settings;
    this.#patienceMs = settings.patienceMs ?? PATIENCE_MS;
  }

  /** Tries once to reach Redis, and goes on trying by itself where that fails. */
  static async open(settings: RedisSettings): Promise<RedisLink> {
    const link = new RedisLink(settings);
    if (!(await link.#connect())) link.#lose();
    return link;
  }

  /** How another connection to the same Redis is made. */
  get settings(): RedisSettings {
    return this.#settings;
  }

  get isAway(): boolean {
    return this.#client === null;
  }

  async run(script: RedisScript, keys: string[], values: readonly (string | number)[]): Promise<unknown> {
    const client = this.#client;
    if (!client) throw new RedisAway();
    const given = { keys, arguments: values.map(String) };
    try {
      return await this.#inTime(evaluate(client, script, given));
    } catch (error) {
      if (this.#client === client) this.#lose(error);
      throw new RedisAway();
    }
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    this.#client?.destroy();
    this.#client = null;
    await this.#coming;
  }

  #lose(error?: unknown): void {
    if (this.#stopping.signal.aborted) return;
    destroyClient(this.#client);
    this.#client = null;
    const reason = error instanceof Error && error.message !== "" ? ` (${error.message})` : "";
    this.#settings.say(
      `Redis is away${reason}: each server counts for itself, and events and moves of cars go through the database until it is back.`,
    );
    this.#coming ??= this.#comeBack();
  }

  async #comeBack(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted && this.#client === null) {
      await wait(PAUSE_MS, undefined, { ref: false, signal }).catch(() => undefined);
      if (!signal.aborted && (await this.#connect())) this.#settings.say("Redis is back.");
    }
    this.#coming = null;
  }

  async #inTime<T>(answer: Promise<T>, withinMs = this.#patienceMs): Promise<T> {
    if (await answersInTime(answer, withinMs)) return answer;
    throw new Error(`no answer within ${withinMs} ms`);
  }

  async #connect(): Promise<boolean> {
    const client = redisClient(this.#settings.url);
    client.on("error", (error: unknown) => {
      if (this.#client === client) this.#lose(error);
    });
    try {
      await this.#inTime(client.connect(), Math.max(this.#patienceMs, CONNECTING_MS));
      await this.#inTime(client.set(PROBE_KEY, "1", { expiration: { type: "PX", value: PROBE_KEPT_MS } }));
      if (this.#stopping.signal.aborted) throw new RedisAway();
      this.#client = client;
      return true;
    } catch {
      destroyClient(client);
      return false;
    }
  }
}

type Given = { keys: string[]; arguments: string[] };

async function evaluate(client: RedisClient, { text, hash }: RedisScript, given: Given): Promise<unknown> {
  try {
    return await client.evalSha(hash, given);
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith("NOSCRIPT")) throw error;
    return client.eval(text, given);
  }
}
