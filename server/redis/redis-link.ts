import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "@redis/client";
import { answersInTime } from "../answers-in-time.ts";
import type { RedisScript } from "./redis-scripts.ts";

/**
 * How long Redis may take to answer. Whoever waits longer is told that it is away, and so is everybody after them. A call asks five
 * times at most, so that one that is always just in time delays it by two seconds.
 */
const PATIENCE_MS = 400;
const PAUSE_MS = 500;
const PROBE_KEPT_MS = 1_000;

type Settings = {
  url: string;
  /** A key to write to, so that a Redis that takes no writes counts as away. */
  probeKey: string;
  /** Told when Redis goes away and when it is back. */
  say: (sentence: string) => void;
  /** Longer in tests, where a busy machine is not what they are about. */
  patienceMs?: number | undefined;
};

/** Thrown at once while Redis is away. */
class RedisAway extends Error {
  override readonly name = "RedisAway";
}

/**
 * A connection to Redis that nobody waits for: the first question that isn't answered in time cuts it, and until a new one has
 * answered, every question is refused at once.
 */
export class RedisLink {
  readonly #settings: Settings;
  readonly #patienceMs: number;
  readonly #stopping = new AbortController();
  #client: Client | null = null;
  #coming: Promise<void> | null = null;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#patienceMs = settings.patienceMs ?? PATIENCE_MS;
  }

  /** Tries once to reach Redis, and goes on trying by itself where that fails. */
  async open(): Promise<void> {
    if (!(await this.#connect())) this.#lose();
  }

  get isAway(): boolean {
    return this.#client === null;
  }

  /** Runs a script; all of ours answer with numbers. */
  async run(script: RedisScript, keys: string[], values: readonly (string | number)[]): Promise<number[]> {
    const client = this.#client;
    if (!client) throw new RedisAway();
    const given = { keys, arguments: values.map(String) };
    try {
      return (await this.#inTime(evaluate(client, script, given))) as number[];
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
    destroy(this.#client);
    this.#client = null;
    const reason = error instanceof Error && error.message !== "" ? ` (${error.message})` : "";
    this.#settings.say(`Redis is away${reason}: each server counts for itself until it is back.`);
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

  async #inTime<T>(answer: Promise<T>): Promise<T> {
    if (await answersInTime(answer, this.#patienceMs)) return answer;
    throw new Error(`no answer within ${this.#patienceMs} ms`);
  }

  async #connect(): Promise<boolean> {
    const { url, probeKey } = this.#settings;
    const client = clientOf(url, this.#patienceMs);
    client.on("error", (error: unknown) => {
      if (this.#client === client) this.#lose(error);
    });
    try {
      await this.#inTime(client.connect());
      await this.#inTime(client.set(probeKey, "1", { expiration: { type: "PX", value: PROBE_KEPT_MS } }));
      if (this.#stopping.signal.aborted) throw new RedisAway();
      this.#client = client;
      return true;
    } catch {
      destroy(client);
      return false;
    }
  }
}

type Client = ReturnType<typeof clientOf>;

/** It neither keeps questions for later nor connects anew by itself: the link does that. */
function clientOf(url: string, connectTimeout: number) {
  return createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout, reconnectStrategy: false },
  });
}

type Given = { keys: string[]; arguments: string[] };

async function evaluate(client: Client, { text, hash }: RedisScript, given: Given): Promise<unknown> {
  try {
    return await client.evalSha(hash, given);
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith("NOSCRIPT")) throw error;
    return client.eval(text, given);
  }
}

/** One that is closed already says so by throwing. */
function destroy(client: Client | null): void {
  if (client?.isOpen) client.destroy();
}
