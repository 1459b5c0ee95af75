import { setTimeout as wait } from "node:timers/promises";
import { answersInTime } from "../waiting/answers-in-time.ts";
import { SerialQueue } from "../waiting/serial-queue.ts";
import { type RedisClient, destroyClient, redisClient } from "./redis-client.ts";

/** How often the line is asked whether it is alive, and how long the answer may take. */
const ASK_EVERY_MS = 400;
const PATIENCE_MS = 1_000;
const PAUSE_MS = 500;

type Settings = {
  url: string;
  /** Gets every message, in the order in which Redis has sent them. */
  hears: (text: string, channel: string) => void;
  /** Told when messages may have been missed. */
  lost: () => void;
  patienceMs?: number | undefined;
};

/**
 * A connection that hears channels of a Redis: those that somebody wants at present. Its answers come behind its messages, so that one
 * that is late with them is late with messages too, and is cut and made anew.
 */
export class RedisLine {
  readonly #settings: Settings;
  readonly #patienceMs: number;
  readonly #stopping = new AbortController();
  readonly #following = new SerialQueue(() => this.#follow());
  /** How many want each channel. */
  readonly #wanted = new Map<string, number>();
  #client: RedisClient | null = null;
  /** The channels that this connection hears. */
  #heard = new Set<string>();
  #waiting: (() => void)[] = [];
  #keeping: Promise<void> | null = null;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#patienceMs = settings.patienceMs ?? PATIENCE_MS;
  }

  /** Tries once, and goes on trying by itself. */
  async open(): Promise<void> {
    await this.#connect();
    this.#keeping = this.#keep();
  }

  /** Whether every channel that is wanted is heard, but for those asked for just now. */
  get isOpen(): boolean {
    return this.#client !== null;
  }

  /** Resolves once these channels are heard, or the line is not open. */
  async hear(channels: readonly string[]): Promise<void> {
    for (const channel of channels) this.#wanted.set(channel, (this.#wanted.get(channel) ?? 0) + 1);
    if (!this.#client) return;
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
      this.#following.ask();
    });
  }

  leave(channels: readonly string[]): void {
    for (const channel of channels) {
      const others = (this.#wanted.get(channel) ?? 0) - 1;
      if (others > 0) this.#wanted.set(channel, others);
      else this.#wanted.delete(channel);
    }
    if (this.#client) this.#following.ask();
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    this.#drop();
    await this.#following.idle();
    await this.#keeping;
  }

  /** Brings what is heard to what is wanted. */
  async #follow(): Promise<void> {
    const waiting = this.#waiting.splice(0);
    const [client, heard] = [this.#client, this.#heard];
    try {
      if (client) {
        await this.#subscribe(client, heard);
        const left = [...heard].filter((channel) => !this.#wanted.has(channel));
        if (left.length > 0) await this.#inTime(client.unsubscribe(left));
        for (const channel of left) heard.delete(channel);
      }
    } catch {
      this.#lose(client);
    }
    for (const resolve of waiting) resolve();
  }

  async #subscribe(client: RedisClient, heard: Set<string>): Promise<void> {
    const missing = this.#missing(heard);
    if (missing.length === 0) return;
    await this.#inTime(client.subscribe(missing, this.#settings.hears));
    for (const channel of missing) heard.add(channel);
  }

  #missing(heard: ReadonlySet<string>): string[] {
    return [...this.#wanted.keys()].filter((channel) => !heard.has(channel));
  }

  async #connect(): Promise<void> {
    const client = redisClient(this.#settings.url);
    client.on("error", () => this.#lose(client));
    try {
      await this.#inTime(client.connect());
      const heard = new Set<string>();
      // Those who ask for more until the line is open are told at once that they hear it.
      while (this.#missing(heard).length > 0) await this.#subscribe(client, heard);
      if (this.#stopping.signal.aborted) throw new Error("closed meanwhile");
      [this.#client, this.#heard] = [client, heard];
    } catch {
      destroyClient(client);
      this.#settings.lost();
    }
  }

  async #keep(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const client = this.#client;
      await wait(client ? ASK_EVERY_MS : PAUSE_MS, undefined, { ref: false, signal }).catch(() => undefined);
      if (signal.aborted) return;
      if (!client) await this.#connect();
      else await this.#inTime(client.ping()).catch(() => this.#lose(client));
    }
  }

  #lose(client: RedisClient | null): void {
    if (client !== this.#client || !client) return;
    this.#drop();
    this.#settings.lost();
  }

  #drop(): void {
    const client = this.#client;
    this.#client = null;
    this.#heard = new Set();
    destroyClient(client);
  }

  async #inTime<T>(answer: Promise<T>): Promise<T> {
    if (await answersInTime(answer, this.#patienceMs)) return answer;
    throw new Error(`no answer within ${this.#patienceMs} ms`);
  }
}
