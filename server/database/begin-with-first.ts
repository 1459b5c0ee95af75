import type { Duplex } from "node:stream";
import type { Pool, PoolClient, QueryResult } from "pg";

type Query = (...given: unknown[]) => Promise<QueryResult>;

const BEGUN = { command: "BEGIN", rowCount: null, oid: 0, fields: [], rows: [] } satisfies QueryResult;
const ENDED = { ...BEGUN, command: "ROLLBACK" } satisfies QueryResult;

/**
 * Lets the connections of a pool send the `begin` of a transaction with its first statement, which saves the way there and back: nothing
 * happens in a transaction before that anyway. One that makes no statement is not begun at all. The pool must be pipelined.
 */
export function beginWithFirst(pool: Pool): void {
  const waiting = new WeakSet<PoolClient>();
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as Query;
    const beginning: Query = (...given) => {
      const [text] = given;
      if (text === "begin") {
        waiting.add(client);
        return Promise.resolve(BEGUN);
      }
      if (!waiting.delete(client)) return query(...given);
      if (text === "commit" || text === "rollback") return Promise.resolve(ENDED);
      return sendTogether(client, () => {
        const begun = query("begin");
        const first = query(...given);
        // Where the one fails, so does the other: there is no transaction, or no connection.
        begun.catch(() => undefined);
        return first;
      });
    };
    client.query = beginning as typeof client.query;
  });
  pool.on("release", (_error, client) => void waiting.delete(client));
}

/** What is sent in one go arrives in one piece, and the other side wakes once for it. */
function sendTogether<T>(client: PoolClient, send: () => T): T {
  const { stream } = (client as PoolClient & { connection: { stream: Duplex } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
  return send();
}
