import { sql } from "kysely";
import { expect, it } from "vitest";
import { getAnalyticsEndpoint, getDashboardStatsEndpoint } from "../../contract/reports/reports.endpoints.ts";
import { searchRideArchiveEndpoint } from "../../contract/rides/ride-archive.endpoints.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { insertRideRow } from "../testing/rides.ts";
import { onEachDatabase } from "../testing/test-server.ts";

const island = (text: string) => new Date(`${text}:00-04:00`);

onEachDatabase("the dashboard", (server) => {
  it("says that there is no response time yet while nothing is on it", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const stats = await server.call(getDashboardStatsEndpoint, { token });
    expect(stats).toMatchObject({ pendingCount: 0, avgResponseTime: "N/A" });
  });

  it("counts the open rides, and the day of the island from its midnight", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const busy = await makeDriver(server);
    await makeDriver(server);
    await makeDriver(server, { onShift: false });
    const booked = island("2026-11-20T11:00");
    await insertRideRow(server, { status: "Pending" });
    await insertRideRow(server, { status: "Pending" });
    await insertRideRow(server, {
      status: "PickedUp",
      driver_id: busy.id,
      created_at: booked,
      assigned_at: island("2026-11-20T11:02"),
      ride_datetime: island("2026-11-20T11:30"),
    });
    const done = { status: "Completed", driver_id: busy.id } as const;
    for (const time of ["2026-11-19T23:59", "2026-11-20T00:00", "2026-11-20T11:59"]) {
      await insertRideRow(server, { ...done, completed_at: island(time), ride_datetime: island(time) });
    }
    await insertRideRow(server, {
      ...done,
      created_at: booked,
      accepted_at: island("2026-11-20T11:05"),
      ride_datetime: island("2026-11-20T11:40"),
      completed_at: island("2026-11-20T12:00"),
    });
    // Booked days ahead: how long it waited for a driver says nothing of how fast dispatch is.
    await insertRideRow(server, {
      status: "Assigned",
      driver_id: busy.id,
      created_at: island("2026-11-01T11:00"),
      assigned_at: island("2026-11-20T11:00"),
      ride_datetime: island("2026-11-20T20:00"),
    });
    expect(await server.call(getDashboardStatsEndpoint, { token })).toEqual({
      pendingCount: 2,
      assignedCount: 2,
      availableDrivers: 1,
      busyDrivers: 1,
      todayCompletedRides: 3,
      avgResponseTime: "3.5 min",
    });
  });
});

onEachDatabase("analytics", (server) => {
  it("splits the revenue by day, driver, type and zone, and narrows it by filters", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const ruben = await makeDriver(server, { firstName: "Ruben", lastName: "Martina" });
    const mila = await makeDriver(server, { firstName: "Mila", lastName: "Felicia" });
    const rides = [
      { driver_id: ruben.id, fare_cents: 2600, zone: "punda", at: "2026-11-02T23:59" },
      { driver_id: ruben.id, fare_cents: 1000, zone: null, at: "2026-11-03T00:01" },
      { driver_id: ruben.id, fare_cents: 1000, zone: null, at: "2026-11-03T12:00" },
      { driver_id: mila.id, fare_cents: 4700, zone: "westpunt", at: "2026-11-03T13:00", type: "xl" },
      { driver_id: mila.id, fare_cents: 9900, zone: null, at: "2026-10-31T23:59" },
    ] as const;
    for (const { at, ...ride } of rides) {
      const { type, ...facts } = { type: "economy", ...ride } as const;
      const when = { ride_datetime: island(at), completed_at: island(at) };
      const made = {
        ...facts,
        ...when,
        vehicle_type: type,
        distance_m: 12_400,
        status: "Completed",
      } as const;
      await insertRideRow(server, made);
    }
    const month = { start_date: "2026-11-01" };
    const all = await server.call(getAnalyticsEndpoint, { token, query: month });
    expect([all.start_date, all.end_date]).toEqual(["2026-11-01", "2026-11-21"]);
    expect(all.totals).toEqual({
      rides: 4,
      revenue: 93,
      distance_km: 49.6,
      average_fare: 23.25,
      top_driver: { id: ruben.id, name: "Ruben Martina", rides: 3 },
    });
    expect(all.by_day.labels).toHaveLength(20);
    expect(all.by_day.revenue.slice(0, 4)).toEqual([0, 26, 67, 0]);
    expect(all.by_driver).toEqual([
      { id: mila.id, name: "Mila Felicia", rides: 1, revenue: 47 },
      { id: ruben.id, name: "Ruben Martina", rides: 3, revenue: 46 },
    ]);
    expect(all.by_type).toEqual([
      { vehicle_type: "xl", rides: 1, revenue: 47 },
      { vehicle_type: "economy", rides: 3, revenue: 46 },
    ]);
    expect(all.by_zone).toEqual([
      { zone: "westpunt", name: "Westpunt", rides: 1, revenue: 47 },
      { zone: "punda", name: "Punda", rides: 1, revenue: 26 },
      { zone: null, name: "By the kilometre", rides: 2, revenue: 20 },
    ]);
    const revenue = async (query: object) =>
      (await server.call(getAnalyticsEndpoint, { token, query: { ...month, ...query } })).totals.revenue;
    expect(await revenue({ driver_id: ruben.id })).toBe(46);
    expect(await revenue({ vehicle_type: "xl" })).toBe(47);
    expect(await revenue({ zone: "punda" })).toBe(26);
    expect(await revenue({ zone: "none" })).toBe(20);
    expect(await revenue({ start_date: "2026-10-31", end_date: "2026-11-01" })).toBe(99);
  });

  it("covers the same rides as the archive, whatever is searched for or chosen", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const driver = await makeDriver(server, { firstName: "Nelly", lastName: "Sambo" });
    const at = island("2026-07-04T22:00");
    const facts = { status: "Completed", driver_id: driver.id, ride_datetime: at, completed_at: at } as const;
    await insertRideRow(server, { ...facts, rider_name: "100% Zoë", zone: "punda", fare_cents: 700 });
    await insertRideRow(server, {
      ...facts,
      pickup_location: "Kas di Sushi",
      vehicle_type: "xl",
      zone: null,
    });
    // The archive of all time reads running totals, which do not count rows inserted directly.
    await sql`select recount_ride_totals()`.execute(server.db);
    for (const filter of [
      {},
      { q: "100%" },
      { q: "di sushi" },
      { q: "nelly sambo" },
      { q: "nobody at all" },
      { driver_id: driver.id },
      { zone: "none", q: "punda" },
    ]) {
      const archive = await server.call(searchRideArchiveEndpoint, { token, query: filter });
      const figures = await server.call(getAnalyticsEndpoint, { token, query: filter });
      expect([filter, figures.totals.rides, figures.totals.revenue]).toEqual([
        filter,
        archive.total,
        archive.stats.total_revenue,
      ]);
      expect([filter, figures.totals.top_driver]).toEqual([filter, archive.stats.top_driver]);
    }
    const { start_date, by_day } = await server.call(getAnalyticsEndpoint, { token });
    expect([start_date, by_day.step, by_day.labels[0]]).toEqual(["2026-07-04", "month", "2026-07"]);
  });

  it("has no top driver where nobody drove", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const query = { start_date: "2020-01-01", end_date: "2020-02-01" };
    const none = await server.call(getAnalyticsEndpoint, { token, query });
    expect(none.totals).toEqual({ rides: 0, revenue: 0, distance_km: 0, average_fare: 0, top_driver: null });
    expect(none.by_driver).toEqual([]);
  });
});
