import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  acceptRideEndpoint,
  reportRideProgressEndpoint,
} from "../../../contract/rides/ride-steps.endpoints.ts";
import { listRideRequestsEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { readDashboardEndpoint } from "../../../contract/accounts/accounts.endpoints.ts";
import { openDatabase } from "../../database/connect.ts";
import { ListVersions, type ReadChanges } from "./list-versions.ts";
import { type TestAccount, makeAccount, makeDriver } from "../../testing/accounts.ts";
import { bookARide, makeRide } from "../../testing/rides.ts";
import { type CountedServer, openCountedServer } from "../../testing/statements.ts";
import { databaseKinds } from "../../testing/test-databases.ts";
import { type TestServer, openTestServer } from "../../testing/test-server.ts";

type Query = { type?: "pending" | "accepted" | "completed"; limit?: string };

/** Reads a list over and over as one caller would, with the tag of the time before. */
function readerOf(server: TestServer, { token }: Pick<TestAccount, "token">, query: Query = {}) {
  let etag = "";
  return async () => {
    const headers = etag ? { "if-none-match": etag } : {};
    const answer = await server.request(listRideRequestsEndpoint, { query, token, headers });
    etag = String(answer.headers["etag"]);
    return answer.statusCode;
  };
}

describe.each(databaseKinds())("an unchanged list (%s database)", (kind) => {
  let server: CountedServer;
  beforeAll(async () => void (server = await openCountedServer(kind)));
  afterAll(() => server.close());

  it("is told from its version, without reading a ride", async () => {
    const operator = await makeAccount(server, { role: "operator" });
    await makeRide(server);
    const read = readerOf(server, operator);
    expect(await read()).toBe(200);
    const statements = await server.statementsOf(async () => expect(await read()).toBe(304));
    expect(statements).toHaveLength(kind === "embedded" ? 0 : 1);
    for (const statement of statements) expect(statement).not.toContain("rides");
    await makeRide(server);
    expect(await read()).toBe(200);
  });

  it("is read anew after anything that it shows has changed, by whatever statement", async () => {
    const operator = await makeAccount(server, { role: "operator" });
    const driver = await makeDriver(server);
    const { id } = await makeRide(server, { status: "Accepted", driverId: driver.id });
    const read = readerOf(server, operator);
    const changes = [
      sql`update rides set expected_at = now(), rider_name = 'Another' where id = ${id}`,
      sql`update accounts set last_name = 'Renamed' where id = ${driver.id}`,
      sql`update drivers set plate = 'TX 999' where account_id = ${driver.id}`,
      sql`update company_profile set start_code = not start_code`,
      sql`delete from rides where id = ${(await makeRide(server)).id}`,
    ];
    await read();
    for (const change of changes) {
      expect(await read()).toBe(304);
      await change.execute(server.db);
      expect([change.compile(server.db).sql, await read()]).toEqual([change.compile(server.db).sql, 200]);
    }
  });

  it("changes for a driver with each ride that comes into the pool or leaves it", async () => {
    const [driver, rival] = [await makeDriver(server), await makeDriver(server)];
    const read = readerOf(server, driver, { type: "pending" });
    await read();
    expect(await read()).toBe(304);
    const { id } = await makeRide(server);
    expect(await read()).toBe(200);
    await server.call(acceptRideEndpoint, { params: { id }, token: rival.token });
    expect([await read(), await read()]).toEqual([200, 304]);
  });

  it("stays unchanged for a driver whose car moves, and for whoever it does not concern", async () => {
    const [driver, rider] = [await makeDriver(server), await makeAccount(server, { role: "rider" })];
    await makeRide(server, { riderId: rider.id });
    const [ofDriver, ofRider] = [readerOf(server, driver), readerOf(server, rider)];
    await Promise.all([ofDriver(), ofRider()]);
    await sql`update drivers set lat = 12.1, lng = -68.9, located_at = now()`.execute(server.db);
    const other = await makeAccount(server, { role: "rider" });
    const taken = await makeRide(server, { riderId: other.id, status: "Completed" });
    const reads = await server.statementsOf(async () => {
      expect([await ofDriver(), await ofRider()]).toEqual([304, 304]);
    });
    expect(reads.filter((statement) => statement.includes('"rides"'))).toEqual([]);
    await sql`update rides set rider_id = ${rider.id} where id = ${taken.id}`.execute(server.db);
    expect(await ofRider()).toBe(200);
  });

  it("changes with the clock where that alone allows something else", async () => {
    const driver = await makeDriver(server);
    const { id } = await makeRide(server, { status: "Accepted", driverId: driver.id });
    await server.call(reportRideProgressEndpoint, {
      params: { id },
      body: { step: "arrived" },
      token: driver.token,
    });
    const read = readerOf(server, driver, { type: "accepted" });
    await read();
    expect(await read()).toBe(304);
    server.clock.advance(3 * 60 * 60_000);
    expect(await read()).toBe(200);
    expect(await read()).toBe(304);
  });

  it("keeps naming its next page", async () => {
    const operator = await makeAccount(server, { role: "operator" });
    for (let ride = 0; ride < 3; ride++) await makeRide(server);
    const call = { query: { limit: "1" }, token: operator.token };
    const first = await server.request(listRideRequestsEndpoint, call);
    const headers = { "if-none-match": String(first.headers["etag"]) };
    const again = await server.request(listRideRequestsEndpoint, { ...call, headers });
    expect([again.statusCode, again.headers["link"]]).toEqual([304, first.headers["link"]]);
    expect(again.headers["link"]).toContain("next");
  });

  it("keeps no session that has ended, and no role that was taken", async () => {
    const rider = await makeAccount(server, { role: "rider" });
    const status = async () =>
      (await server.request(readDashboardEndpoint, { token: rider.token })).statusCode;
    const statements = await server.statementsOf(async () => {
      expect([await status(), await status()]).toEqual([200, 200]);
    });
    expect(statements.filter((statement) => statement.includes('"sessions"')).length).toBe(
      kind === "embedded" ? 1 : 2,
    );
    await sql`update sessions set ended_at = now() where id = ${rider.sessionId}`.execute(server.db);
    expect(await status()).toBe(401);
  });

  it("reads no table whose changes are not noted", async () => {
    const driver = await makeDriver(server);
    await makeRide(server);
    const statements = await server.statementsOf(async () => {
      for (const reader of [driver, await makeAccount(server, { role: "operator" })]) {
        for (const type of ["pending", "accepted", "completed"] as const) {
          await server.call(listRideRequestsEndpoint, { query: { type }, token: reader.token });
        }
      }
    });
    const { rows } = await sql<{ name: string }>`
      select distinct event_object_table as name from information_schema.triggers where trigger_name like '%_listed%'`.execute(
      server.db,
    );
    const noted = new Set(rows.map(({ name }) => name));
    const read = statements
      .filter((statement) => statement.startsWith("select") && statement.includes('from "rides"'))
      .flatMap((statement) => [...statement.matchAll(/(?:from|join) "?(\w+)"?/g)].map(([, table]) => table));
    expect(new Set(read).size).toBeGreaterThan(5);
    for (const table of read) expect(noted).toContain(table);
  });
});

const SHARED = databaseKinds().filter((kind) => kind === "server");

describe.each(SHARED)("an unchanged list of several servers (%s database)", () => {
  let first: TestServer;
  let second: TestServer;
  beforeAll(async () => {
    first = await openTestServer("server");
    second = await openTestServer("server", { database: await openDatabase({ url: String(first.url) }) });
  });
  afterAll(async () => {
    await second.close();
    await first.close();
  });

  it("is seen to change at once by a server that did not change it", async () => {
    const [operator, driver] = [await makeAccount(first, { role: "operator" }), await makeDriver(first)];
    const [here, there] = [readerOf(first, operator), readerOf(second, operator)];
    for (let round = 0; round < 5; round++) {
      const { id } = await bookARide(first, { rider_phone: `555700${round}` });
      expect([await here(), await there()]).toEqual([200, 200]);
      expect([await here(), await there()]).toEqual([304, 304]);
      await second.call(acceptRideEndpoint, { params: { id }, body: {}, token: driver.token });
      expect([await here(), await there()]).toEqual([200, 200]);
    }
  });

  it("is told from its version while a transaction is open that began before all of it", async () => {
    const fresh = await openCountedServer("server");
    let end = () => undefined as void;
    const mayEnd = new Promise<void>((resolve) => (end = resolve));
    let begun = () => undefined as void;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const open = fresh.db.transaction().execute(async (trx) => {
      await sql`select pg_current_xact_id()`.execute(trx);
      begun();
      await mayEnd;
    });
    await hasBegun;
    await makeRide(fresh);
    const read = readerOf(fresh, await makeAccount(fresh, { role: "operator" }));
    await read();
    expect(await fresh.statementsOf(read)).toHaveLength(1);
    end();
    await open;
    await fresh.close();
  });

  it("changes when a transaction commits that began before later ones were read", async () => {
    const operator = await makeAccount(first, { role: "operator" });
    const read = readerOf(second, operator);
    const slow = await makeRide(first);
    await read();
    let commit = () => undefined as void;
    const mayCommit = new Promise<void>((resolve) => (commit = resolve));
    let written = () => undefined as void;
    const hasWritten = new Promise<void>((resolve) => (written = resolve));
    const open = first.db.transaction().execute(async (trx) => {
      await trx.updateTable("rides").set({ rider_name: "Late" }).where("id", "=", slow.id).execute();
      written();
      await mayCommit;
    });
    await hasWritten;
    await makeRide(first);
    expect(await read()).toBe(200);
    expect(await read()).toBe(304);
    commit();
    await open;
    expect(await read()).toBe(200);
    expect(await read()).toBe(304);
  });
});

describe("the versions of lists", () => {
  const reader = { sees: "own", accountId: 7 } as const;
  const line = (xid: string, id: number, rider_id: number) => ({
    xid,
    id,
    rider_id,
    driver_id: null,
    pool: false,
    everyone: false,
  });
  const read = (horizon: string, changes: ReadChanges["changes"] = [], oldest = "1"): ReadChanges => ({
    horizon,
    changes,
    oldest,
  });

  it("take each line in once, in whatever order statements come back", () => {
    const lists = new ListVersions();
    lists.takeIn(read("10"));
    const before = lists.of(reader);
    lists.takeIn(read("10", [line("12", 3, 8)]));
    expect(lists.of(reader)).toBe(before);
    lists.takeIn(read("15", [line("12", 3, 8), line("13", 4, 7)]));
    const after = lists.of(reader);
    expect(after).not.toBe(before);
    lists.takeIn(read("10", [line("13", 4, 7)]));
    expect(lists.of(reader)).toBe(after);
    expect(lists.from).toBe("15");
  });

  it("stay as they are while a transaction elsewhere keeps the whole log unsettled", () => {
    const lists = new ListVersions();
    lists.takeIn(read("5", [line("6", 1, 7)], "6"));
    const before = lists.of(reader);
    lists.takeIn(read("5", [line("6", 1, 7)], "6"));
    expect(lists.of(reader)).toBe(before);
  });

  it("take everything for changed where the log no longer reaches back, or was missed", () => {
    const lists = new ListVersions();
    lists.takeIn(read("10"));
    const first = lists.of(reader);
    lists.takeIn(read("900", [], "500"));
    const second = lists.of(reader);
    expect(second).not.toBe(first);
    lists.hear(undefined);
    expect(lists.of(reader)).not.toBe(second);
  });
});
