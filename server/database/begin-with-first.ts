import type { Duplex } from "node:stream";
import type { Pool, PoolClient, QueryResult } from "pg";
import { DatabaseBusy } from "./database-away.ts";

type Query = (...given: unknown[]) => Promise<QueryResult>;

const BEGUN = { command: "BEGIN", rowCount: null, oid: 0, fields: [], rows: [] } satisfies QueryResult;
const ENDED = { ...BEGUN, command: "ROLLBACK" } satisfies QueryResult;

/** A pooler in transaction mode lends a session for one transaction at a time, so each brings its own settings. */
export type Pooler = {
  readonly settings: Readonly<Record<string, string>>;
  /** How long a transaction may wait for a session of the pooler. */
  readonly turnMs: number;
};

/**
 * Lets the connections of a pool send the `begin` of a transaction with its first statement, which saves the way there and back: nothing
 * happens in a transaction before that anyway. One that makes no statement is not begun at all. The pool must be pipelined.
 * Behind a pooler a statement by itself is a transaction too, since only so it is bounded.
 */
export function beginWithFirst(pool: Pool, pooler?: Pooler): void {
  const waiting = new WeakMap<PoolClient, string>();
  const open = new WeakSet<PoolClient>();
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as Query;
    const begin = (text: string): Promise<QueryResult> => {
      const begun = query(pooler ? withSettings(text, pooler.settings) : text);
      if (pooler) cutWhenLate(client, begun, pooler.turnMs);
      // Where the one fails, so does what follows: there is no transaction, or no connection.
      begun.catch(() => undefined);
      return begun;
    };
    const alone: Query = (...given) =>
      sendTogether(client, async () => {
        void begin("begin");
        const first = query(...given);
        const ended = query("commit");
        ended.catch(() => undefined);
        const result = await first;
        await ended;
        return result;
      });
    const beginning: Query = (...given) => {
      const text = String(given[0]);
      if (/^(begin|start transaction)\b/.test(text)) {
        waiting.set(client, text);
        return Promise.resolve(BEGUN);
      }
      const isEnd = text === "commit" || text === "rollback";
      const unbegun = waiting.get(client);
      waiting.delete(client);
      if (unbegun === undefined) {
        if (pooler && !open.has(client)) return alone(...given);
        if (isEnd) open.delete(client);
        return query(...given);
      }
      if (isEnd) return Promise.resolve(ENDED);
      open.add(client);
      return sendTogether(client, () => {
        void begin(unbegun);
        return query(...given);
      });
    };
    client.query = beginning as typeof client.query;
  });
  pool.on("release", (_error, client) => {
    waiting.delete(client);
    open.delete(client);
  });
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

/** What is sent in one go arrives in one piece, and the other side wakes once for it. */
function sendTogether<T>(client: PoolClient, send: () => T): T {
  const stream = streamOf(client);
  stream.cork();
  process.nextTick(() => stream.uncork());
  return send();
}

function streamOf(client: PoolClient): Duplex {
  return (client as PoolClient & { connection: { stream: Duplex } }).connection.stream;
}
