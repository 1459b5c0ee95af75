import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { logoutEndpoint } from "../../contract/accounts/accounts.endpoints.ts";
import { suspendUserEndpoint } from "../../contract/accounts/users.endpoints.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { HeldQueries } from "../testing/held-queries.ts";
import { LiveReader, listenHere } from "../testing/live-reader.ts";
import { bookARide } from "../testing/rides.ts";
import { type CountedServer, openCountedServer } from "../testing/statements.ts";
import { databaseKinds, mainDatabaseKinds, openTestDatabase } from "../testing/test-databases.ts";
import { readFigures } from "../testing/read-figures.ts";
import { type TestServer, openTestServer } from "../testing/test-server.ts";
import type { AppDependencies } from "../app-dependencies.ts";

/** More than PostgreSQL has connections for us; the embedded database has one, which a second opening would wait for. */
const ABORTED_OPENINGS = { server: 50, embedded: 10 };
const HEARTBEAT_MS = 200;

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

/** A server whose database can be watched, and paused, at certain queries. */
async function serverOver(
  kind: TestServer["kind"],
  queries: HeldQueries,
  overrides: Partial<AppDependencies> = {},
): Promise<TestServer> {
  const database = await openTestDatabase(kind);
  opened.push(() => database.close());
  const watched = { ...database, db: database.db.withPlugin(queries), close: async () => undefined };
  const server = await openTestServer(kind, { ...overrides, database: watched });
  opened.push(() => server.close());
  return { ...server, db: database.db };
}

async function figures(server: TestServer) {
  const { figure } = await readFigures(server);
  return {
    open: figure("trupial_event_streams_open"),
    // Without the query that reads this.
    underWay: figure("trupial_requests_under_way") - 1,
  };
}

function connections(server: TestServer): Promise<number> {
  return new Promise((resolve, reject) => {
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

describe.each(databaseKinds())("a stream that is broken off while it opens (%s database)", (kind) => {
  it("is let go, time and again, and its request is no longer under way", async () => {
    const joining = new HeldQueries((query) => query.includes("oldest.opened_at"));
    const server = await serverOver(kind, joining);
    const address = new URL(await listenHere(server.app));
    const rider = await makeAccount(server, { role: "rider" });
    for (let opening = 0; opening < ABORTED_OPENINGS[kind]; opening += 1) {
      joining.hold();
      const socket = connect(Number(address.port), address.hostname);
      socket.write(
        `GET /api/events/ HTTP/1.1\r\nHost: here\r\nLast-Event-ID: 1-1\r\nAuthorization: Bearer ${rider.token}\r\n\r\n`,
      );
      await expect.poll(() => joining.waiting, { interval: 1 }).toBeGreaterThan(0);
      socket.destroy();
      await expect.poll(() => connections(server), { interval: 1 }).toBe(0);
      joining.release();
    }
    await expect.poll(() => figures(server)).toEqual({ open: 0, underWay: 0 });
    const line = await LiveReader.connect({ address: address.origin, token: rider.token });
    expect(await figures(server)).toEqual({ open: 1, underWay: 1 });
    await line.break();
    await expect.poll(() => figures(server)).toEqual({ open: 0, underWay: 0 });
  }, 60_000);
});

describe.each(mainDatabaseKinds())("the sessions of all open streams (%s database)", (kind) => {
  /** Where a server has the database to itself it has them in memory. */
  const LOOKS = kind === "server" ? 1 : 0;
  const looksIn = (statements: readonly string[]) =>
    statements.filter((statement) => statement.includes('from "sessions"')).length;

  async function countedServer(heartbeatMs: number): Promise<CountedServer> {
    const server = await openCountedServer(kind, { heartbeatMs });
    opened.push(() => server.close());
    return server;
  }

  it("are looked at by one query a heartbeat, however many streams there are", async () => {
    const server = await countedServer(HEARTBEAT_MS);
    const address = await listenHere(server.app);
    const riders = await Promise.all(Array.from({ length: 8 }, () => makeAccount(server, { role: "rider" })));
    const lines = await Promise.all(
      riders
        .flatMap(({ token }) => [token, token, token])
        .map((token) => LiveReader.connect({ address, token })),
    );
    const heartbeats = () => Math.min(...lines.map(({ heartbeats }) => heartbeats));
    const before = heartbeats();
    const statements = await server.statementsOf(async () => {
      await expect.poll(heartbeats, { timeout: 20_000 }).toBeGreaterThanOrEqual(before + 3);
    });
    // The first and the last heartbeat may each have had a query of their own.
    expect(looksIn(statements)).toBeLessThanOrEqual(LOOKS * (heartbeats() - before + 2));
    await Promise.all(lines.map((line) => line.break()));
  });

  it("are checked by one query for an event that all of them receive", async () => {
    const server = await countedServer(60 * 60_000);
    const address = await listenHere(server.app);
    const drivers = await Promise.all(Array.from({ length: 12 }, () => makeDriver(server)));
    const lines = await Promise.all(drivers.map(({ token }) => LiveReader.connect({ address, token })));
    const allReceive = (count: number) =>
      Promise.all(lines.map((line) => line.until((events) => events.length >= count)));
    // What the server wrote at its start is behind everybody once they have received something later.
    await bookARide(server, {});
    await allReceive(1);
    const statements = await server.statementsOf(async () => {
      await bookARide(server, { rider_phone: "5559999" });
      await allReceive(2);
    });
    expect(looksIn(statements)).toBe(LOOKS);
    await Promise.all(lines.map((line) => line.break()));
  });

  it("end within a heartbeat of a logout or a suspension, and no other does", async () => {
    const server = await serverOver(kind, new HeldQueries(() => false), { heartbeatMs: 20 });
    const address = await listenHere(server.app);
    const staff = await makeAccount(server, { role: "staff" });
    const [leaving, suspended, staying] = await Promise.all([
      makeAccount(server, { role: "rider" }),
      makeAccount(server, { role: "rider" }),
      makeAccount(server, { role: "rider" }),
    ]);
    const lines = await Promise.all(
      [leaving, suspended, staying].map(({ token }) => LiveReader.connect({ address, token })),
    );
    await server.call(logoutEndpoint, { body: {}, token: leaving.token });
    await lines[0]?.over;
    await server.call(suspendUserEndpoint, { params: { id: suspended.id }, token: staff.token });
    await lines[1]?.over;
    const heartbeats = lines[2]?.heartbeats ?? 0;
    await expect.poll(() => lines[2]?.heartbeats).toBeGreaterThan(heartbeats);
    await lines[2]?.break();
  });
});
