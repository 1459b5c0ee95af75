import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromBufferPromise } from "yauzl";
import {
  getAnalyticsEndpoint,
  getDriverReportEndpoint,
  getIncomeEndpoint,
  getReportOfDriverEndpoint,
} from "../../../contract/reports/reports.endpoints.ts";
import {
  exportRideArchiveEndpoint,
  searchRideArchiveEndpoint,
} from "../../../contract/rides/ride-archive.endpoints.ts";
import { finishRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { exportAuditLogEndpoint } from "../../../contract/audit/audit.endpoints.ts";
import { readEnvironment } from "../../environment/environment.ts";
import { type TestAccount, makeDriver } from "../../testing/accounts.ts";
import { Cluster } from "../../testing/cluster.ts";
import { makeExporter, requestExport } from "../../testing/exported-files.ts";
import { readFigures } from "../../testing/read-figures.ts";
import { makeRide } from "../../testing/rides.ts";
import { type TestServer, openTestServer } from "../../testing/test-server.ts";
import { type DatabaseHandle, openDatabase } from "../connect.ts";
import { migrate } from "../migrate.ts";
import { openReplica } from "./open-replica.ts";
import { Reading } from "./reading.ts";
import type { Replica } from "./replica.ts";

const lacking = Cluster.lacks();
if (lacking !== null) process.stdout.write(`The tests with a replica are left out: ${lacking}\n`);

/** What a killed process has written is still there; only a power cut takes it. */
const UNHURRIED_DISK = "fsync=off";
const MAX_LAG_S = 2;

describe.skipIf(lacking !== null)("a streaming replica", () => {
  let primary: Cluster;
  let standby: Cluster;
  let database: DatabaseHandle;
  let replica: Replica;
  let server: TestServer;
  let staff: TestAccount;
  let driver: TestAccount;
  let url: string;
  let replicaUrl: string;

  beforeAll(async () => {
    primary = await Cluster.create([UNHURRIED_DISK]);
    url = await primary.database();
    await withDatabase(url, ({ db }) => migrate(db));
    standby = await primary.replicate([UNHURRIED_DISK, "max_standby_streaming_delay=0"]);
    replicaUrl = standby.url(new URL(url).pathname.slice(1));
    database = await openDatabase({ url, watched: true });
    const opened = await openReplica(settings(replicaUrl), { primary: database, say: fail });
    if (!opened) throw new Error("there is no replica");
    replica = opened;
    server = await openTestServer("server", { database, replica });
    staff = await makeExporter(server);
    driver = await makeDriver(server);
  });
  afterAll(async () => {
    await server?.close();
    await replica?.close();
    await standby?.remove();
    await primary?.remove();
  });

  const inUse = async (so: boolean) => {
    await expect.poll(() => replica.isInUse, { timeout: 10_000 }).toBe(so);
  };
  const complete = async () => {
    const { id } = await makeRide(server, { status: "Accepted", driverId: driver.id });
    return server.call(finishRideEndpoint, { params: { id }, token: driver.token });
  };
  const archive = async () => {
    const answer = await server.request(searchRideArchiveEndpoint, { query: {}, token: staff.token });
    expect(answer.statusCode).toBe(200);
    return { rides: answer.json<{ total: number }>().total, asOf: answer.headers["as-of"] };
  };
  const replay = (what: "pause" | "resume") => standby.query("postgres", `select pg_wal_replay_${what}()`);
  /** Waits until the standby has replayed whatever the primary has written so far. */
  const caughtUp = async () => {
    const [written] = await primary.query("postgres", "select pg_current_wal_lsn()::text as lsn");
    const hasIt = "select pg_last_wal_replay_lsn() >= $1::pg_lsn as it";
    await expect
      .poll(async () => (await standby.query("postgres", hasIt, [written?.["lsn"]]))[0]?.["it"], {
        timeout: 10_000,
      })
      .toBe(true);
  };
  const day = { start_date: "2026-11-01", end_date: "2026-12-01" };

  it("answers reports, the archive and exports, and says up to when it has everything", async () => {
    await inUse(true);
    const { id } = await complete();
    const before = { ...replica.answered };
    await caughtUp();
    const { token } = staff;
    const query = day;
    const params = { id: driver.id };
    for (const answer of [
      await server.request(getAnalyticsEndpoint, { query: { ...query, q: "mambo" }, token }),
      await server.request(getIncomeEndpoint, { query, token }),
      await server.request(getReportOfDriverEndpoint, { params, query, token }),
      await server.request(getDriverReportEndpoint, { query, token: driver.token }),
      await server.request(searchRideArchiveEndpoint, { query: { q: "mambo" }, token }),
    ]) {
      expect(answer.statusCode).toBe(200);
      const behind = server.clock.now().getTime() - Date.parse(String(answer.headers["as-of"]));
      expect(behind).toBeGreaterThanOrEqual(0);
      expect(behind).toBeLessThan(MAX_LAG_S * 1_000);
    }
    const rides = await server.request(exportRideArchiveEndpoint, { query: {}, token });
    expect(rides.body).toContain(`\n${id},`);
    await caughtUp();
    const log = await server.request(exportAuditLogEndpoint, { query: {}, token });
    expect(log.body).toContain("export_rides");
    const data = await requestExport(server, token);
    const zip = await fromBufferPromise(data.rawPayload);
    for await (const entry of zip.eachEntry())
      expect(await text(await zip.openReadStreamPromise(entry))).not.toBe("");
    expect(replica.answered).toEqual({ replica: before.replica + 8, primary: before.primary });
  });

  it("is not behind because nothing is written, also where the log begins a new file", async () => {
    await primary.query("postgres", "select pg_switch_wal()");
    await expect.poll(async () => (await replica.begin())?.lagMs ?? Infinity).toBeLessThan(500);
  });

  it("lacks what is new while it hangs, for no longer than was stated; then the primary answers", async () => {
    const { rides } = await archive();
    await replay("pause");
    await complete();
    const paused = performance.now();
    const during = await archive();
    expect(during).toEqual({ rides, asOf: expect.any(String) });
    await expect.poll(archive, { timeout: 10_000 }).toEqual({ rides: rides + 1, asOf: undefined });
    expect(performance.now() - paused).toBeLessThan(MAX_LAG_S * 1_000 + 2_000);
    const { figure } = await readFigures(server);
    expect(figure("trupial_replica_in_use")).toBe(0);
    expect(figure("trupial_replica_lag_seconds")).toBeGreaterThan(0.5);
    await replay("resume");
    await expect.poll(archive).toEqual({ rides: rides + 1, asOf: expect.any(String) });
  });

  it("gives nobody a date to ask by, since another server may answer of a later moment", async () => {
    const asked = (headers: Record<string, string>) =>
      server.request(getIncomeEndpoint, { query: day, token: staff.token, headers });
    const { headers } = await asked({});
    expect((await asked({ "if-none-match": String(headers.etag) })).statusCode).toBe(304);
    const since = { "if-modified-since": String(headers["last-modified"]) };
    expect([(await asked(since)).statusCode, (await asked(since)).statusCode]).toEqual([200, 200]);
  });

  it("is asked no more when it has to give up a reading for what it replays: the primary is, once", async () => {
    await inUse(true);
    const reading = new Reading({ db: database.db, replica, clock: server.clock });
    const slow = sql<{ is: boolean }>`
      select pg_is_in_recovery() as is, count(*), pg_sleep(case when pg_is_in_recovery() then 20 else 0 end)
      from tariffs`;
    const read = reading.read((db) => slow.execute(db));
    await expect
      .poll(() =>
        standby.query(
          replicaUrl,
          "select 1 from pg_stat_activity where query like '%pg_sleep(case%' and pid <> pg_backend_pid()",
        ),
      )
      .toHaveLength(1);
    await primary.query(url, "begin; lock table tariffs in access exclusive mode; commit");
    expect((await read).rows).toMatchObject([{ is: false }]);
    expect(reading.asOf).toBeNull();
    await expect(reading.read((db) => sql`select nothing`.execute(db))).rejects.toThrow("nothing");
  });

  it("may be killed: nobody gets an error, and once it is back it is used again", async () => {
    const { rides } = await archive();
    await standby.stop("SIGKILL");
    for (let asked = 0; asked < 5; asked += 1) expect(await archive()).toEqual({ rides, asOf: undefined });
    await inUse(false);
    const health = () => server.app.inject({ url: "/readyz" });
    expect((await health()).json()).toMatchObject({
      status: "ready",
      replica: { in_use: false, lag_seconds: null },
    });
    const again = await withDatabase(url, async (other) => {
      const said: string[] = [];
      const away = await openReplica(settings(replicaUrl), { primary: other, say: (one) => said.push(one) });
      await away?.close();
      return said;
    });
    expect(again).toEqual([expect.stringContaining("does not answer")]);
    await standby.start();
    await expect.poll(archive, { timeout: 10_000 }).toEqual({ rides, asOf: expect.any(String) });
    const { replica: told } = (await health()).json<{ replica: { lag_seconds: number } }>();
    expect(told).toEqual({ in_use: true, lag_seconds: expect.any(Number) });
  });

  it("is refused at the start where it is none, or another database's", async () => {
    const other = await primary.database();
    await expect(openReplica(settings(url), { primary: database, say: fail })).rejects.toThrow(
      "takes changes itself",
    );
    await withDatabase(other, async (elsewhere) => {
      const opening = openReplica(settings(replicaUrl), { primary: elsewhere, say: fail });
      await expect(opening).rejects.toThrow("a replica of another database than DATABASE_URL");
    });
    // On a busy machine the watch may be first to say that nothing answers there.
    const nowhere = () =>
      openReplica(settings(standby.url("nowhere")), { primary: database, say: fail }).then(
        () => "opened",
        (error: Error) => error.message,
      );
    await expect.poll(nowhere, { timeout: 20_000 }).toContain("of DATABASE_REPLICA_URL cannot be used");
  });
});

function settings(replicaUrl: string) {
  return readEnvironment({
    DATABASE_URL: "postgres://localhost/trupial",
    DATABASE_REPLICA_URL: replicaUrl,
    DATABASE_REPLICA_MAX_LAG: String(MAX_LAG_S),
  });
}

function fail(sentence: string): never {
  throw new Error(sentence);
}

async function withDatabase<T>(url: string, work: (database: DatabaseHandle) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url, poolSize: 1 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
