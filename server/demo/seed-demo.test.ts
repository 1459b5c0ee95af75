import { sql } from "kysely";
import { expect, it } from "vitest";
import { addDays } from "../../domain/curacao-days.ts";
import { curacaoDate, curacaoTime, instantOf } from "../../domain/curacao-time.ts";
import { type PaidBy, cashOf } from "../../domain/payments/payment.ts";
import { getDashboardStatsEndpoint } from "../../contract/reports/reports.endpoints.ts";
import { getDemandEndpoint } from "../../contract/demand/demand.endpoints.ts";
import { listShiftsEndpoint } from "../../contract/shifts/shifts.endpoints.ts";
import { getBoardEndpoint } from "../../contract/dispatch/dispatch.endpoints.ts";
import { getCaseEndpoint, listCasesEndpoint } from "../../contract/cases/cases.endpoints.ts";
import { PAPER_DAYS } from "../../domain/papers/papers.ts";
import { DAY_MS, HOUR_MS } from "../../domain/time-units.ts";
import { hashPassword } from "../accounts/passwords/passwords.ts";
import { buildMaps } from "../places/build-maps.ts";
import { makeAccount, makeSession } from "../testing/accounts.ts";
import { openTestServer, type TestServer, onADatabase } from "../testing/test-server.ts";
import { TEST_NOON } from "../testing/test-clock.ts";
import { HISTORY_DAYS, seedDemo } from "./seed-demo.ts";
import { standStill } from "./stand-still.ts";

const { routes } = buildMaps({ provider: "embedded" });
const open = ["Pending", "Assigned", "Accepted", "PickedUp", "InProgress"];

function seed(server: TestServer, now: Date = TEST_NOON) {
  return seedDemo(server.db, { now, password: "trupial-demo", hashPassword, routes });
}

async function ridesOf(server: TestServer) {
  return server.db.selectFrom("rides").selectAll().orderBy("id").execute();
}

function accountOf(server: TestServer, username: string) {
  return server.db
    .selectFrom("accounts")
    .select("id")
    .where("username", "=", username)
    .executeTakeFirstOrThrow();
}

/** Everything that was put in, without what always differs: the hash and the instants the database adds. */
async function everything(server: TestServer) {
  const { db } = server;
  return {
    accounts: await db
      .selectFrom("accounts")
      .select(["id", "username", "email", "first_name", "last_name", "phone", "role", "created_at"])
      .orderBy("id")
      .execute(),
    drivers: await db.selectFrom("drivers").selectAll().orderBy("account_id").execute(),
    rides: await ridesOf(server),
    history: await db.selectFrom("ride_history").selectAll().orderBy("id").execute(),
    refusals: await db
      .selectFrom("ride_refusals")
      .selectAll()
      .orderBy("ride_id")
      .orderBy("driver_id")
      .execute(),
    messages: await db.selectFrom("contact_messages").selectAll().orderBy("id").execute(),
    applications: await db.selectFrom("driver_applications").selectAll().orderBy("id").execute(),
    totals: await db.selectFrom("ride_totals").selectAll().orderBy("driver_id").orderBy("status").execute(),
  };
}

