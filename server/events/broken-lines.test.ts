import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { Client } from "pg";
import { describe, expect, it } from "vitest";
import type { LiveEvent } from "../../contract/events/live-event.ts";
import { cancelAssignedRideEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import { acceptRideEndpoint, cancelRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { BUS_ENGINES, openFleet } from "../testing/fleet.ts";
import { LiveReader, listenHere } from "../testing/live-reader.ts";
import { bookARide } from "../testing/rides.ts";
import { databaseKinds, openTestDatabase } from "../testing/test-databases.ts";
import { readFigures } from "../testing/read-figures.ts";
import { type TestServer, onADatabase, onEachDatabase, openTestServer } from "../testing/test-server.ts";
import { recordRideEvent } from "./record-event.ts";

/** Twenty breaks of each reader: every step of a ride comes between two of them more than once. */
const BROKEN_LINES = 100;

/** A reader who reconnects after every broken connection, as our own page does. */
class Follower {
  readonly created: number[] = [];
  readonly known = new Map<number, number | "gone">();
  readonly #addresses: readonly string[];
  readonly #token: string;
  #line: LiveReader | null = null;
  #lastEventId: string | null = null;

  constructor(addresses: readonly string[], token: string) {
    this.#addresses = addresses;
    this.#token = token;
  }

  async connect(turn: number): Promise<void> {
    const address = this.#addresses[turn % this.#addresses.length] ?? "";
    this.#line = await LiveReader.connect({ address, token: this.#token, lastEventId: this.#lastEventId });
  }

  async break(): Promise<void> {
    await this.#line?.break();
    this.#takeIn();
  }

  async knows(condition: () => boolean): Promise<void> {
    await this.#line?.until(() => {
      this.#takeIn();
      return condition();
    });
  }

  #takeIn(): void {
    if (!this.#line) return;
    for (const { event, data } of this.#line.received.splice(0)) {
      if (event === "reload") throw new Error("the place was lost");
      this.#learn(data as LiveEvent);
    }
    this.#lastEventId = this.#line.lastEventId;
  }

  #learn(event: LiveEvent): void {
    if (event.type === "ride.gone") this.known.set(event.ride_id, "gone");
    if (event.type === "ride.created") this.created.push(event.ride.id);
    if (event.type === "ride.created" || event.type === "ride.changed") {
      this.known.set(event.ride.id, event.ride.version);
    }
  }
}

/** Ten rides of two riders, booked, accepted, given back and cancelled while every connection keeps breaking. */
async function followThroughBreaks(server: TestServer, addresses: readonly string[]) {
  const riders = [await makeAccount(server, { role: "rider" }), await makeAccount(server, { role: "rider" })];
  const operator = await makeAccount(server, { role: "operator" });
  const [driver, idle] = [await makeDriver(server), await makeDriver(server)];
  const everyone = [...riders, operator, driver, idle].map(({ token }) => new Follower(addresses, token));
  await Promise.all(everyone.map((follower, turn) => follower.connect(turn)));

  const booked: { id: number; rider: number }[] = [];
  const steps = BROKEN_LINES / everyone.length;
  for (let turn = 0; turn < steps; turn += 1) {
    const breaking = Promise.all(everyone.map((follower) => follower.break()));
    const rider = (turn / 2) % 2;
    if (turn % 2 === 0 || booked.length === 0) {
      const dueIn = (turn + 1) * 3 * 60 * 60_000;
      const ride_datetime = new Date(server.clock.now().getTime() + dueIn).toISOString();
      const ride = await bookARide(server, { ride_datetime }, riders[rider]?.token);
      booked.push({ id: ride.id, rider });
    } else {
      await change(server, booked, turn, { driver, operator });
    }
    await breaking;
    await Promise.all(everyone.map((follower, index) => follower.connect(turn + index)));
  }
  return { booked, everyone };
}

type Somebody = { token: string };

async function change(
  server: TestServer,
  booked: readonly { id: number }[],
  turn: number,
  { driver, operator }: { driver: Somebody; operator: Somebody },
): Promise<void> {
  const ride = booked.at(-1);
  if (!ride) return;
  const params = { id: ride.id };
  await server.call(acceptRideEndpoint, { params, token: driver.token });
  if (turn % 3 === 0) await server.call(cancelAssignedRideEndpoint, { params, token: operator.token });
  if (turn % 5 === 0) await server.call(cancelRideEndpoint, { params, token: operator.token });
}

async function expectNothingLost(
  server: TestServer,
  { booked, everyone }: Awaited<ReturnType<typeof followThroughBreaks>>,
): Promise<void> {
  const rides = await server.db
    .selectFrom("rides")
    .select(["id", "version", "status"])
    .orderBy("id")
    .execute();
  const [ana, ben, operator, driver, idle] = everyone;
  const last = rides.at(-1);
  if (!ana || !ben || !operator || !driver || !idle || !last) throw new Error("somebody is missing");
  const versions = (of: readonly { id: number; version: number }[]) =>
    new Map<number, number | "gone">(of.map(({ id, version }) => [id, version]));
  const ofRider = (rider: number) =>
    rides.filter(({ id }) => booked.some((one) => one.id === id && one.rider === rider));

  const same = (follower: Follower, expected: Map<number, number | "gone">) =>
    follower.knows(() => [...expected].every(([id, version]) => follower.known.get(id) === version));
  await same(operator, versions(rides));
  await same(ana, versions(ofRider(0)));
  await same(ben, versions(ofRider(1)));
  await same(driver, versions(rides.filter(({ status }) => status !== "Cancelled")));
  const pool = rides.filter(({ status }) => status === "Pending");
  const others = rides.filter(({ status }) => status !== "Pending");
  await same(idle, new Map([...versions(pool), ...others.map(({ id }) => [id, "gone"] as const)]));

  const ids = rides.map(({ id }) => id);
  expect(operator.created).toEqual(ids);
  expect(ids).toEqual(expect.arrayContaining(idle.created));
  expect(ben.created.length).toBeGreaterThan(0);
  expect(ana.created).toEqual(ofRider(0).map(({ id }) => id));
  expect([...ana.known.keys()]).toEqual(ofRider(0).map(({ id }) => id));
  expect([...ben.known.keys()]).toEqual(ofRider(1).map(({ id }) => id));
  await Promise.all(everyone.map((follower) => follower.break()));
}

