import { sql } from "kysely";
import { expect, it } from "vitest";
import { getOwnCashEndpoint } from "../../../contract/payments/payments.endpoints.ts";
import { listRideHistoryEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { closeSettlementEndpoint } from "../../../contract/settlements/settlements.endpoints.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { A_PAST_RIDE, bringIn, csvOf, refusalOf, tryFile } from "../../testing/import-files.ts";
import { makeRide } from "../../testing/rides.ts";
import { closeDays, drive, previewDays, seenIn } from "../../testing/settlements.ts";
import { type TestServer, onADatabase, onEachDatabase } from "../../testing/test-server.ts";

const staffOf = (server: TestServer) => makeAccount(server, { role: "staff" });

async function totalsOf({ db }: TestServer) {
  const rides = await db
    .selectFrom("ride_totals")
    .selectAll()
    .orderBy("driver_id")
    .orderBy("status")
    .execute();
  const completed = await db
    .selectFrom("completed_totals")
    .selectAll()
    .orderBy("driver_id")
    .orderBy("vehicle_type")
    .orderBy("zone")
    .orderBy("month")
    .execute();
  return { rides, completed };
}

async function countOf({ db }: TestServer, table: "outbox" | "events" | "rides"): Promise<number> {
  const { rows } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("rows"))
    .executeTakeFirstOrThrow();
  return rows;
}

function findByReference({ db }: TestServer, reference: string) {
  return db.selectFrom("rides").selectAll().where("reference", "=", reference).executeTakeFirstOrThrow();
}

onEachDatabase("rides of the past from a file", (server) => {
  it("come in without how they were paid where that was an account of elsewhere, and the file says so", async () => {
    const { token } = await staffOf(server);
    await makeDriver(server, { username: "billed.driver" });
    const billed = { ...A_PAST_RIDE, driver_username: "billed.driver", paid_by: "account", tip_cents: 200 };
    const csv = csvOf([
      { ...billed, reference: "OLD-1" },
      { ...billed, reference: "OLD-2", paid_by: "card" },
    ]);
    const { faults, warnings } = await bringIn(server, { kind: "rides", csv, token });
    expect([faults, warnings]).toEqual([[], [{ warning: "account_left_out", column: null, lines: 1 }]]);
    const paidBy = async (reference: string) => {
      const { paid_by, tip_cents } = await findByReference(server, reference);
      return [paid_by, tip_cents];
    };
    expect([await paidBy("OLD-1"), await paidBy("OLD-2")]).toEqual([
      [null, null],
      ["card", 200],
    ]);
  });

  it("are kept as they were, in every total and rating, without a word to anybody", async () => {
    const { token } = await staffOf(server);
    const driver = await makeDriver(server, { username: "driver.of.old" });
    const rider = await makeAccount(server, { role: "rider", username: "rider.of.old" });
    await makeRide(server, { status: "Completed", driverId: driver.id, stars: 4 });
    await sql`select recount_ride_totals()`.execute(server.db);
    const ride = {
      ...A_PAST_RIDE,
      driver_username: "Driver.of.Old",
      rider_username: "rider.of.old",
      zone: "mambo",
      child_seat: "TRUE",
    };
    const csv = csvOf([
      ride,
      {
        ...ride,
        reference: "2026-00018",
        completed_at: "2026-10-31T23:30:00-04:00",
        stars: "",
        rider_username: "",
        fare_cents: 1_200,
      },
      { ...ride, reference: "2026-00019", status: "Cancelled", driver_username: "", stars: "", paid_by: "" },
    ]);
    const file = { kind: "rides", csv, token } as const;
    const told = [await countOf(server, "outbox"), await countOf(server, "events")];
    expect(await tryFile(server, file)).toMatchObject({ added: 3, already_there: 0, faults: [] });
    expect(await bringIn(server, file)).toMatchObject({ added: 3, already_there: 0, faults: [] });
    expect([await countOf(server, "outbox"), await countOf(server, "events")]).toEqual(told);

    const kept = await findByReference(server, "2026-00017");
    expect(kept).toMatchObject({
      status: "Completed",
      ride_datetime: new Date("2026-11-12T22:30:00Z"),
      completed_at: new Date("2026-11-12T22:54:00Z"),
      driver_id: driver.id,
      rider_id: rider.id,
      fare_cents: 3_000,
      paid_by: "cash_usd",
      child_seat: true,
    });
    const history = await server.call(listRideHistoryEndpoint, { params: { id: kept.id }, token });
    expect(history).toMatchObject([{ action: "import", actor: "staff", to_status: "Completed" }]);

    const totals = await totalsOf(server);
    await sql`select recount_ride_totals()`.execute(server.db);
    expect(await totalsOf(server)).toEqual(totals);
    expect(totals.rides).toContainEqual({
      driver_id: driver.id,
      status: "Completed",
      rides: 3,
      fare_cents: 7_200,
      distance_m: 15_200,
    });
    const rated = await server.db
      .selectFrom("drivers")
      .select(["rating_sum", "rating_count"])
      .where("account_id", "=", driver.id)
      .executeTakeFirstOrThrow();
    expect(rated).toEqual({ rating_sum: 5, rating_count: 1 });
    // It was counted where the ride was kept before.
    expect(await server.call(getOwnCashEndpoint, { token: driver.token })).toMatchObject({
      rides: 0,
      usd: "0.00",
    });

    const rides = await countOf(server, "rides");
    expect(await bringIn(server, file)).toMatchObject({ added: 0, already_there: 3 });
    expect(await countOf(server, "rides")).toBe(rides);
    expect(await totalsOf(server)).toEqual(totals);
  });

  it("stay out of the days of a driver that are settled, which stay what they were", async () => {
    const staff = await staffOf(server);
    const driver = await makeDriver(server, { username: "settled.driver" });
    await drive(server, driver, "2026-11-10", { paid_by: "card" });
    const closed = await closeDays(server, { driver, staff });
    const ride = { ...A_PAST_RIDE, driver_username: driver.username };
    const csv = csvOf(
      [
        { ...ride, reference: "S-1" },
        { ...ride, reference: "S-2", ride_datetime: "2026-11-15 23:50" },
        {
          ...ride,
          reference: "S-3",
          ride_datetime: "2026-11-16 12:00",
          completed_at: "2026-11-15T23:59:00-04:00",
        },
        {
          ...ride,
          reference: "S-4",
          ride_datetime: "2026-11-12 12:00",
          status: "Cancelled",
          stars: "",
          paid_by: "",
        },
      ].map((line) => ({ completed_at: "", ...line })),
    );
    expect(await refusalOf(server, { kind: "rides", csv, token: staff.token })).toMatchObject({
      status: 422,
      faults: [
        { line: 2, column: "ride_datetime", fault: "settled" },
        { line: 4, column: "completed_at", fault: "settled" },
      ],
    });
    const rest = csvOf([{ ...ride, reference: "S-2", ride_datetime: "2026-11-15 23:50" }]);
    expect(await bringIn(server, { kind: "rides", csv: rest, token: staff.token })).toMatchObject({
      added: 1,
    });
    expect(await previewDays(server, { driver, staff })).toMatchObject({
      rides: closed.rides,
      owed_usd: closed.owed_usd,
    });
  });

  it("and the closing of their days cannot both win", async () => {
    const staff = await staffOf(server);
    const driver = await makeDriver(server, { username: "raced.driver" });
    await drive(server, driver, "2026-11-10");
    const seen = seenIn(await previewDays(server, { driver, staff }));
    const body = { driver_id: driver.id, first_day: "2026-11-09", last_day: "2026-11-15", seen };
    const csv = csvOf([{ ...A_PAST_RIDE, reference: "R-1", driver_username: driver.username }]);
    const [closing, bringing] = await Promise.all([
      server.request(closeSettlementEndpoint, { body, token: staff.token }),
      refusalOf(server, { kind: "rides", csv, token: staff.token }),
    ]);
    expect([
      [201, 422],
      [409, 200],
    ]).toContainEqual([closing.statusCode, bringing.status]);
  });
});

