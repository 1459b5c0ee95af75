import { describe, expect, it } from "vitest";
import {
  getOwnDriverEndpoint,
  reportOwnPositionsEndpoint,
} from "../../contract/drivers/drivers.endpoints.ts";
import { IN_DATABASE_ALONE } from "../events/positions/newest-positions.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { makeRide } from "../testing/rides.ts";
import { openCountedServer } from "../testing/statements.ts";
import { mainDatabaseKinds } from "../testing/test-databases.ts";
import { TEST_NOON } from "../testing/test-clock.ts";
import { onADatabase } from "../testing/test-server.ts";
import { findRosterDriver, readRoster } from "./roster.ts";

const MAMBO = { lat: 12.08654, lng: -68.89902 };

describe.each(mainDatabaseKinds())("a position (%s database)", (kind) => {
  it("takes one statement beside its session, and writes nothing to the database", async () => {
    const server = await openCountedServer(kind);
    const { token } = await makeDriver(server, { sharesLocation: true });
    const call = () => server.call(reportOwnPositionsEndpoint, { token, body: { positions: [MAMBO] } });
    await call();
    const made = await server.statementsOf(call);
    const own = made.filter((text) => !/^(begin|commit)/.test(text) && !text.includes(`from "sessions"`));
    const ofPositions = own.filter((text) => !text.includes("expected_as_of"));
    expect(ofPositions.map((text) => /(insert into|update|from) "?(\w+)/.exec(text)?.[0])).toEqual([
      "from drivers",
    ]);
    await server.close();
  });
});

onADatabase("one driver", (server) => {
  it("is read as they are in the roster, with their rides and what they did today", async () => {
    const operator = await makeAccount(server, { role: "operator" });
    const driver = await makeDriver(server, MAMBO);
    for (const status of ["PickedUp", "Accepted", "Completed"] as const) {
      await makeRide(server, { driverId: driver.id, status, ride_datetime: TEST_NOON });
    }
    const note = { papers_override_reason: "on its way", papers_override_by: operator.id };
    await server.db
      .updateTable("drivers")
      .set({ ...note, papers_override_until: "2027-01-01", license_expires_on: "2026-01-01" })
      .where("account_id", "=", driver.id)
      .execute();
    const now = server.clock.now();
    const roster = await readRoster(server.db, { now, positions: IN_DATABASE_ALONE });
    const found = await findRosterDriver(server.db, driver.id, {
      now,
      positions: IN_DATABASE_ALONE,
    });
    expect(found).toEqual(roster.find(({ id }) => id === driver.id));
    expect(found).toMatchObject({ ridesToday: 3, rides: [{ status: "PickedUp" }, { status: "Accepted" }] });
    expect(await server.call(getOwnDriverEndpoint, { token: driver.token })).toMatchObject({
      rides_today: 3,
      offer: null,
      changes: [],
      changes_wait: false,
    });
  });
});
