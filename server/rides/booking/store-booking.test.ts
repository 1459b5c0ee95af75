import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bookRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { type TestAccount, makeAccount } from "../../testing/accounts.ts";
import { aBooking } from "../../testing/rides.ts";
import { type CountedServer, openCountedServer } from "../../testing/statements.ts";
import { openDatabase } from "../../database/connect.ts";
import { databaseKinds, openTestDatabase } from "../../testing/test-databases.ts";
import { presentBooking } from "../present-ride.ts";
import { findRide } from "../ride-rows.queries.ts";
import { readBookingFacts } from "./store-booking.queries.ts";

const MOST_STATEMENTS = 5;

describe.each(databaseKinds())("a booking (%s database)", (kind) => {
  let server: CountedServer;
  let people: Record<"guest" | "rider" | "operator", TestAccount | undefined>;
  beforeAll(async () => {
    server = await openCountedServer(kind);
    const [rider, operator] = [
      await makeAccount(server, { role: "rider", language: "nl" }),
      await makeAccount(server, { role: "operator" }),
    ];
    people = { guest: undefined, rider, operator };
  });
  afterAll(() => server.close());

  const NEEDS = { notes: "At the gate", flight_number: "KL735", child_seat: true };

  it.each(["guest", "rider", "operator"] as const)("of a %s takes at most five statements", async (who) => {
    const book = (key: string) =>
      server.call(bookRideEndpoint, {
        body: aBooking(server, {
          ...NEEDS,
          rider_phone: "5558001",
          rider_email: "ana@example.com",
        }),
        token: people[who]?.token,
        headers: { "idempotency-key": `${who} ${key}` },
      });
    // The first of a server also reads the tariff of the day.
    await book("first");
    const statements = await server.statementsOf(() => book("second"));
    const own = statements.filter((statement) => !statement.includes('"sessions"'));
    expect(own.map((statement) => statement.slice(0, 60))).toHaveLength(
      Math.min(own.length, MOST_STATEMENTS),
    );
    expect(statements.length - own.length).toBeLessThanOrEqual(1);
  });

  it.each(["guest", "rider", "operator"] as const)(
    "of a %s answers with the ride that is stored",
    async (who) => {
      const account = people[who];
      const there = aBooking(server, { ...NEEDS, rider_phone: "5558100" });
      const return_trip = {
        ride_datetime: new Date(Date.parse(String(there.ride_datetime)) + 3_600_000).toISOString(),
      };
      for (const body of [there, { ...there, return_trip, rider_phone: "5558101" }]) {
        const answer = await server.call(bookRideEndpoint, { body, token: account?.token });
        const stored = await findRide(server.db, answer.id);
        if (!stored) throw new Error("the ride was not stored");
        const caller = account
          ? { ...account, actor: account.role, accountId: account.id, tokenEndsAt: new Date(), address: "" }
          : ({ actor: "guest", address: "" } as const);
        const shown = presentBooking(stored, caller, server.clock.now());
        expect(answer).toEqual(JSON.parse(JSON.stringify(shown)));
        expect([stored.version, stored.other_way_id !== null]).toEqual([1, answer.other_way !== null]);
      }
    },
  );
});

/** So often PostgreSQL makes a plan for the very values before it asks itself whether one for all would do. */
const TRIED_PLANS = 5;

describe.each(databaseKinds().filter((kind) => kind === "server"))("what a booking asks", (kind) => {
  const NOW = new Date();
  const GUEST = { from: "mark", phone: "5551234", since: NOW, until: NOW, provedSince: NOW };
  const NOBODY = {
    rides: 1,
    references: ["AAA-AAA", "BBB-BBB"],
    mark: "mark",
    sameSince: null,
    guest: null,
    riderId: null,
    partnerId: null,
  };

  it.each([
    ["guest", { ...NOBODY, guest: GUEST }],
    ["rider", { ...NOBODY, riderId: 1 }],
    ["operator", NOBODY],
  ])("for a %s is planned once on a connection, not for each booking", async (_who, questions) => {
    const holder = await openTestDatabase(kind);
    const { db, close } = await openDatabase({ url: holder.url ?? "", poolSize: 1 });
    for (let time = 0; time < TRIED_PLANS + 2; time++) {
      await db.transaction().execute((trx) => readBookingFacts(trx, questions));
    }
    const { rows } = await sql`
      select custom_plans::int as tried, generic_plans::int as kept from pg_prepared_statements
      where statement like '%nextval%'`.execute(db);
    await close();
    await holder.close();
    expect(rows).toEqual([{ tried: TRIED_PLANS, kept: 2 }]);
  });
});
