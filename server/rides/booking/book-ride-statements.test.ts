import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bookRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { type TestAccount, makeAccount } from "../../testing/accounts.ts";
import { aBooking } from "../../testing/rides.ts";
import { type CountedServer, openCountedServer } from "../../testing/statements.ts";
import { databaseKinds } from "../../testing/test-databases.ts";
import { presentBooking } from "../present-ride.ts";
import { findRide } from "../ride-rows.queries.ts";

/**
 * Whether the company is open, its passenger's account, begin, its key, its locks, the ride, its history, its event, the ride as it then is, two for whom to tell, how
 * many mails they had, the messages, the answer, commit.
 */
const MOST_STATEMENTS = 15;

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

  it.each(["guest", "rider", "operator"] as const)("of a %s takes few statements", async (who) => {
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
