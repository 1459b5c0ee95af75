import type { Duplex } from "node:stream";
import type { ConnectionProvider, DatabaseConnection, Kysely } from "kysely";
import type { Pool, PoolClient, QueryResult } from "pg";
import { DatabaseBusy } from "./database-away.ts";
import type { Database } from "./schema.ts";

type Query = (...given: unknown[]) => Promise<QueryResult>;

const BEGUN = { command: "BEGIN", rowCount: null, oid: 0, fields: [], rows: [] } satisfies QueryResult;
const COMMITTED = { ...BEGUN, command: "COMMIT" } satisfies QueryResult;
const ROLLED_BACK = { ...BEGUN, command: "ROLLBACK" } satisfies QueryResult;

/** A pooler in transaction mode lends a session for one transaction at a time, so each brings its own settings. */
export type Pooler = {
  readonly settings: Readonly<Record<string, string>>;
  /** How long a transaction may wait for a session of the pooler. */
  readonly turnMs: number;
};

/**
 * Lets the transactions of a database send the statements that are asked for at once (`Promise.all`) without waiting for each other's
 * answers. PostgreSQL makes them in the order in which they were asked for. The builder of queries would send one at a time.
 */
export function sendAtOnce(db: Kysely<Database>): void {
  const executor = db.getExecutor();
  const executorWith = executor.withConnectionProvider.bind(executor);
  executor.withConnectionProvider = (provider) => executorWith(new SharedConnection(provider));
}

/** The one connection of a transaction, for whoever asks. */
class SharedConnection implements ConnectionProvider {
  readonly #provider: ConnectionProvider;
  #connection: Promise<DatabaseConnection> | null = null;

  constructor(provider: ConnectionProvider) {
    this.#provider = provider;
  }

  async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    this.#connection ??= this.#provider.provideConnection(async (connection) => connection);
    return consumer(await this.#connection);
  }
}

/**
 * Lets the connections of a pool send in one piece whatever is asked for at once, and the `begin` of a transaction with its first
 * statement, before which nothing happens anyway: each piece is one way there and back. The pool must be pipelined.
 */
export function pipeline(pool: Pool, pooler?: Pooler): void {
  const lines = new WeakMap<PoolClient, Line>();
  pool.on("connect", (client) => {
    const line = new Line(client, pooler);
    lines.set(client, line);
    client.query = ((...given: unknown[]) => line.query(given)) as typeof client.query;
  });
  pool.on("release", (_error, client) => lines.get(client)?.reset());
}

/**
 * The sender of one connection's statements. A transaction that makes no statement is not begun at all. Behind a pooler
 * a statement by itself is a transaction too, since only so it is bounded.
 */
class Line {
  readonly #client: PoolClient;
  readonly #pooler: Pooler | undefined;
  readonly #query: Query;
  /** The `begin` that goes out with the first statement. */
  #unsent: string | null = null;
  #isOpen = false;

  constructor(client: PoolClient, pooler: Pooler | undefined) {
    this.#client = client;
    this.#pooler = pooler;
    this.#query = client.query.bind(client) as Query;
  }

  reset(): void {
    this.#unsent = null;
    this.#isOpen = false;
  }

  query(given: unknown[]): Promise<QueryResult> {
    const text = String(given[0]);
    if (/^(begin|start transaction)\b/.test(text)) {
      this.#unsent = text;
      return Promise.resolve(BEGUN);
    }
    if (text === "commit" || text === "rollback") return this.#end(given);
    if (this.#unsent !== null) return this.#withBegin(this.#unsent, given);
    return this.#pooler === undefined || this.#isOpen ? this.#send(given) : this.#asTransaction(given);
  }

  #end(given: unknown[]): Promise<QueryResult> {
    const isBegun = this.#unsent === null;
    this.reset();
    if (isBegun) return this.#send(given);
    return Promise.resolve(given[0] === "commit" ? COMMITTED : ROLLED_BACK);
  }

  async #asTransaction(given: unknown[]): Promise<QueryResult> {
    void this.#begin("begin");
    const first = this.#send(given);
    const ended = this.#send(["commit"]);
    ended.catch(() => undefined);
    const result = await first;
    await ended;
    return result;
  }

  #withBegin(unsent: string, given: unknown[]): Promise<QueryResult> {
    this.#unsent = null;
    this.#isOpen = true;
    void this.#begin(unsent);
    return this.#send(given);
  }

  #begin(text: string): Promise<QueryResult> {
    const begun = this.#send([this.#pooler ? withSettings(text, this.#pooler.settings) : text]);
    if (this.#pooler) cutWhenLate(this.#client, begun, this.#pooler.turnMs);
    // Where the one fails, so does what follows: there is no transaction, or no connection.
    begun.catch(() => undefined);
    return begun;
  }

  /** Statements sent in one go arrive in one piece, and the other side wakes once for them. */
  #send(given: unknown[]): Promise<QueryResult> {
    const stream = streamOf(this.#client);
    stream.cork();
    process.nextTick(() => stream.uncork());
    return this.#query(...given);
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
