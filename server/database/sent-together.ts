import type { Duplex } from "node:stream";
import type { Pool, PoolClient, QueryResult } from "pg";
import { DatabaseBusy } from "./database-away.ts";
import { type HeldStatement, type Query, heldBack, makeHeld } from "./send-with-next.ts";

const BEGUN = { command: "BEGIN", rowCount: null, oid: 0, fields: [], rows: [] } satisfies QueryResult;
const ENDED = { ...BEGUN, command: "ROLLBACK" } satisfies QueryResult;
const HELD = { ...BEGUN, command: "" } satisfies QueryResult;

/** A pooler in transaction mode lends a session for one transaction at a time, so each brings its own settings. */
export type Pooler = {
  readonly settings: Readonly<Record<string, string>>;
  /** How long a transaction may wait for a session of the pooler. */
  readonly turnMs: number;
};

/**
 * Lets the connections of a pool send what nobody waits for together with what comes next, which saves the way there and back: the
 * `begin` of a transaction, before whose first statement nothing happens anyway, and the statements of `sendWithNext`. The pool must be
 * pipelined.
 */
export function sendTogether(pool: Pool, pooler?: Pooler): void {
  const lines = new WeakMap<PoolClient, Line>();
  pool.on("connect", (client) => {
    const line = new Line(client, pooler);
    lines.set(client, line);
    client.query = ((...given: unknown[]) => line.query(given)) as typeof client.query;
  });
  pool.on("release", (_error, client) => lines.get(client)?.reset());
}

/**
 * What is sent over one connection. A transaction that makes no statement is not begun at all. Behind a pooler a statement by itself is
 * a transaction too, since only so it is bounded.
 */
class Line {
  readonly #client: PoolClient;
  readonly #pooler: Pooler | undefined;
  readonly #query: Query;
  /** The `begin` that goes out with the first statement. */
  #unsent: string | null = null;
  #held: HeldStatement[] = [];
  #isOpen = false;

  constructor(client: PoolClient, pooler: Pooler | undefined) {
    this.#client = client;
    this.#pooler = pooler;
    this.#query = client.query.bind(client) as Query;
  }

  reset(): void {
    this.#unsent = null;
    this.#held = [];
    this.#isOpen = false;
  }

  query(given: unknown[]): Promise<QueryResult> {
    const text = String(given[0]);
    if (/^(begin|start transaction)\b/.test(text)) {
      this.#unsent = text;
      return Promise.resolve(BEGUN);
    }
    const held = heldBack(given);
    if (held !== null) {
      this.#held.push(held);
      return Promise.resolve(HELD);
    }
    if (text === "rollback") return this.#rollBack(given);
    if (text === "commit" && this.#unsent !== null && this.#held.length === 0) return this.#endUnbegun();
    if (this.#unsent === null && this.#held.length === 0) return this.#alone(given);
    return this.#withBefore(given);
  }

  #rollBack(given: unknown[]): Promise<QueryResult> {
    if (this.#unsent !== null) return this.#endUnbegun();
    this.reset();
    return this.#query(...given);
  }

  #endUnbegun(): Promise<QueryResult> {
    this.reset();
    return Promise.resolve(ENDED);
  }

  #alone(given: unknown[]): Promise<QueryResult> {
    if (this.#pooler === undefined || this.#isOpen) {
      if (given[0] === "commit") this.reset();
      return this.#query(...given);
    }
    return this.#inOnePiece(async () => {
      void this.#begin("begin");
      const first = this.#query(...given);
      const ended = this.#query("commit");
      ended.catch(() => undefined);
      const result = await first;
      await ended;
      return result;
    });
  }

  #withBefore(given: unknown[]): Promise<QueryResult> {
    const [unsent, held] = [this.#unsent, this.#held];
    this.reset();
    this.#isOpen = given[0] !== "commit";
    return this.#inOnePiece(async () => {
      if (unsent !== null) void this.#begin(unsent);
      const before = held.map((one) => makeHeld(this.#query, one));
      // The first to fail says why; whatever comes after it only says that the transaction is over.
      const results = await Promise.all([...before, this.#query(...given)]);
      return results.at(-1) as QueryResult;
    });
  }

  #begin(text: string): Promise<QueryResult> {
    const begun = this.#query(this.#pooler ? withSettings(text, this.#pooler.settings) : text);
    if (this.#pooler) cutWhenLate(this.#client, begun, this.#pooler.turnMs);
    // Where the one fails, so does what follows: there is no transaction, or no connection.
    begun.catch(() => undefined);
    return begun;
  }

  /** What is sent in one go arrives in one piece, and the other side wakes once for it. */
  #inOnePiece<T>(send: () => T): T {
    const stream = streamOf(this.#client);
    stream.cork();
    process.nextTick(() => stream.uncork());
    return send();
  }
}

function withSettings(begin: string, settings: Pooler["settings"]): string {
  return [begin, ...Object.entries(settings).map(([name, value]) => `set local ${name} = '${value}'`)].join(
    "; ",
  );
}

/** The answer to `begin` comes with the turn: a pooler without a free session keeps it waiting. */
function cutWhenLate(client: PoolClient, begun: Promise<QueryResult>, turnMs: number): void {
  const late = setTimeout(() => streamOf(client).destroy(new DatabaseBusy()), turnMs);
  const inTime = () => clearTimeout(late);
  begun.then(inTime, inTime);
}

function streamOf(client: PoolClient): Duplex {
  return (client as PoolClient & { connection: { stream: Duplex } }).connection.stream;
}
