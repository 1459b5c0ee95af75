import { expect, it } from "vitest";
import { correctFareEndpoint, getJournalEndpoint } from "../../contract/books/books.endpoints.ts";
import { addDriverCommissionEndpoint } from "../../contract/settlements/driver-accounts.endpoints.ts";
import {
  addCommissionRateEndpoint,
  addCommissionRuleEndpoint,
  previewCommissionEndpoint,
} from "../../contract/settlements/settlements.endpoints.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { makePartner } from "../testing/partners.ts";
import { closeDays, drive, previewDays } from "../testing/settlements.ts";
import { onADatabase } from "../testing/test-server.ts";

/*
 * A quarter of four drivers whose commissions go by driver, car, account and way of booking, change in its midst and once more after
 * weeks are closed, while fares are corrected. Reckoned a second time ride by ride in integers, by nothing of the product.
 */
const FIRST_MONDAY = Date.UTC(2026, 8, 7);
const DAY = 86_400_000;
const WEEKS = 11;
const CLOSED_WEEKS = 7;
const dayAt = (week: number, weekday: number) =>
  new Date(FIRST_MONDAY + (week * 7 + weekday) * DAY).toISOString().slice(0, 10);
const partOf = (fare: bigint, hundredths: bigint) => (2n * fare * hundredths + 10_000n) / 20_000n;
const inCents = (amount: string) => BigInt(amount.replace(".", ""));

type Ride = {
  id: number;
  driver: number;
  day: string;
  fare: bigint;
  toCompany: boolean;
  isHotels: boolean;
  isByDesk: boolean;
};