onADatabase("the demo", (server) => {
  it("fills an empty database once and then leaves it alone", async () => {
    expect(await seed(server)).toBe("seeded");
    const before = await everything(server);
    expect(await seed(server, new Date(TEST_NOON.getTime() + 60 * 60 * 1000))).toBe("kept");
    expect(await everything(server)).toEqual(before);
  });

  it("has a case that is open, with what the office asked and what the driver said of one of the last days' rides", async () => {
    const { token } = await makeSession(server, (await accountOf(server, "staff")).id);
    const [open, ...others] = await server.call(listCasesEndpoint, { token, query: { state: "open" } });
    expect(others).toEqual([]);
    const one = await server.call(getCaseEndpoint, { token, params: { id: open?.id ?? 0 } });
    expect(one.entries.map(({ kind }) => kind)).toEqual(["note", "driver_asked", "driver_said"]);
    expect(TEST_NOON.getTime() - new Date(one.opened_at).getTime()).toBeLessThan(3 * DAY_MS);
  });

  it("is counted for the planner, which looks texts up in their index only then", async () => {
    const { rows } = await sql<{ counted: number }>`
      select reltuples::int as counted from pg_class where relname = 'rides'`.execute(server.db);
    expect(rows).toEqual([{ counted: (await ridesOf(server)).length }]);
  });

  it("is the same company each time", async () => {
    const other = await openTestServer(server.kind);
    await seed(other);
    expect(await everything(other)).toEqual(await everything(server));
    await other.close();
  });

  it("has the accounts of the papers, eight drivers among them, all with one password", async () => {
    const accounts = await server.db.selectFrom("accounts").select(["username", "password_hash"]).execute();
    const names = ["rider", "operator", "staff", "driver", ...[2, 3, 4, 5, 6, 7, 8].map((n) => `driver${n}`)];
    expect(accounts.map((account) => account.username).toSorted()).toEqual(names.toSorted());
    expect(new Set(accounts.map((account) => account.password_hash)).size).toBe(1);
    const drivers = await server.db.selectFrom("drivers").select(["vehicle_type", "plate"]).execute();
    expect(new Set(drivers.map((driver) => driver.vehicle_type)).size).toBe(4);
    for (const { plate } of drivers) expect(plate).toMatch(/^TX \d{4}$/);
  });

  it("has a history like that of a company on this island", async () => {
    const rides = await ridesOf(server);
    const past = rides.filter((ride) => ride.ride_datetime < TEST_NOON && !open.includes(ride.status));
    const share = (holds: (ride: (typeof rides)[number]) => boolean) =>
      past.filter(holds).length / past.length;

    expect(past.length).toBeGreaterThan(1_400);
    expect(past.length).toBeLessThan(1_650);
    const first = Math.min(...past.map((ride) => ride.ride_datetime.getTime()));
    expect(Math.round((TEST_NOON.getTime() - first) / DAY_MS)).toBe(HISTORY_DAYS);

    const isNight = (ride: (typeof rides)[number]) => {
      const time = curacaoTime(ride.ride_datetime);
      return time >= "23:00:00" || time < "06:00:00";
    };
    const isAirport = (ride: (typeof rides)[number]) =>
      [ride.pickup_location, ride.dropoff_location].some((place) => place.includes("(Hato)"));
    expect(share(isNight)).toBeGreaterThan(0.08);
    expect(share(isNight)).toBeLessThan(0.25);
    expect(share(isAirport)).toBeGreaterThan(0.3);
    expect(share(isAirport)).toBeLessThan(0.5);
    expect(share((ride) => ride.status === "Completed")).toBeGreaterThan(0.8);
    expect(share((ride) => ride.status === "Cancelled")).toBeGreaterThan(0.04);
    expect(share((ride) => ride.status === "NoShow")).toBeGreaterThan(0.01);
    expect(share((ride) => ride.status === "Rejected")).toBeGreaterThan(0.005);
    expect(share((ride) => ride.status === "Rejected")).toBeLessThan(0.05);
    for (const type of ["economy", "comfort", "xl", "cargo"]) {
      expect(share((ride) => ride.vehicle_type === type)).toBeGreaterThan(0.01);
    }
    for (const ride of past) {
      expect(ride.fare_cents % 50).toBe(0);
      expect(ride.fare_cents).toBeGreaterThanOrEqual(1_000);
      expect(ride.fare_cents).toBeLessThan(15_000);
      const lines = ride.breakdown as { amount: number }[];
      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(ride.fare_cents);
    }
    const why = await server.db.selectFrom("ride_refusals").select("why").execute();
    expect(new Set(why.map((row) => row.why))).toEqual(new Set(["rejected", "cancelled", "timed_out"]));
  });

  it("has weeks of its drivers with breaks and homes, a day off, a wish that waits, ships, and what to expect of a day", async () => {
    const { token } = await makeSession(server, (await accountOf(server, "staff")).id);
    const today = curacaoDate(TEST_NOON);
    const { drivers } = await server.call(listShiftsEndpoint, { token, query: { from: today, days: "7" } });
    expect(drivers).toHaveLength(8);
    for (const { days } of drivers) {
      expect(days.filter(({ by }) => by === "week").length).toBeGreaterThan(3);
      expect(days.flatMap(({ shifts }) => shifts).some((shift) => shift.break !== null)).toBe(true);
    }
    expect(drivers.filter(({ proposal_waits }) => proposal_waits)).toHaveLength(1);
    expect(drivers.flatMap(({ days }) => days).filter(({ by }) => by === "day")).toMatchObject([
      { shifts: [], note: "Car at the garage" },
    ]);
    const tuesday = addDays(today, 4);
    const demand = await server.call(getDemandEndpoint, { token, query: { day: tuesday } });
    expect(demand.calls).toHaveLength(3);
    expect(demand.expected.reduce((sum, { rides }) => sum + rides, 0)).toBeGreaterThan(10);
  });

  it("has no ride that ends where it begins", async () => {
    const rides = await ridesOf(server);
    expect(rides.filter((ride) => ride.distance_m < 500)).toEqual([]);
    expect(rides.filter((ride) => ride.pickup_location === ride.dropoff_location)).toEqual([]);
    expect(rides.flatMap(({ stops }) => stops)).toMatchObject([{ location: "Sambil Mall" }]);
  });

  it("rates its drivers as the passengers of their rides did", async () => {
    const rides = await ridesOf(server);
    const drivers = await server.db
      .selectFrom("drivers")
      .select(["account_id", "rating_sum", "rating_count"])
      .execute();
    for (const driver of drivers) {
      const stars = rides
        .filter((ride) => ride.driver_id === driver.account_id)
        .flatMap((ride) => ride.stars ?? []);
      expect(stars.length).toBeGreaterThan(5);
      const sum = stars.reduce((all, one) => all + one, 0);
      expect(driver).toMatchObject({ rating_sum: sum, rating_count: stars.length });
      expect(sum / stars.length).toBeGreaterThan(4.3);
    }
  });

  it("never has a driver in two cars, nor a time before the one that comes first", async () => {
    const rides = await ridesOf(server);
    const drives = rides.filter((ride) => ride.picked_up_at && ride.driver_id);
    for (const driverId of new Set(drives.map((ride) => ride.driver_id))) {
      const own = drives
        .filter((ride) => ride.driver_id === driverId)
        .toSorted((a, b) => Number(a.picked_up_at) - Number(b.picked_up_at));
      const clashes = own.filter((ride, index) => {
        const next = own[index + 1]?.picked_up_at;
        return next && (ride.completed_at ?? TEST_NOON) > next;
      });
      expect(clashes).toEqual([]);
    }
    for (const ride of rides) {
      const times = [
        ride.created_at,
        ride.assigned_at,
        ride.accepted_at,
        ride.set_out_at,
        ride.arrived_at,
        ride.picked_up_at,
        ride.started_at,
        ride.ended_at,
      ].filter((time) => time !== null);
      expect(times.map(Number)).toEqual(times.map(Number).toSorted((a, b) => a - b));
      expect(ride.updated_at.getTime()).toBeLessThanOrEqual(TEST_NOON.getTime());
    }
  });

  it("gives each ride a history as far as it has come", async () => {
    const rides = await ridesOf(server);
    const history = await server.db.selectFrom("ride_history").selectAll().orderBy("id").execute();
    const last = new Map(history.map((line) => [line.ride_id, line]));
    const lines = new Map<number, number>();
    for (const line of history) lines.set(line.ride_id, (lines.get(line.ride_id) ?? 0) + 1);
    for (const ride of rides) {
      expect(last.get(ride.id)?.to_status).toBe(ride.status);
      expect(ride.version).toBe(lines.get(ride.id));
    }
  });

  it("has its rides paid in each way, and the cash of past days counted and handed in but for yesterday's", async () => {
    const done = (await ridesOf(server)).filter((ride) => ride.status === "Completed");
    for (const way of ["card", "cash_usd", "cash_xcg", "account", null]) {
      expect(done.filter((ride) => ride.paid_by === way).length).toBeGreaterThan(10);
    }
    const onAccount = done.filter((ride) => ride.paid_by === "account");
    expect(onAccount.filter((ride) => ride.partner_id === null)).toEqual([]);
    const closings = await server.db.selectFrom("shift_closings").selectAll().execute();
    for (const closing of closings) {
      const counted = done.filter((ride) => ride.closing_id === closing.id);
      const { usdCents, xcgCents } = cashOf(
        counted.map((ride) => ({
          fareCents: ride.fare_cents,
          paidBy: ride.paid_by as PaidBy,
          linkCents: ride.link_cents,
          tipCents: ride.tip_cents,
          tipXcgCents: ride.tip_xcg_cents,
        })),
      );
      expect([counted.length, usdCents, xcgCents]).toEqual([
        closing.rides,
        closing.usd_cents,
        closing.xcg_cents,
      ]);
      const isYesterday = closing.closed_at.getTime() === instantOf("2026-11-20", "00:00:00").getTime();
      expect(closing.handed_in_at === null).toBe(isYesterday);
    }
    const inHand = done.filter((ride) => ride.paid_by?.startsWith("cash") && ride.closing_id === null);
    expect(new Set(inHand.map((ride) => curacaoDate(ride.completed_at as Date)))).toEqual(
      new Set(inHand.length === 0 ? [] : ["2026-11-20"]),
    );
  });

  it("has rides late, due, under way and booked for the next two days", async () => {
    const rides = await ridesOf(server);
    const waiting = rides.filter((ride) => ride.status === "Pending");
    expect(waiting.length).toBeGreaterThan(10);
    expect(waiting.some((ride) => ride.ride_datetime < TEST_NOON)).toBe(true);
    const last = Math.max(...rides.map((ride) => ride.ride_datetime.getTime()));
    expect(last).toBeGreaterThan(TEST_NOON.getTime() + 1.2 * DAY_MS);
    expect(last).toBeLessThan(TEST_NOON.getTime() + 2.5 * DAY_MS);
    for (const status of ["Assigned", "Accepted", "PickedUp", "InProgress"]) {
      expect(rides.some((ride) => ride.status === status)).toBe(true);
    }
    const operator = await accountOf(server, "operator");
    const { token } = await makeSession(server, operator.id);
    const stats = await server.call(getDashboardStatsEndpoint, { token });
    expect(stats).toMatchObject({ availableDrivers: 4, busyDrivers: 3 });
    expect(stats.todayCompletedRides).toBeGreaterThan(0);
    expect(stats.avgResponseTime).toMatch(/^\d\.\d min$/);
  });

  it("has, when it is started again some days later, the days between, a new present, and nothing left open of the old one", async () => {
    const later = new Date(TEST_NOON.getTime() + 5 * DAY_MS);
    expect(await seed(server, later)).toBe("refreshed");
    expect(await seed(server, later)).toBe("kept");
    const rides = await ridesOf(server);
    const stillOpen = rides.filter((ride) => open.includes(ride.status));
    for (const ride of stillOpen) {
      expect(ride.ride_datetime.getTime()).toBeGreaterThan(later.getTime() - 60 * 60 * 1000);
    }
    expect(stillOpen.some((ride) => ride.status === "InProgress")).toBe(true);
    const days = new Set(
      rides
        .filter((ride) => ride.status === "Completed" && ride.completed_at && ride.completed_at > TEST_NOON)
        .map((ride) => ride.completed_at?.toISOString().slice(0, 10)),
    );
    expect(days.size).toBeGreaterThanOrEqual(5);
    const counted = await server.db
      .selectFrom("ride_totals")
      .select((eb) => eb.fn.sum<number>("rides").as("rides"))
      .where("status", "=", "Completed")
      .executeTakeFirstOrThrow();
    expect(counted.rides).toBe(rides.filter((ride) => ride.status === "Completed").length);
  });
});

