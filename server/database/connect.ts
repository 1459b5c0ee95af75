import { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { Kysely, type LogEvent, PostgresDialect, type Transaction } from "kysely";
import { type CustomTypesConfig, Pool, types } from "pg";
import { type Hear, type StopListening, hearOwnNotices, listenToServer } from "./notices.ts";
import type { Database } from "./schema.ts";

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

export type DatabaseHandle = {
  readonly db: Db;
  /** `embedded` is PGlite in this process; `server` is a PostgreSQL reached by URL. */
  readonly kind: "embedded" | "server";
  /** The embedded engine, for its own backup and vacuum; never for queries beside the pool. */
  readonly embedded: PGlite | null;
  /** Hears every notice (`pg_notify`) that is committed on a channel, by this server or another. */
  listen(channel: string, hear: Hear): Promise<StopListening>;
  close(): Promise<void>;
};

export type DatabasePlace = { url: string; poolSize?: number } | { directory: string } | { image: Blob };
export type QueryLog = (event: LogEvent) => void;

/** A connection that cannot be made in this time counts as a database that is away. */
const CONNECT_TIMEOUT_MS = 1_500;

/** Opens a PostgreSQL by URL, or the embedded one in a directory or from an image in memory. */
export async function openDatabase(place: DatabasePlace, log?: QueryLog): Promise<DatabaseHandle> {
  return "url" in place ? openServer(place, log) : openEmbedded(place, log);
}

function openServer(
  { url, poolSize = 10 }: { url: string; poolSize?: number },
  log?: QueryLog,
): DatabaseHandle {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types: wireTypes,
    application_name: "trupial",
  });
  // An idle connection that breaks is replaced by the pool; the next query says so if the database is away.
  pool.on("error", () => undefined);
  const db = kyselyOver(pool, log);
  return {
    db,
    kind: "server",
    embedded: null,
    listen: (channel, hear) => listenToServer({ url, channel, hear }),
    close: () => db.destroy(),
  };
}

async function openEmbedded(
  place: { directory: string } | { image: Blob },
  log?: QueryLog,
): Promise<DatabaseHandle> {
  const embedded =
    "image" in place ? new PGlite({ loadDataDir: place.image }) : new PGlite({ dataDir: place.directory });
  await embedded.waitReady;
  const pool = new Pool({ ...createPgConfig(embedded), max: 1, idleTimeoutMillis: 0, types: wireTypes });
  const db = kyselyOver(pool, log);
  return {
    db,
    kind: "embedded",
    embedded,
    listen: hearOwnNotices(pool, db),
    async close() {
      await db.destroy();
      await embedded.close();
    },
  };
}

function kyselyOver(pool: Pool, log?: QueryLog): Db {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...(log ? { log } : {}) });
}

const DATE_OID = 1082;
const BIGINT_OID = 20;

/** A calendar day stays text and a count is a number, the same on both databases. */
const wireTypes: CustomTypesConfig = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    if (oid === DATE_OID) return (value: string) => value;
    if (oid === BIGINT_OID) return Number;
    return types.getTypeParser(oid, format as "text");
  },
};

/** Runs work in a transaction, or inside the one that is already open. */
export function inTransaction<T>(db: Db | Trx, work: (trx: Trx) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Trx) : db.transaction().execute(work);
}
