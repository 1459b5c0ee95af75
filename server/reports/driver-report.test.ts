import { describe, expect, it } from "vitest";
import {
  getDriverReportEndpoint,
  getReportOfDriverEndpoint,
} from "../../contract/reports/reports.endpoints.ts";
import { withdrawDriverApprovalEndpoint } from "../../contract/drivers/driver-records.endpoints.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { type RideColumns, insertRideRow } from "../testing/rides.ts";
import { type TestServer, onADatabase, onEachDatabase } from "../testing/test-server.ts";

/** A time on the island as an instant. */
const island = (text: string) => new Date(`${text}:00-04:00`);

async function completed(server: TestServer, driverId: number, at: string, facts: Partial<RideColumns> = {}) {
  const when = island(at);
  const times = { ride_datetime: when, accepted_at: when, completed_at: when };
  return insertRideRow(server, { driver_id: driverId, ...times, ...facts, status: "Completed" });
}

async function refuse(server: TestServer, driverId: number, why: "rejected" | "cancelled" | "timed_out") {
  const ride_id = await insertRideRow(server, { status: "Pending" });
  await server.db
    .insertInto("ride_refusals")
    .values({ ride_id, driver_id: driverId, why, at: server.clock.now() })
    .execute();
}

onEachDatabase("a driver's report", (server) => {
  const month = { start_date: "2026-11-01", end_date: "2026-12-01" };

  it("counts a ride on the day of the island, not of Greenwich, on both sides of midnight", async () => {
    const { token, id } = await makeDriver(server);
    await completed(server, id, "2026-11-19T23:59", { fare_cents: 1000 });
    await completed(server, id, "2026-11-20T00:01", { fare_cents: 2000 });
    await completed(server, id, "2026-11-20T23:59", { fare_cents: 4000 });
    await completed(server, id, "2026-11-21T00:00", { fare_cents: 8000 });

    const earned = async (start_date: string, end_date: string) =>
      (await server.call(getDriverReportEndpoint, { token, query: { start_date, end_date } }))
        .ride_statistics;
    expect((await earned("2026-11-19", "2026-11-20")).total_earnings).toBe(10);
    expect((await earned("2026-11-20", "2026-11-21")).total_earnings).toBe(60);
    expect((await earned("2026-11-21", "2026-11-22")).total_earnings).toBe(80);
    const trend = (await earned("2026-11-19", "2026-11-22")).earnings_trend;
    expect(trend).toEqual({
      labels: ["2026-11-19", "2026-11-20", "2026-11-21"],
      data: [10, 60, 80],
      step: "day",
    });
    const day = (await earned("2026-11-20", "2026-11-21")).earnings_trend;
    expect([day.step, day.labels.length, day.data[0], day.data[23]]).toEqual(["hour", 24, 20, 40]);
  });

  it("counts the time that rides took, from setting out or what was told after it", async () => {
    const { token, id } = await makeDriver(server);
    const at = (time: string) => island(`2026-11-20T${time}`);
    await completed(server, id, "2026-11-20T10:30", { set_out_at: at("10:00"), picked_up_at: at("10:15") });
    await completed(server, id, "2026-11-20T12:30", { arrived_at: at("12:10"), picked_up_at: at("12:15") });
    await completed(server, id, "2026-11-20T14:30", { picked_up_at: at("14:20") });
    await completed(server, id, "2026-11-20T16:30");
    const query = { start_date: "2026-11-20", end_date: "2026-11-21" };
    const { ride_statistics } = await server.call(getDriverReportEndpoint, { token, query });
    expect(ride_statistics.driven_minutes).toBe(30 + 20 + 10);
  });

  it("counts the first and last minute of a month and of a year into it", async () => {
    const { token, id } = await makeDriver(server);
    await completed(server, id, "2025-12-31T23:59", { fare_cents: 100 });
    await completed(server, id, "2026-01-01T00:00", { fare_cents: 200 });
    await completed(server, id, "2026-12-31T23:59", { fare_cents: 400 });
    const query = { start_date: "2026-01-01", end_date: "2027-01-01" };
    const { ride_statistics: year } = await server.call(getDriverReportEndpoint, { token, query });
    expect(year.total_earnings).toBe(6);
    expect(year.earnings_trend.labels).toEqual(
      Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, "0")}`),
    );
    expect([year.earnings_trend.data[0], year.earnings_trend.data[11]]).toEqual([2, 4]);
  });

  it("adds up trips, earnings, kilometres and types of ride, of this driver alone", async () => {
    const { token, id } = await makeDriver(server, { vehicleType: "xl" });
    const other = await makeDriver(server);
    await completed(server, id, "2026-11-02T10:00", { fare_cents: 2650, distance_m: 12_345 });
    await completed(server, id, "2026-11-03T10:00", { fare_cents: 1000, distance_m: 2_055 });
    await completed(server, id, "2026-11-03T12:00", {
      fare_cents: 3400,
      distance_m: 12_400,
      vehicle_type: "xl",
    });
    await completed(server, other.id, "2026-11-03T12:00", { fare_cents: 9999 });
    const report = await server.call(getDriverReportEndpoint, { token, query: month });
    expect(report.ride_statistics).toMatchObject({
      total_trips: 3,
      total_earnings: 70.5,
      total_distance: 26.8,
      average_fare: 23.5,
      ride_types_breakdown: { economy: 2, comfort: 0, xl: 1, cargo: 0 },
    });
    expect(report.profile).toMatchObject({
      license_number: `CW-${id}`,
      vehicle_type: "xl",
      approval_date: "2026-11-20",
      current_location: null,
    });
  });

  it("names the driver, by the username where no name is given", async () => {
    const nelly = await makeDriver(server, { firstName: "Nelly", lastName: "Sambo" });
    const nameless = await makeDriver(server, { firstName: "", lastName: "" });
    const profileOf = async ({ token }: { token: string }) =>
      (await server.call(getDriverReportEndpoint, { token })).profile;
    expect(await profileOf(nelly)).toMatchObject({ name: "Nelly Sambo", username: nelly.username });
    expect(await profileOf(nameless)).toMatchObject({ name: nameless.username, username: nameless.username });
  });

  it("divides completed by accepted rides, and accepted by offered ones", async () => {
    const { token, id } = await makeDriver(server);
    const taken = { driver_id: id, accepted_at: island("2026-11-05T10:00") };
    for (const hour of ["10", "11", "12"]) await completed(server, id, `2026-11-05T${hour}:00`);
    await insertRideRow(server, { ...taken, status: "NoShow", ride_datetime: island("2026-11-05T13:00") });
    await insertRideRow(server, { ...taken, status: "Cancelled", ride_datetime: island("2026-11-05T14:00") });
    // Cancelled before the driver accepted: neither accepted nor failed.
    await insertRideRow(server, {
      status: "Cancelled",
      driver_id: id,
      ride_datetime: island("2026-11-05T15:00"),
    });
    await refuse(server, id, "cancelled");
    await refuse(server, id, "rejected");
    await refuse(server, id, "timed_out");
    const { ride_statistics } = await server.call(getDriverReportEndpoint, { token, query: month });
    // 3 of 6: completed; no-show, cancelled and given back are not.
    expect(ride_statistics.completion_rate).toBe(50);
    // 6 of 7: five rides and the one given back were accepted, the rejection wasn't; an offer that ran out is no answer.
    expect(ride_statistics.acceptance_rate).toBe(85.7);
  });

  it("covers everything there is when no days are given", async () => {
    const { token, id } = await makeDriver(server);
    await completed(server, id, "2024-02-29T08:00", { fare_cents: 1500 });
    await completed(server, id, "2026-11-20T11:00", { fare_cents: 1500 });
    const { ride_statistics } = await server.call(getDriverReportEndpoint, { token });
    expect(ride_statistics.total_earnings).toBe(30);
    expect(ride_statistics.earnings_trend.labels[0]).toBe("2024-02");
    expect(ride_statistics.earnings_trend.labels.at(-1)).toBe("2026-11");
  });

  it("is the same for the office, also of a driver whose approval is withdrawn", async () => {
    const { token: staff } = await makeAccount(server, { role: "staff" });
    const { token, id } = await makeDriver(server);
    await completed(server, id, "2026-11-20T11:00", { fare_cents: 1500 });
    const own = await server.call(getDriverReportEndpoint, { token, query: month });
    const asked = { params: { id }, query: month, token: staff };
    expect(own.ride_statistics.total_earnings).toBe(15);
    expect(await server.call(getReportOfDriverEndpoint, asked)).toEqual(own);
    const named = { query: { ...month, driver: id }, token: staff };
    expect(await server.call(getDriverReportEndpoint, named)).toEqual(own);
    // A driver gets their own, whomever they name.
    const other = await makeDriver(server);
    expect(await server.call(getDriverReportEndpoint, { ...named, token: other.token })).toEqual(
      await server.call(getDriverReportEndpoint, { query: month, token: other.token }),
    );
    await server.call(withdrawDriverApprovalEndpoint, { params: { id }, token: staff });
    const { ride_statistics, profile } = await server.call(getReportOfDriverEndpoint, asked);
    expect(ride_statistics).toEqual(own.ride_statistics);
    expect(profile).toMatchObject({ username: own.profile.username, approval_date: null });
  });

  it("is all zeros for a driver who has not driven", async () => {
    const { token } = await makeDriver(server);
    const { ride_statistics } = await server.call(getDriverReportEndpoint, { token });
    expect(ride_statistics).toMatchObject({
      total_trips: 0,
      average_fare: 0,
      completion_rate: 0,
      acceptance_rate: 0,
    });
  });
});

describe("a report that cannot be", () => {
  onADatabase("is refused", (server) => {
    it.each([
      [{ start_date: "2026-11-20", end_date: "2026-11-20" }, "The end date must be after the start date."],
      [{ start_date: "2026-02-30" }, "A date is YYYY-MM-DD."],
      [{ start_date: "2010-01-01", end_date: "2026-12-31" }, "Reports can cover up to ten years."],
    ])("for %o", async (query, sentence) => {
      const { token } = await makeDriver(server);
      const answer = await server.request(getDriverReportEndpoint, { token, query });
      expect([answer.statusCode, answer.json().error]).toEqual([400, sentence]);
    });

    it("for everyone but a driver, and staff who name one", async () => {
      const { id } = await makeDriver(server);
      for (const role of ["rider", "operator", "staff"] as const) {
        const { token } = await makeAccount(server, { role });
        const [own, named] = [
          await server.request(getDriverReportEndpoint, { token }),
          await server.request(getDriverReportEndpoint, { token, query: { driver: id } }),
        ];
        expect([own.statusCode, own.json().code]).toEqual([403, "forbidden"]);
        expect([role, named.statusCode]).toEqual([role, role === "staff" ? 200 : 403]);
      }
    });

    it("for staff who name somebody who is no driver", async () => {
      const [staff, rider] = [
        await makeAccount(server, { role: "staff" }),
        await makeAccount(server, { role: "rider" }),
      ];
      const query = { driver: rider.id };
      const answer = await server.request(getDriverReportEndpoint, { token: staff.token, query });
      expect([answer.statusCode, answer.json().code]).toEqual([404, "not_found"]);
    });
  });
});