onADatabase("a file of past rides", (server) => {
  it("has no ride that isn't over: those are left out, and what makes no sense is named", async () => {
    const { token } = await staffOf(server);
    const driver = await makeDriver(server, { username: "plain.driver" });
    const ride = {
      completed_at: "",
      tip_cents: "",
      tip_xcg_cents: "",
      rider_username: "",
      ...A_PAST_RIDE,
      driver_username: driver.username,
    };
    const cancelled = { ...ride, status: "Cancelled", stars: "", paid_by: "" };
    const csv = csvOf([
      { ...ride, reference: "F-1", status: "Pending" },
      { ...ride, reference: "F-2", status: "NoShow" },
      { ...ride, reference: "F-3", ride_datetime: "2030-01-01 10:00" },
      { ...ride, reference: "F-4", status: "Done" },
      { ...ride, reference: "F-5", driver_username: "" },
      { ...ride, reference: "F-6", driver_username: "nobody", rider_username: driver.username },
      { ...cancelled, reference: "F-7", completed_at: "2026-11-12 19:00", stars: 3 },
      { ...ride, reference: "F-8", paid_by: "", tip_cents: 200 },
      { ...ride, reference: "F-9", tip_cents: 200, tip_xcg_cents: 300 },
      { ...ride, reference: "F-9", rider_phone: "12", fare_cents: 1_000 },
      { ...ride, reference: "F-10", fare_cents: "10.50", ride_datetime: "12/11/2026" },
    ]);
    expect(await tryFile(server, { kind: "rides", csv, token })).toMatchObject({
      faults: [
        { line: 4, column: "ride_datetime", fault: "not_past" },
        { line: 5, column: "status", fault: "choice" },
        { line: 6, column: "driver_username", fault: "missing" },
        { line: 7, column: "rider_username", fault: "no_such_rider" },
        { line: 7, column: "driver_username", fault: "no_such_driver" },
        { line: 8, column: "completed_at", fault: "completed_only" },
        { line: 8, column: "stars", fault: "completed_only" },
        { line: 9, column: "tip_cents", fault: "payment" },
        { line: 10, column: "tip_xcg_cents", fault: "payment" },
        { line: 11, column: "reference", fault: "twice" },
        { line: 11, column: "rider_phone", fault: "phone" },
        { line: 12, column: "ride_datetime", fault: "time" },
        { line: 12, column: "fare_cents", fault: "whole_number" },
      ],
      warnings: [{ warning: "status_left_out", lines: 2 }],
    });
  });
});