/** The same numbers in each run. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

onADatabase("a quarter of particular commissions", (server) => {
  it("comes out to the cent in settlements and journal", { timeout: 180_000 }, async () => {
    const next = chance(20_261_127);
    const staff = await makeAccount(server, { role: "staff" });
    const office = { token: staff.token };
    const hotel = await makePartner(server);
    const drivers: TestAccount[] = [];
    for (let made = 0; made < 4; made += 1) drivers.push(await makeDriver(server));
    const [own, inCar, byDesk] = drivers.map(({ id }) => id);
    const at = new Date("2026-10-05T04:00:00Z");
    const { id: car } = await server.db
      .insertInto("vehicles")
      .values({
        plate: "TX 4242",
        vehicle_type: "economy",
        vehicle_name: "Kia",
        created_at: at,
        updated_at: at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const hand = { vehicle_id: car, driver_id: inCar ?? 0, taken_at: at };
    const until = new Date("2026-10-21T04:00:00Z");
    await server.db
      .insertInto("vehicle_hands")
      .values({ ...hand, given_back_at: until })
      .execute();

    const back = { back_dated: true, reason: "Of the quarter" };
    const everybodys = (valid_from: string, percent: number) =>
      server.call(addCommissionRateEndpoint, { body: { valid_from, percent, ...back }, ...office });
    const particular = (rule: object) =>
      server.call(addCommissionRuleEndpoint, {
        body: { valid_from: "2026-09-20", ...back, ...rule },
        ...office,
      });
    await everybodys("2026-09-01", 20);
    await server.call(addDriverCommissionEndpoint, {
      params: { id: own ?? 0 },
      body: { valid_from: "2026-10-01", percent: 12.5, ...back },
      ...office,
    });
    await particular({ vehicle_id: car, percent: 9 });
    await particular({ partner_id: hotel.id, percent: 15, last_day: "2026-11-05" });
    await particular({ channel: "desk", percent: 17.25 });
    await particular({ driver_id: byDesk, channel: "desk", percent: 6 });
    const laterChanges = { hotel: false, everybody: false };
    const rateOf = (ride: Ride) => {
      const { day, driver } = ride;
      if (driver === byDesk && ride.isByDesk && day >= "2026-09-20") return 600n;
      if (driver === own && day >= "2026-10-01") return 1_250n;
      if (driver === inCar && day >= "2026-10-05" && day <= "2026-10-20") return 900n;
      if (ride.isHotels && laterChanges.hotel && day >= "2026-10-01") return 1_000n;
      if (ride.isHotels && day >= "2026-09-20" && day <= "2026-11-05") return 1_500n;
      if (ride.isByDesk && day >= "2026-09-20") return 1_725n;
      return laterChanges.everybody && day >= "2026-09-28" ? 2_200n : 2_000n;
    };

    const rides: Ride[] = [];
    for (let week = 0; week < WEEKS; week += 1) {
      for (const driver of drivers) {
        for (let more = next(5); more > 0; more -= 1) {
          // Of the last week the days until the day before the closings.
          const day = dayAt(week, next(week === WEEKS - 1 ? 4 : 7));
          if (day > "2026-11-19") continue;
          const fare = BigInt(600 + next(5_000));
          const way = (["cash_usd", "card", "account", null] as const)[next(4)] ?? null;
          const isByDesk = next(2) === 0;
          const id = await drive(server, driver, day, {
            fare_cents: Number(fare),
            paid_by: way,
            ...(way === "account" ? { partner_id: hotel.id } : {}),
          });
          const booked = { ride_id: id, action: "book", to_status: "Pending" as const, at };
          const actor = isByDesk ? "operator" : "guest";
          await server.db
            .insertInto("ride_history")
            .values({ ...booked, actor })
            .execute();
          const toCompany = way === "card" || way === "account";
          rides.push({ id, driver: driver.id, day, fare, toCompany, isHotels: way === "account", isByDesk });
        }
      }
    }
    expect(rides.length).toBeGreaterThan(60);

    const correct = async (many: number) => {
      for (let more = many; more > 0; more -= 1) {
        const ride = rides[next(rides.length)];
        if (!ride) continue;
        const fare = BigInt(600 + next(5_000));
        server.clock.advance(1_000);
        await server.call(correctFareEndpoint, {
          params: { id: ride.id },
          body: {
            fare: Number(fare) / 100,
            seen_fare: (Number(ride.fare) / 100).toFixed(2),
            reason: "Meter",
          },
          ...office,
        });
        ride.fare = fare;
        server.clock.advance(1_000);
      }
    };
    const reckoned = (driver: number) =>
      rides
        .filter((ride) => ride.driver === driver)
        .reduce((sum, ride) => sum + (ride.toCompany ? ride.fare : 0n) - partOf(ride.fare, rateOf(ride)), 0n);
    const agree = async () => {
      let owed = 0n;
      for (const driver of drivers) {
        const days = { first_day: dayAt(CLOSED_WEEKS, 0), last_day: "2026-11-20" };
        const rest = await previewDays(server, { driver, staff, days });
        expect(inCents(rest.to_pay_usd ?? "")).toBe(reckoned(driver.id));
        owed += reckoned(driver.id);
      }
      let booked = 0n;
      for (const month of ["2026-09", "2026-10", "2026-11"]) {
        const { entries } = await server.call(getJournalEndpoint, { query: { month }, ...office });
        for (const { account, debit, credit } of entries.flatMap(({ lines }) => lines)) {
          if (account === "drivers") booked += inCents(credit) - inCents(debit);
        }
      }
      expect(booked).toBe(owed);
    };

    await correct(6);
    for (const driver of drivers) {
      for (let week = 0; week < CLOSED_WEEKS; week += 1) {
        const days = { first_day: dayAt(week, 0), last_day: dayAt(week, 6) };
        await closeDays(server, { driver, staff, days });
      }
    }
    await agree();
    await correct(8);
    await agree();

    const query = { partner_id: String(hotel.id), valid_from: "2026-10-01", percent: "10" };
    const preview = await server.call(previewCommissionEndpoint, { query, ...office });
    expect(preview.closed.length).toBeGreaterThan(1);
    const before = drivers.map(({ id }) => reckoned(id)).reduce((sum, cents) => sum + cents, 0n);
    await particular({ partner_id: hotel.id, valid_from: "2026-10-01", percent: 10 });
    laterChanges.hotel = true;
    await agree();
    const after = drivers.map(({ id }) => reckoned(id)).reduce((sum, cents) => sum + cents, 0n);
    const said = preview.closed.reduce((sum, { difference }) => sum + inCents(difference), 0n);
    expect(said + inCents(preview.before) - inCents(preview.after)).toBe(after - before);

    await correct(8);
    await everybodys("2026-09-28", 22);
    laterChanges.everybody = true;
    await correct(8);
    await agree();
  });
});
