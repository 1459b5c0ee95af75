import { sql } from "kysely";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import { makeAccount } from "../testing/accounts.ts";
import { LiveReader, listenHere } from "../testing/live-reader.ts";
import { HAS_PGBOUNCER, PgBouncer } from "../testing/pgbouncer.ts";
import { bookARide } from "../testing/rides.ts";
import { databaseKinds, openTestDatabase } from "../testing/test-databases.ts";
import { type TestServer, openTestServer } from "../testing/test-server.ts";
import { refuseRunningServer } from "./backup/refuse-running-server.ts";
import { type DatabaseHandle, openDatabase } from "./connect.ts";
import { isDatabaseBusy } from "./database-away.ts";
import { isBehindPooler, refusePooler } from "./pooler.ts";

if (!HAS_PGBOUNCER) process.stdout.write("The tests behind a pooler are left out: there is no pgbouncer.\n");

const CONNECTIONS = 2;
const TURN_MS = 400;
const servers = databaseKinds().filter((kind) => kind === "server" && HAS_PGBOUNCER);

describe.each(databaseKinds())("a %s database that is asked itself", (kind) => {
  it("is behind no pooler", async () => {
    const database = await openTestDatabase(kind);
    const url = database.url ?? undefined;
    expect(await isBehindPooler({ DATABASE_URL: url, DATABASE_DIRECT_URL: undefined })).toBe(false);
    await database.close();
  });
});

describe.each(servers)("behind PgBouncer in transaction mode (%s database)", (kind) => {
  let direct: Awaited<ReturnType<typeof openTestDatabase>>;
  let bouncer: PgBouncer;
  let database: DatabaseHandle;
  let server: TestServer;
  let directUrl: string;
  const busy: Client[] = [];

  beforeEach(async () => {
    direct = await openTestDatabase(kind);
    directUrl = direct.url ?? "";
    bouncer = await PgBouncer.before(directUrl, CONNECTIONS);
    database = await openDatabase({ url: bouncer.url, directUrl, watched: true, turnMs: TURN_MS });
    server = await openTestServer(kind, { database, heartbeatMs: 100 });
  });
  afterEach(async () => {
    await empty();
    await server.close();
    await database.close();
    await bouncer.close();
    await direct.close();
  });

  /** Takes every connection the pooler has to the database. */
  async function fill(): Promise<void> {
    for (let taken = 0; taken < CONNECTIONS; taken += 1) {
      const client = new Client({ connectionString: bouncer.url });
      client.on("error", () => undefined);
      await client.connect();
      await client.query("begin");
      busy.push(client);
    }
  }
  async function empty(): Promise<void> {
    for (const client of busy.splice(0)) await client.end().catch(() => undefined);
  }
  const ask = () => server.request(getConfigEndpoint, {});
  const ready = async () => (await server.app.inject({ url: "/readyz" })).statusCode;

  it("hears every notice, since it listens to the database itself", async () => {
    const heard: (string | undefined)[] = [];
    const stop = await database.listen("told", (payload) => void heard.push(payload));
    await sql`select pg_notify('told', 'one')`.execute(database.db);
    await expect.poll(() => heard).toContain("one");
    await stop();
  });

  it("bounds each statement and transaction, and leaves nothing of that to whoever is next", async () => {
    const bound = sql<{ is: string }>`select current_setting('statement_timeout') as is`;
    const inside = (level?: "repeatable read") => {
      const begun = database.db.transaction();
      return (level ? begun.setIsolationLevel(level) : begun).execute((trx) => bound.execute(trx));
    };
    for (const { rows } of [
      await bound.execute(database.db),
      await inside(),
      await inside("repeatable read"),
    ])
      expect(rows).toEqual([{ is: "30s" }]);
    await expect(sql`select nothing`.execute(database.db)).rejects.toThrow("nothing");
    const other = new Client({ connectionString: bouncer.url });
    await other.connect();
    expect((await other.query("select current_setting('statement_timeout') as is")).rows).toEqual([
      { is: "0" },
    ]);
    await other.end();
  });

  it("rolls back what fails, and keeps what is committed", async () => {
    const { db } = database;
    await sql`create table told (word text unique deferrable initially deferred)`.execute(direct.db);
    const add = (word: string) => sql`insert into told values (${word})`;
    await add("one").execute(db);
    await expect(add("one").execute(db)).rejects.toThrow("duplicate");
    const broken = db.transaction().execute(async (trx) => {
      await add("two").execute(trx);
      throw new Error("no more");
    });
    await expect(broken).rejects.toThrow("no more");
    await db.transaction().execute((trx) => add("three").execute(trx));
    expect((await sql`select word from told order by word`.execute(db)).rows).toEqual([
      { word: "one" },
      { word: "three" },
    ]);
  });

  it("answers 503 when the pool is full, for that call alone: nothing is away and no stream is cut", async () => {
    const operator = await makeAccount(server, { role: "operator" });
    const reader = await LiveReader.connect({ address: await listenHere(server.app), token: operator.token });
    const other = await openTestServer(kind, { database: direct });
    await fill();
    const { id } = await bookARide(other, {});
    const heartbeats = reader.heartbeats;
    const refused = await ask();
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "2"]);
    await expect(sql`select 1`.execute(database.db)).rejects.toSatisfy(isDatabaseBusy);
    expect([await ready(), database.isAway()]).toEqual([200, false]);
    await expect.poll(() => reader.heartbeats).toBeGreaterThan(heartbeats);
    await empty();
    expect((await ask()).statusCode).toBe(200);
    await reader.until((events) => events.some((one) => one.type === "ride.created" && one.ride.id === id));
    await reader.break();
    await other.app.close();
  });

  it("is away while the pooler is killed or frozen, and back with it", async () => {
    const status = async () => [(await ask()).statusCode, await ready()];
    await bouncer.kill();
    await expect.poll(status, { timeout: 5_000 }).toEqual([503, 503]);
    await bouncer.start();
    await expect.poll(status, { timeout: 5_000 }).toEqual([200, 200]);
    bouncer.freeze();
    await expect.poll(status, { timeout: 5_000 }).toEqual([503, 503]);
    bouncer.thaw();
    await expect.poll(status, { timeout: 5_000 }).toEqual([200, 200]);
  });

  it("is seen as running by whoever would restore, who is refused at the pooler's own address", async () => {
    await expect.poll(() => refuseRunningServer(direct.db).then(() => "", String)).toContain("running");
    expect(await isBehindPooler({ DATABASE_URL: directUrl, DATABASE_DIRECT_URL: undefined })).toBe(false);
    expect(await isBehindPooler({ DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: directUrl })).toBe(false);
    const places = { DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: undefined };
    await expect(refusePooler(places)).rejects.toThrow("DATABASE_DIRECT_URL");
  });
});