onEachDatabase("a hundred broken lines", (server) => {
  it("lose nothing and show nothing to the wrong reader", async () => {
    await expectNothingLost(server, await followThroughBreaks(server, [await listenHere(server.app)]));
  });
});

onADatabase("a reader who never reads", (server) => {
  it("is cut off, and does not keep others from hearing", async () => {
    const address = new URL(await listenHere(server.app));
    const operator = await makeAccount(server, { role: "operator" });
    const deaf = connect(Number(address.port), address.hostname);
    deaf.on("error", () => undefined);
    deaf.pause();
    deaf.write(`GET /api/events/ HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer ${operator.token}\r\n\r\n`);
    while ((await streams(server)).open < 1) await wait(5);
    const ride = await bookARide(server, { notes: "n".repeat(450) });
    const other = await bookARide(server, { notes: "m".repeat(450), rider_phone: "5559999" });
    // Each event is some two thousand characters long: more than the sockets of both sides can hold.
    while ((await connections(server)) > 0) {
      await changeInTurn(server, [ride, other]);
      await wait(20);
    }
    // The connection is broken before its stream has ended.
    await expect.poll(() => streams(server), { timeout: 10_000 }).toEqual({ open: 0, dropped: 1 });
    const line = await LiveReader.connect({ address: address.origin, token: operator.token });
    const next = await bookARide(server, { rider_name: "Still Received", rider_phone: "5559998" });
    await line.until((events) =>
      events.some((event) => event.type === "ride.created" && event.ride.id === next.id),
    );
    await line.break();
    deaf.destroy();
  }, 60_000);
});

/** Four hundred events of two rides in turn: many as the last ones were, and one of each as the product writes it. */
async function changeInTurn(server: TestServer, rides: readonly { id: number }[]): Promise<void> {
  await server.db.transaction().execute(async (trx) => {
    await sql`
      insert into events (type, ride_id, driver_id, audience, at)
      select type, ride_id, driver_id, audience, at
      from (select distinct on (ride_id) * from events where ride_id in (${sql.join(rides.map(({ id }) => id))})
        order by ride_id, id desc) as last, generate_series(1, 199) as n order by n, ride_id`.execute(trx);
    for (const { id } of rides) {
      await recordRideEvent(trx, { type: "ride.changed", rideId: id, at: server.clock.now() });
    }
  });
}

/** What the metrics say of the live streams. */
async function streams(server: TestServer) {
  const { figure } = await readFigures(server);
  return {
    open: figure("trupial_event_streams_open"),
    dropped: figure("trupial_event_streams_dropped_total"),
  };
}

function connections(server: TestServer): Promise<number> {
  return new Promise((resolve, reject) => {
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

const POSTGRESQL = databaseKinds().filter((kind) => kind === "server");

describe.each(POSTGRESQL)("two servers on one PostgreSQL", (kind) => {
  it.each(BUS_ENGINES)(
    "carry every event across (%s), whichever of the two a reader comes back to",
    async (engine) => {
      const { servers, close } = await openFleet({ engine });
      const [server] = servers;
      if (!server) throw new Error("no server");
      try {
        const addresses = await Promise.all(servers.map(({ app }) => listenHere(app)));
        await expectNothingLost(server, await followThroughBreaks(server, addresses));
      } finally {
        await close();
      }
    },
  );

  it("pass no event by whose transaction was open while a later one committed", async () => {
    const server = await openTestServer(kind);
    try {
      const operator = await makeAccount(server, { role: "operator" });
      const [slow, quick] = [
        await bookARide(server, { rider_name: "Slow One" }),
        await bookARide(server, { rider_name: "Quick One", rider_phone: "5551235" }),
      ];
      const line = await LiveReader.connect({ address: await listenHere(server.app), token: operator.token });
      const at = server.clock.now();
      const open = await server.db.startTransaction().execute();
      await recordRideEvent(open, { type: "ride.changed", rideId: slow.id, at });
      // Without a notice, as though it were lost: the log is looked at by itself every other second.
      await server.db
        .transaction()
        .execute((trx) => recordRideEvent(trx, { type: "ride.changed", rideId: quick.id, at }));
      await open.commit().execute();
      const changed = () =>
        line.events.flatMap((event) => (event.type === "ride.changed" ? [event.ride.id] : []));
      await line.until(() => changed().length >= 2);
      expect(changed()).toEqual([slow.id, quick.id]);
      await line.break();
    } finally {
      await server.close();
    }
  });

  it("keep a reader's place when the log was opened behind a transaction that is still open", async () => {
    const { url, ...database } = await openTestDatabase(kind);
    const older = new Client({ connectionString: url ?? "" });
    await older.connect();
    await older.query("begin");
    await older.query("select pg_current_xact_id()");
    const server = await openTestServer(kind, { database });
    try {
      const address = await listenHere(server.app);
      const { token } = await makeAccount({ ...server, db: database.db }, { role: "operator" });
      const first = await LiveReader.connect({ address, token });
      await first.break();
      const again = await LiveReader.connect({ address, token, lastEventId: first.lastEventId });
      await again.break();
      expect(again.received).toEqual([]);
    } finally {
      await older.end();
      await server.close();
    }
  });
});
