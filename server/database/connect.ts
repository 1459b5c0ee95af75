import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { Kysely, type LogEvent, PostgresDialect, type PostgresPool, type Transaction } from "kysely";
import { type ClientBase, type CustomTypesConfig, Pool, type PoolClient, types } from "pg";
import { AwayWatch } from "./away-watch.ts";
import { DatabaseAway } from "./database-away.ts";
import { isDiskFull } from "./error-codes.ts";
import { pipeline, sendAtOnce } from "./pipeline.ts";
import { prepareOften } from "./prepared-statements.ts";
import { sendNotices } from "./notice-after-commit.ts";
import { type Listener, type StopListening, listenOnConnection, listenToServer } from "./notices.ts";
import type { Database } from "./schema.ts";

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

export type DatabaseHandle = {
  readonly db: Db;
  /** `embedded` is PGlite in this process; `server` is a PostgreSQL reached by URL. */
  readonly kind: "embedded" | "server";
  /** The embedded engine, for its own backup and vacuum; never for queries beside the pool. */
  readonly embedded: PGlite | null;
  /** Receives every notice (`pg_notify`) that is committed on a channel, by this server or another. */
  listen(channel: string, listener: Listener): Promise<StopListening>;
  /** Whether a watched PostgreSQL does not answer at present. */
  isAway(): boolean;
  /** `seen` is set when a query failed because the disk is full, and cleared once there is space again. */
  readonly diskTrouble: { seen: boolean };
  connections(): { open: number; idle: number; waiting: number };
  close(): Promise<void>;
};

/** With `watched` a PostgreSQL that hangs is noticed, queries that wait for it fail within two seconds, and nothing runs for ever. */
type ServerPlace = {
  url: string;
  /** The PostgreSQL itself where `url` is a pooler in transaction mode: for the watch and for listening. */
  directUrl?: string | undefined;
  poolSize?: number;
  watched?: boolean;
  /** How long a call waits for a connection. */
  turnMs?: number;
};
/** A folder, an image in memory, or an engine that runs already and goes on when the handle is closed. */
type EmbeddedPlace = { directory: string } | { image: Blob } | { engine: PGlite };
export type DatabasePlace = ServerPlace | EmbeddedPlace;
export type QueryLog = (event: LogEvent) => void;

/** How long a call waits for a free connection under load. A database that is away is noticed sooner by its watch. */
const TURN_TIMEOUT_MS = 10_000;

/**
 * The embedded database takes the memory for its pages whole when it opens, and the machine keeps its files in memory
 * too: the usual 128 MB were a third of what the product used at rest.
 */
const SMALL_CACHE = ["-c", "shared_buffers=16MB"];

/**
 * How often a function of the embedded engine runs before V8 compiles it a second time, for speed: ten times as often
 * as by default. A start runs much of the engine a little, and half of a start went into compiling that again.
 */
const COMPILE_AGAIN_AFTER = 20_000_000;

/** Opens a PostgreSQL by URL, or the embedded one in a directory or from an image in memory. */
export async function openDatabase(place: DatabasePlace, log?: QueryLog): Promise<DatabaseHandle> {
  return "url" in place ? openServer(place, log) : openEmbedded(place, log);
}

function openServer(place: ServerPlace, log?: QueryLog): DatabaseHandle {
  const { url, directUrl = url, turnMs = TURN_TIMEOUT_MS } = place;
  const isPooled = directUrl !== url;
  const watch = place.watched ? new AwayWatch(directUrl, isPooled ? url : null) : null;
  const prepared = new URL(url).searchParams.get("prepared");
  // Few poolers know the statements that were prepared over another connection.
  const prepares = isPooled ? prepared === "yes" : prepared !== "no";
  const pool = new Pool({
    connectionString: url,
    max: place.poolSize ?? 10,
    connectionTimeoutMillis: turnMs,
    keepAlive: true,
    pipeline: true,
    types: wireTypes,
    application_name: "trupial",
    ...(watch ? { stream: watch.openSocket } : {}),
    ...(watch && !isPooled ? { onConnect: setBounds } : {}),
  });
  // A connection that breaks is replaced by the pool; the next query says so if the database is away.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    if (prepares) prepareOften(client);
  });
  pipeline(pool, isPooled ? { settings: BOUNDS, turnMs } : undefined);
  watch?.start();
  const diskTrouble = { seen: false };
  const db = kyselyOver(watch ? watchedPool(pool, watch) : pool, { log, diskTrouble });
  sendAtOnce(db);
  return {
    db,
    kind: "server",
    embedded: null,
    listen: (channel, listener) =>
      listenToServer({ url: directUrl, channel, listener, openSocket: watch?.openSocket }),
    isAway: () => watch?.away ?? false,
    diskTrouble,
    connections: () => connectionsOf(pool),
    async close() {
      await watch?.stop();
      await db.destroy();
    },
  };
}

