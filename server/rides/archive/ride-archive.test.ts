import { sql } from "kysely";
import { expect, it } from "vitest";
import { archiveFilterQuery } from "../../../contract/rides/ride-archive.ts";
import {
  exportRideArchiveEndpoint,
  searchRideArchiveEndpoint,
} from "../../../contract/rides/ride-archive.endpoints.ts";
import type { RideStatus } from "../../../domain/rides/ride-states.ts";
import { finishRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { type TestAccount, makeAccount, makeDriver } from "../../testing/accounts.ts";
import { makeRide } from "../../testing/rides.ts";
import { type TestServer, onEachDatabase } from "../../testing/test-server.ts";
import { readArchiveFigures } from "./archive-figures.ts";
import { type DriverFigures, sumRidesByDriver } from "./ride-archive.queries.ts";
import { archiveScope } from "./search-archive.ts";

onEachDatabase("the archive of completed rides", (server) => {
  let operator: TestAccount;
  let lions: TestAccount;
  let tigers: TestAccount;
  const search = (query: object = {}) =>
    server.call(searchRideArchiveEndpoint, { query, token: operator.token });
  const ids = async (query: object) => (await search(query)).rows.map((ride) => ride.id);

  it("comes twenty a page with the figures of all that was found", async () => {
    operator = await makeAccount(server, { role: "operator" });
    lions = await makeDriver(server, { firstName: "Leo", lastName: "Lions" });
    tigers = await makeDriver(server, { firstName: "Tia", lastName: "Tigers" });
    for (let day = 0; day < 21; day++) await complete(server, lions, { day, fare_cents: 1_000 });
    await complete(server, tigers, {
      day: 40,
      fare_cents: 8_000,
      distance_m: 30_000,
      vehicle_type: "xl",
      zone: null,
    });
    await makeRide(server, { status: "Cancelled" });
    const first = await search();
    expect(first).toMatchObject({
      page: 1,
      page_size: 20,
      total: 22,
      stats: {
        total_rides: 22,
        total_revenue: 290,
        total_distance_km: 21 * 15.2 + 30,
        average_fare: 13.18,
        top_driver: { id: lions.id, name: "Leo Lions", rides: 21 },
      },
    });
    const second = await search({ page: "2" });
    const seen = [...first.rows, ...second.rows].map((ride) => ride.id);
    expect([first.rows.length, second.rows.length, new Set(seen).size]).toEqual([20, 2, 22]);
    expect(first.rows[0]?.driver).toMatchObject({
      id: tigers.id,
      first_name: "Tia",
      username: tigers.username,
    });
  });

  it("is filtered by text, days of the island with both ends in, driver, type and zone", async () => {
    const late = await complete(server, tigers, { at: "2026-09-02T03:59:59Z", rider_name: "100% Zoë_X" });
    const early = await complete(server, tigers, {
      at: "2026-09-01T04:00:00Z",
      pickup_location: "Kas di Sushi",
    });
    await complete(server, tigers, { at: "2026-09-02T04:00:00Z" });
    const day = { start_date: "2026-09-01", end_date: "2026-09-02" };
    expect(await ids(day)).toEqual([late, early]);
    expect(await ids({ q: "zoë_x" })).toEqual([late]);
    expect(await ids({ q: "100%" })).toEqual([late]);
    expect(await ids({ q: "di sushi" })).toEqual([early]);
    expect((await search({ q: "leo lions" })).total).toBe(21);
    expect((await search({ q: tigers.username })).total).toBe(4);
    expect((await search({ driver_id: String(lions.id) })).stats).toMatchObject({
      total_rides: 21,
      total_revenue: 210,
    });
    expect((await search({ type: "xl" })).total).toBe(1);
    expect((await search({ zone: "none" })).total).toBe(1);
    expect((await search({ ...day, zone: "mambo" })).stats.top_driver).toMatchObject({
      id: tigers.id,
      rides: 2,
    });
    expect((await search({ q: `${lions.username} or more` })).total).toBe(0);
    expect(await ids({ q: "_x" })).toEqual([late]);
    expect((await search({ ...day, type: "XL", zone: "mambo" })).total).toBe(0);
    expect(await search({ q: "nobody of this name" })).toMatchObject({
      rows: [],
      total: 0,
      stats: { total_rides: 0, average_fare: 0, top_driver: null },
    });
  });

  it("is found by its stops, however it ended", async () => {
    const stops = JSON.stringify([
      { location: "Zoo Bakery Plein", lat: 12.1, lng: -68.9 },
      { location: "Sambil Mall", lat: 12.13, lng: -68.95 },
    ]);
    const completed = await complete(server, tigers, { at: "2026-01-02T12:00:00Z", stops });
    const cancelled = await makeRide(server, { status: "Cancelled", stops });
    // The short one has a letter that no reference has, or it would find one by chance.
    for (const q of ["bakery", "SAMBIL m", "oo"]) {
      expect(await ids({ q, end_date: "2026-02-01" })).toEqual([completed]);
      expect(await ids({ q, status: "Cancelled" })).toEqual([cancelled.id]);
    }
    expect(await ids({ q: "location" })).toEqual([]);
    expect(await ids({ q: "plein sambil", driver_id: String(lions.id) })).toEqual([]);
  });

  it("adds up whole months and the days beside them to the same as ride by ride", async () => {
    const driver = await makeDriver(server, { firstName: "Mo", lastName: "Months" });
    for (const at of [
      "2026-02-28T12:00:00Z",
      "2026-03-01T03:59:59Z",
      "2026-03-01T04:00:00Z",
      "2026-05-31T12:00:00Z",
    ])
      await complete(server, driver, { at });
    for (const day of ["2026-06-01", "2026-06-15", "2026-06-30"]) {
      await complete(server, driver, {
        at: `${day}T16:00:00Z`,
        vehicle_type: "xl",
        zone: null,
        fare_cents: 500,
      });
    }
    await complete(server, driver, { at: "2026-11-20T15:00:00Z" });
    await server.db
      .updateTable("rides")
      .set({ vehicle_type: "cargo" })
      .where("completed_at", "=", new Date("2026-05-31T12:00:00Z"))
      .execute();

    const edges = ["2026-03-01", "2026-05-31", "2026-06-01", "2026-06-15", "2026-11-20"];
    const filters = [
      {},
      { type: "xl" },
      { zone: "none" },
      { zone: "mambo" },
      { type: "xl", zone: "none" },
      { driver_id: String(driver.id) },
    ];
    for (const start_date of [undefined, ...edges]) {
      for (const end_date of [undefined, ...edges]) {
        for (const other of filters) {
          const filter = archiveFilterQuery.parse({ ...other, start_date, end_date });
          const { scope } = await archiveScope(server.db, filter);
          const figures = await readArchiveFigures(server.db, { filter, scope, now: server.clock.now() });
          const counted = await sumRidesByDriver(server.db, scope);
          const sum = (of: (one: DriverFigures) => number) => counted.reduce((all, one) => all + of(one), 0);
          expect([filter, figures.rides, figures.fareCents, figures.distanceM]).toEqual([
            filter,
            sum(({ rides }) => rides),
            sum(({ fareCents }) => fareCents),
            sum(({ distanceM }) => distanceM),
          ]);
          expect(figures.busiest?.rides ?? 0).toBe(Math.max(0, ...counted.map(({ rides }) => rides)));
        }
      }
    }
  });

  it("keeps totals that a new count agrees with", async () => {
    const totals = () =>
      server.db
        .selectFrom("completed_totals")
        .selectAll()
        .where("rides", ">", 0)
        .orderBy("vehicle_type")
        .orderBy("zone")
        .orderBy("month")
        .orderBy("driver_id")
        .execute();
    const kept = await totals();
    await sql`select recount_ride_totals()`.execute(server.db);
    expect(await totals()).toEqual(kept);
  });

  it("is sorted by any of its columns, either way", async () => {
    const fares = (await search({ sort: "-calculated_fare" })).rows.map((ride) =>
      Number(ride.calculated_fare),
    );
    expect(fares).toEqual(fares.toSorted((a, b) => b - a));
    const names = (await search({ sort: "driver_name", page: "2" })).rows.map((ride) => ride.driver_name);
    expect(names).toEqual(names.toSorted());
    const response = await server.ask(searchRideArchiveEndpoint, {
      query: { sort: "password_hash" },
      token: operator.token,
    });
    expect(response.statusCode).toBe(400);
  });

  it("has the rides that ended otherwise too, by how they ended, and counts no revenue for them", async () => {
    const made = async (status: RideStatus, at: string, known: object = {}) => {
      const ended_at = new Date(at);
      return (await makeRide(server, { status, ended_at, completed_at: null, ...known })).id;
    };
    const noShow = await made("NoShow", "2026-07-03T16:00:00Z", { driverId: lions.id });
    const rejected = await made("Rejected", "2026-07-02T16:00:00Z", { rider_name: "Rejected Renée" });
    const cancelled = await made("Cancelled", "2026-07-01T16:00:00Z", { rider_name: "Gone Renée" });
    const july = { start_date: "2026-07-01", end_date: "2026-08-01" };
    expect(await ids({ ...july, status: "not_driven" })).toEqual([noShow, rejected, cancelled]);
    expect(await ids({ ...july, status: "NoShow" })).toEqual([noShow]);
    expect(await ids({ ...july, end_date: "2026-07-03", status: "not_driven" })).toEqual([
      rejected,
      cancelled,
    ]);
    expect(await ids({ q: "renée", status: "not_driven" })).toEqual([rejected, cancelled]);
    expect(await ids({ q: "renée", status: "not_driven", sort: "completed_at" })).toEqual([
      cancelled,
      rejected,
    ]);
    expect(await ids({ q: "renée" })).toEqual([]);
    expect(await search({ ...july, status: "not_driven" })).toMatchObject({
      total: 3,
      stats: { total_rides: 3, total_revenue: 0, average_fare: 0, top_driver: null },
    });
  });

  it("finds a phone number however it is written", async () => {
    const driver = await makeDriver(server, { firstName: "Phone", lastName: "Driver" });
    const [here, abroad] = [
      await complete(server, driver, { at: "2026-08-10T16:05:00Z", rider_phone: "7773219" }),
      await complete(server, driver, { at: "2026-08-11T16:05:00Z", rider_phone: "+12027773219" }),
    ];
    expect(await ids({ q: "7773219" })).toEqual([abroad, here]);
    expect(await ids({ q: "777 3219" })).toEqual([abroad, here]);
    expect(await ids({ q: "+599 9 777 3219" })).toEqual([abroad, here]);
    expect(await ids({ q: "+1 202 777 3219" })).toEqual([abroad]);
  });

  it("counts a ride that is completed now", async () => {
    const { total, stats } = await search();
    const ride = await makeRide(server, { status: "Accepted", driverId: lions.id, fare_cents: 2_500 });
    await server.call(finishRideEndpoint, { params: { id: ride.id }, token: lions.token });
    const after = await search();
    expect([after.total, after.stats.total_revenue]).toEqual([total + 1, (stats.total_revenue ?? 0) + 25]);
  });

  it("is exported as exactly what is filtered, and nothing typed by a stranger runs in a spreadsheet", async () => {
    const driver = await makeDriver(server, { firstName: "Csv", lastName: "Driver" });
    const evil = await complete(server, driver, {
      at: "2026-08-01T16:05:00Z",
      rider_name: '=HYPERLINK("x")',
      rider_phone: "+31612345678",
      notes: "n",
    });
    const plain = await complete(server, driver, {
      at: "2026-08-02T16:05:00Z",
      pickup_location: "Here, there",
    });
    const response = await server.ask(exportRideArchiveEndpoint, {
      query: { driver_id: String(driver.id) },
      token: operator.token,
    });
    expect(response.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(response.headers["content-disposition"]).toBe('attachment; filename="rides-2026-11-20.csv"');
    const lines = response.body.replace("\uFEFF", "").trimEnd().split("\r\n");
    expect(lines[0]).toBe(
      "Ride ID,Reference,Rider,Phone,Driver,Pickup,Drop-off,Date & time,Completed,Distance (km),Fare (USD),Vehicle type,Zone,Passengers,Luggage,Paid by,Tip (USD),Stops,Given back (USD)",
    );
    expect(lines.slice(1).map((line) => line.split(",")[0])).toEqual([String(plain), String(evil)]);
    expect(lines[1]).toContain('"Here, there"');
    expect(lines[2]).toContain(`"'=HYPERLINK(""x"")",+31612345678,Csv Driver`);
    expect(lines[2]).toContain("2026-08-01 12:05,2026-08-01 12:05,15.20,30.00,Economy,mambo,2,2");

    const dutch = await server.ask(exportRideArchiveEndpoint, {
      query: { driver_id: String(driver.id), language: "nl" },
      token: operator.token,
    });
    expect(dutch.body).toMatch(/^\uFEFFRitnummer;Boekingsnummer;Passagier;/);
    expect(dutch.body).toContain(";15,20;30,00;Economy;mambo;2;2");
  });

  it("stands in the audit log with who took it out, and without what was searched for", async () => {
    const query = { q: "Rosa Martina", type: "xl" } as const;
    await server.request(exportRideArchiveEndpoint, { query, token: operator.token });
    const entry = await server.db
      .selectFrom("audit_log")
      .select(["actor_id", "detail"])
      .where("action", "=", "export_rides")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ actor_id: operator.id, detail: { type: "xl", searched: true } });
    expect(JSON.stringify(entry)).not.toContain("Rosa");
  });
});

/** Completes a ride as its driver would, and then dates it back. */
async function complete(
  server: TestServer,
  driver: TestAccount,
  { day, at, ...facts }: { day?: number; at?: string } & Parameters<typeof makeRide>[1],
): Promise<number> {
  const start = Date.UTC(2026, 9, 1, 16) + (day ?? 0) * 24 * 60 * 60_000;
  const when = at ? new Date(at) : new Date(start);
  const { id } = await makeRide(server, {
    status: "Accepted",
    driverId: driver.id,
    ride_datetime: when,
    ...facts,
  });
  await server.call(finishRideEndpoint, { params: { id }, token: driver.token });
  await server.db.updateTable("rides").set({ completed_at: when }).where("id", "=", id).execute();
  return id;
}
