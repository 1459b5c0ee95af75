import type { LightMyRequestResponse } from "fastify";
import { expect, it } from "vitest";
import { assignDriverEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import {
  acceptRideEndpoint,
  reportRideProgressEndpoint,
} from "../../../contract/rides/ride-steps.endpoints.ts";
import { bookRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { type TestAccount, makeAccount, makeDriver } from "../../testing/accounts.ts";
import { aBooking, bookARide, makeRide } from "../../testing/rides.ts";
import { type TestServer, onEachDatabase } from "../../testing/test-server.ts";

/** On PostgreSQL 1,000 calls; the embedded database has one connection, over which calls come one after another anyhow. */
const RIDES = { server: 50, embedded: 15 };
const TRIES_PER_RIDE = 20;
/** A thousand calls take their time on a machine that others use too. */
const TIMEOUT_MS = 180_000;

onEachDatabase("many at once", (server) => {
  it(
    "give each ride to exactly one winner of its twenty assigns and accepts, and tell every loser why",
    async () => {
      const count = RIDES[server.kind];
      const operators = await Promise.all([1, 2].map(() => makeAccount(server, { role: "operator" })));
      // Drivers who accept are not those dispatch assigns: one who accepts an assigned ride is no second winner.
      const [accepting, chosen] = await Promise.all([makeDrivers(server), makeDrivers(server)]);
      // Hours apart, so that a driver may win several: then only the order decides who wins.
      const rides = await Promise.all(
        Array.from({ length: count }, (_, hour) =>
          makeRide(server, { ride_datetime: new Date(server.clock.now().getTime() + (hour + 1) * HOUR_MS) }),
        ),
      );
      const asks = rides.flatMap(({ id }) => [
        ...accepting.map(
          ({ token }) =>
            () =>
              server.request(acceptRideEndpoint, { params: { id }, token }),
        ),
        ...chosen.map((driver, turn) => () => {
          const token = operators[turn % operators.length]?.token;
          return server.request(assignDriverEndpoint, {
            params: { id },
            body: { driver_id: driver.id },
            token,
          });
        }),
      ]);
      const answers = await Promise.all(inAnyOrder(asks).map(untilAnswered));
      const winners = answers.filter((answer) => answer.statusCode === 200);
      expect(winners.length).toBe(count);
      expect(new Set(winners.map((answer) => answer.json().id)).size).toBe(count);
      const losers = answers.filter((answer) => answer.statusCode !== 200).map((answer) => answer.json());
      expect(losers.length).toBe(count * (TRIES_PER_RIDE - 1));
      for (const loser of losers) {
        expect(loser).toMatchObject({
          code: "ride_conflict",
          status: expect.stringMatching(/^(Assigned|Accepted)$/),
          error: expect.stringMatching(/^This ride has been (assigned to|taken by) a driver\.$/),
        });
      }
      const lines = await server.db.selectFrom("ride_history").select("ride_id").execute();
      expect(lines.length).toBe(count);
    },
    TIMEOUT_MS,
  );

  it("let a driver take any rides, and have one passenger aboard", async () => {
    const driver = await makeDriver(server);
    const rides = await Promise.all(Array.from({ length: 6 }, () => makeRide(server)));
    const { token } = driver;
    const taken = await Promise.all(
      rides.map(({ id }) => server.request(acceptRideEndpoint, { params: { id }, token })),
    );
    expect(taken.map((answer) => answer.statusCode)).toEqual(rides.map(() => 200));
    const aboard = await Promise.all(
      rides.map(({ id }) =>
        server.request(reportRideProgressEndpoint, { params: { id }, body: { step: "picked_up" }, token }),
      ),
    );
    const won = aboard.filter((answer) => answer.statusCode === 200).map((answer) => answer.json().id);
    expect(won.length).toBe(1);
    for (const answer of aboard.filter((one) => one.statusCode !== 200)) {
      expect(answer.json()).toMatchObject({ code: "driver_busy", ride_id: won[0] });
    }
  });

  it("are one accept where a phone sends it again under its key before it is answered", async () => {
    const [driver, rival] = [await makeDriver(server), await makeDriver(server)];
    const { id } = await makeRide(server);
    const accept = (token: string, key: string) =>
      server.request(acceptRideEndpoint, { params: { id }, token, headers: { "idempotency-key": key } });
    const answers = await Promise.all([
      accept(driver.token, "mine"),
      accept(driver.token, "mine"),
      accept(rival.token, "theirs"),
      accept(driver.token, "mine"),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409, 200]);
    const bodies = answers.map((answer) => answer.body);
    expect([bodies[1], bodies[3]]).toEqual([bodies[0], bodies[0]]);
  });

  it("make one booking of ten alike within ten seconds, and one for each key", async () => {
    const facts = { rider_phone: "5550001" };
    const alike = await Promise.all(Array.from({ length: 10 }, () => bookARide(server, facts)));
    expect(new Set(alike.map((ride) => ride.id)).size).toBe(1);
    server.clock.advance(10_001);
    const later = await bookARide(server, { ...facts, ride_datetime: alike[0]?.ride_datetime ?? "" });
    expect(later.id).not.toBe(alike[0]?.id);
    const body = aBooking(server, { rider_phone: "5550002" });
    const keyed = ["a", "b", "a", "b"].map((key) =>
      server.call(bookRideEndpoint, { body, headers: { "idempotency-key": `booking ${key}` } }),
    );
    const [a, b, againA, againB] = await Promise.all(keyed);
    expect([againA, againB]).toEqual([a, b]);
    expect(a?.id).not.toBe(b?.id);
  });
});

/** The same items in an order that differs from run to run only by the seed. */
function inAnyOrder<T>(items: readonly T[], seed = 7): T[] {
  let state = seed;
  const keyed = items.map((item) => ({ item, key: (state = (state * 48_271) % 2_147_483_647) }));
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item);
}

function makeDrivers(server: TestServer): Promise<TestAccount[]> {
  return Promise.all(Array.from({ length: TRIES_PER_RIDE / 2 }, () => makeDriver(server)));
}

/** An overloaded server answers 503 with Retry-After: that is neither winning nor losing. */
async function untilAnswered(ask: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  const answer = await ask();
  return answer.statusCode === 503 ? untilAnswered(ask) : answer;
}