onADatabase("the demo's drivers", (server) => {
  it("stay known to dispatch where they are as the hours pass, but for one whom somebody plays", async () => {
    await seed(server);
    const { id: operator } = await accountOf(server, "operator");
    const { token } = await makeSession(server, operator);
    const list = async () =>
      (await server.call(getBoardEndpoint, { token })).drivers.filter(({ status }) => status !== "offline");
    const places = (await list()).map(({ id, lat, lng }) => ({ id, lat, lng }));
    server.clock.advance(2 * HOUR_MS);
    const played = await accountOf(server, "driver");
    await makeSession(server, played.id);

    await standStill(server.db, server.clock.now());
    const after = await list();
    expect(after.map(({ id, lat, lng }) => ({ id, lat, lng }))).toEqual(places);
    const now = server.clock.now().getTime();
    const old = after.filter(({ located_at: at }) => at === null || now - Date.parse(at) > HOUR_MS);
    expect(old.map(({ id }) => id)).toEqual([played.id]);
  });

  it("have papers that are good for years, but for two that the office is about to ask for, on every later day too", async () => {
    const endingWithin = async (days: number, now: Date) => {
      const rows = await server.db.selectFrom("drivers").selectAll().execute();
      const until = curacaoDate(new Date(now.getTime() + days * DAY_MS));
      return rows
        .flatMap((row) => Object.values(PAPER_DAYS).map((day) => row[day]))
        .filter((day) => day && day <= until).length;
    };
    for (const now of [TEST_NOON, new Date(TEST_NOON.getTime() + 40 * DAY_MS)]) {
      await seed(server, now);
      const counted = [await endingWithin(20, now), await endingWithin(30, now), await endingWithin(90, now)];
      expect(counted).toEqual([0, 1, 2]);
    }
  });
});

onADatabase("a database that is somebody's own", (server) => {
  it("gets no demo", async () => {
    await makeAccount(server, { role: "staff" });
    expect(await seed(server)).toBe("kept");
    expect(await ridesOf(server)).toEqual([]);
  });
});
