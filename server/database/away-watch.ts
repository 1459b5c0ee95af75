import { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { Client, DatabaseError } from "pg";
import { answersInTime } from "../waiting/answers-in-time.ts";
import { atMost } from "../waiting/at-most.ts";
import { DatabaseAway } from "./database-away.ts";

/** By this name whoever restores sees that a server is running. */
export const WATCH_NAME = "trupial watch";
/** How long the database may take to answer a trivial query. */
const PATIENCE_MS = 800;
const PAUSE_MS = 300;
/** A pooler is asked less often than the database: each question is a connection of its own, which most poolers log. */
const POOLER_PAUSE_MS = 700;

/**
 * Asks a PostgreSQL three times a second whether it is there. A broken connection says so itself; one that hangs never
 * does, so when no answer comes every connection is cut, and whoever waits on one gets the error that the database is away.
 */
export class AwayWatch {
  readonly #url: string;
  readonly #poolerUrl: string | null;
  #poolerAskedAt = -Infinity;
  readonly #sockets = new Set<Socket>();
  readonly #cut = new Set<(reason: DatabaseAway) => void>();
  #client: Client | null = null;
  #away = false;
  readonly #stopping = new AbortController();
  #watching: Promise<void> = Promise.resolve();

  /** With a pooler both must be there: calls go through it, and `url` is the database itself. */
  constructor(url: string, poolerUrl: string | null = null) {
    this.#url = url;
    this.#poolerUrl = poolerUrl;
  }

  get away(): boolean {
    return this.#away;
  }

  start(): void {
    this.#watching = this.#watch();
  }

  /** Ends the pause between two questions too: nothing may be left that keeps the process alive by then. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#drop();
    await this.#watching;
  }

  /** A socket that is cut when the database goes away; for the pool to make its connections with. */
  openSocket = (): Socket => {
    const socket = new Socket();
    this.#sockets.add(socket);
    socket.once("close", () => this.#sockets.delete(socket));
    return socket;
  };

  /** Waits for a promise of the database, but no longer than the database is there. */
  async whileThere<T>(promise: Promise<T>): Promise<T> {
    let cut: ((reason: DatabaseAway) => void) | undefined;
    const gone = new Promise<never>((_resolve, reject) => {
      cut = reject;
      this.#cut.add(reject);
    });
    try {
      return await Promise.race([promise, gone]);
    } finally {
      if (cut) this.#cut.delete(cut);
    }
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const there = await this.#isThere();
      if (signal.aborted) break;
      if (!there && !this.#away) this.#goAway();
      else if (there) this.#away = false;
      await wait(PAUSE_MS, undefined, { ref: false, signal }).catch(() => undefined);
    }
    await this.#drop();
  }

  /** A connection may break for reasons of its own: only when a fresh one cannot be made either is the database away. */
  async #isThere(): Promise<boolean> {
    const [database, pooler] = await Promise.all([this.#isDatabaseThere(), this.#isPoolerThere()]);
    return database && pooler;
  }

  async #isDatabaseThere(): Promise<boolean> {
    const first = await this.#ask();
    return first === "broken" ? (await this.#ask()) === "answered" : first === "answered";
  }

  /** A pooler lets everybody connect, also when all its connections are taken; a refusal in words is an answer too. */
  async #isPoolerThere(): Promise<boolean> {
    const now = performance.now();
    if (this.#poolerUrl === null || (!this.#away && now - this.#poolerAskedAt < POOLER_PAUSE_MS)) return true;
    this.#poolerAskedAt = now;
    const client = this.#clientOf(this.#poolerUrl, "trupial pooler watch");
    try {
      await client.connect();
      return true;
    } catch (error) {
      return error instanceof DatabaseError;
    } finally {
      void client.end().catch(() => undefined);
    }
  }

  async #ask(): Promise<"answered" | "broken" | "silent"> {
    try {
      this.#client ??= await this.#connect();
      const answered = await answersInTime(this.#client.query("select 1"), PATIENCE_MS);
      if (answered) return "answered";
      await this.#drop();
      return "silent";
    } catch {
      await this.#drop();
      return "broken";
    }
  }

  async #connect(): Promise<Client> {
    const client = this.#clientOf(this.#url, WATCH_NAME);
    await client.connect();
    return client;
  }

  #clientOf(url: string, name: string): Client {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE_MS,
      stream: this.openSocket,
      application_name: name,
    });
    client.on("error", () => undefined);
    return client;
  }

  async #drop(): Promise<void> {
    const client = this.#client;
    this.#client = null;
    // A server that hangs would not answer an orderly close.
    if (client)
      await atMost(
        PAUSE_MS,
        client.end().catch(() => undefined),
      );
  }

  #goAway(): void {
    this.#away = true;
    for (const socket of this.#sockets) socket.destroy();
    for (const cut of this.#cut) cut(new DatabaseAway());
  }
}
