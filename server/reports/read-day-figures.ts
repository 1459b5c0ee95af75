import { fullName } from "../../domain/accounts/full-name.ts";
import { type InstantRange, curacaoDate, instantOf } from "../../domain/curacao-time.ts";
import { addDays } from "../../domain/curacao-days.ts";
import { toDollarString } from "../../domain/dollars.ts";
import { PAID_BY } from "../../domain/payments/payment.ts";
import type { OfficeDay } from "../../contract/reports/office-day.ts";
import { LATE_DAYS_BEFORE } from "../../domain/reports/office-day-limits.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import type { Db } from "../database/connect.ts";
import { countPickups, listLatePickups, sumFaresByPayment } from "./reports.queries.ts";

type DayFigures = Omit<OfficeDay, "unpaid" | "driver_cash">;
type Sums = Awaited<ReturnType<typeof sumFaresByPayment>>;

const WEEK_DAYS = 7;
const MOST_LATE_RIDES = 50;

/** The income of today's completed rides beside the same hours a week ago, and which drivers were late for. */
export async function readDayFigures(db: Db, now: Date): Promise<DayFigures> {
  const day = curacaoDate(now);
  const midnight = midnightOf(day);
  const today: InstantRange = { start: midnight, end: midnightOf(addDays(day, 1)) };
  const sums = await sumFaresByPayment(db, today);
  const before = await sumFaresByPayment(db, {
    start: midnightOf(addDays(day, -WEEK_DAYS)),
    end: new Date(now.getTime() - WEEK_DAYS * DAY_MS),
  });
  const late = await listLatePickups(db, { ...today, limit: MOST_LATE_RIDES });
  return {
    day,
    ...totalOf(sums),
    week_ago: totalOf(before),
    by_payment: byPayment(sums),
    not_paid: toDollarString(sumOf(sums, (row) => Number(row.unpaid_cents))),
    given_back: toDollarString(givenBackOf(sums)),
    given_back_in_cash: toDollarString(sumOf(sums, (row) => Number(row.cash_back_cents))),
    pickups: {
      ...(await countPickups(db, today)),
      rides: late.map(({ id, ride_datetime, pickup_location, first_name, last_name, minutes }) => ({
        id,
        ride_datetime: ride_datetime.toISOString(),
        pickup_location,
        driver_name: fullName({ first_name: first_name ?? "", last_name: last_name ?? "" }),
        minutes,
      })),
    },
    pickups_before: await countPickups(db, {
      start: midnightOf(addDays(day, -LATE_DAYS_BEFORE)),
      end: midnight,
    }),
  };
}

function totalOf(sums: Sums): OfficeDay["week_ago"] {
  const cents = sumOf(sums, (row) => Number(row.car_cents) + Number(row.link_cents));
  return { rides: sumOf(sums, ({ rides }) => rides), fares: toDollarString(cents) };
}

function byPayment(sums: Sums): OfficeDay["by_payment"] {
  const inCar = (paidBy: Sums[number]["paid_by"]) => sums.filter((row) => row.paid_by === paidBy);
  const linkCents = sumOf(sums, (row) => Number(row.link_cents));
  const amountOf = (rows: Sums) => toDollarString(sumOf(rows, (row) => Number(row.car_cents)));
  return [
    ...PAID_BY.map((way) => ({
      way,
      amount: amountOf(inCar(way)),
      xcg: way === "cash_xcg" ? toDollarString(sumOf(inCar(way), (row) => Number(row.car_xcg_cents))) : null,
    })),
    { way: "link", amount: toDollarString(linkCents - givenBackOf(sums)), xcg: null },
    { way: "unknown", amount: toDollarString(sumOf(inCar(null), unknownOf)), xcg: null },
  ];
}

/** The fares of a row that nobody said the payment of; those that weren't paid are beside it. */
function unknownOf(row: Sums[number]): number {
  return Number(row.car_cents) - Number(row.unpaid_cents);
}

function givenBackOf(sums: Sums): number {
  return sumOf(sums, (row) => Number(row.given_back_cents));
}

function sumOf(sums: Sums, of: (row: Sums[number]) => number): number {
  return sums.reduce((sum, row) => sum + of(row), 0);
}

function midnightOf(day: string): Date {
  return instantOf(day, "00:00:00");
}