/** Hands out connections only while the database is there. */
function watchedPool(pool: Pool, watch: AwayWatch): PostgresPool {
  return {
    async connect() {
      if (watch.away) throw new DatabaseAway();
      const connecting = pool.connect();
      try {
        return await watch.whileThere(connecting);
      } catch (error) {
        connecting.then(
          (client: PoolClient) => client.release(),
          () => undefined,
        );
        throw error;
      }
    },
    end: () => pool.end(),
  };
}

function connectionsOf({ totalCount, idleCount, waitingCount }: Pool) {
  return { open: totalCount, idle: idleCount, waiting: waitingCount };
}

async function openEmbedded(place: EmbeddedPlace, log?: QueryLog): Promise<DatabaseHandle> {
  setFlagsFromString(`--wasm-tiering-budget=${COMPILE_AGAIN_AFTER}`);
  const embedded = engineIn(place);
  await embedded.waitReady;
  const pool = new Pool({
    ...createPgConfig(embedded),
    max: 1,
    idleTimeoutMillis: 0,
    types: wireTypes,
    onConnect: markAsOnlyServer,
  });
  pool.on("connect", prepareOften);
  const diskTrouble = { seen: false };
  const db = kyselyOver(pool, { log, diskTrouble });
  return {
    db,
    kind: "embedded",
    embedded,
    listen: listenOnConnection(pool, db),
    isAway: () => false,
    diskTrouble,
    connections: () => connectionsOf(pool),
    async close() {
      await db.destroy();
      if (!("engine" in place)) await embedded.close();
    },
  };
}

function engineIn(place: EmbeddedPlace): PGlite {
  if ("engine" in place) return place.engine;
  const data = "image" in place ? { loadDataDir: place.image } : { dataDir: place.directory };
  return new PGlite({ ...data, startParams: [...PGlite.defaultStartParams, ...SMALL_CACHE] });
}

type Over = { log: QueryLog | undefined; diskTrouble: { seen: boolean } };

function kyselyOver(pool: PostgresPool, { log, diskTrouble }: Over): Db {
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log(event) {
      if (event.level === "error" && isDiskFull(event.error)) diskTrouble.seen = true;
      log?.(event);
    },
  });
}

/**
 * No caller waits longer for an answer, and ten that do would hold every connection. Nothing that is asked is large enough to be worth
 * compiling, which takes longer than most statements.
 */
const BOUNDS = {
  lock_timeout: "5s",
  statement_timeout: "30s",
  idle_in_transaction_session_timeout: "30s",
  jit: "off",
};

/**
 * A server's own connections are bounded; migrations, backups and other commands take the time they need. The pool does
 * this rather than Kysely, which would never give back a connection that broke meanwhile.
 */
async function setBounds(client: ClientBase): Promise<void> {
  const settings = Object.entries(BOUNDS).map(([name, value]) => `set_config('${name}', '${value}', false)`);
  await client.query(`select ${settings.join(", ")}`);
}

/** Nobody else has the embedded database, so its triggers tell this process of each change and keep no lines for others. */
async function markAsOnlyServer(client: ClientBase): Promise<void> {
  await client.query("select set_config('trupial.alone', 'yes', false)");
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

/** Of several statements that were asked for at once, one may go on after another has failed: it is refused from then on. */
function endWork(trx: Trx): void {
  trx.getExecutor().provideConnection = () => Promise.reject(new Error("the transaction is over"));
}

/** Runs work in a transaction, or inside the one that is already open. */
export async function inTransaction<T>(db: Db | Trx, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Trx);
  let committed: Trx | null = null;
  const result = await db.transaction().execute((trx) => work((committed = trx)).finally(() => endWork(trx)));
  if (committed) sendNotices(db, committed);
  return result;
}
