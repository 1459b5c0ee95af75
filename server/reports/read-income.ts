import { curacaoDate } from "../../domain/curacao-time.ts";
import { instantsOf } from "../../domain/curacao-days.ts";
import { toDollarString } from "../../domain/dollars.ts";
import type { Income } from "../../contract/reports/income.ts";
import type { AskedDays } from "../../contract/day-range.ts";
import type { Db } from "../database/connect.ts";
import { reportDays } from "./report-days.ts";
import { type IncomeRow, findFirstCompletion, sumIncome } from "./reports.queries.ts";

/** The value of `grouping` in a row that is grouped by one of (day, hour, zone, type, payment, contract), or by none. */
const GROUPED = {
  day: 0b011111,
  hour: 0b101111,
  zone: 0b110111,
  type: 0b111011,
  payment: 0b111101,
  contract: 0b111110,
  all: 0b111111,
} as const;

/** The income of some days of the island; without days, of all time. */
export async function readIncome(db: Db, asked: AskedDays, now: Date): Promise<Income> {
  const first = asked.start_date === undefined ? await findFirstCompletion(db, {}) : undefined;
  const days = reportDays(asked, { now, firstDay: curacaoDate(first?.completed_at ?? now) });
  const rows = await sumIncome(db, instantsOf(days));
  const grouped = (by: number) => rows.filter((row) => row.grouped === by);
  const byMost = (by: number) => grouped(by).toSorted((one, other) => centsOf(other) - centsOf(one));
  const [all] = grouped(GROUPED.all);
  return {
    start_date: days.start,
    end_date: days.end,
    totals: { ...figuresOf(all), ...cameIn(grouped(GROUPED.payment)) },
    by_day: grouped(GROUPED.day)
      .map((row) => ({ day: row.day ?? "", ...figuresOf(row) }))
      .toSorted((one, other) => one.day.localeCompare(other.day)),
    by_hour: grouped(GROUPED.hour)
      .map((row) => ({ hour: Number(row.hour), ...figuresOf(row) }))
      .toSorted((one, other) => one.hour - other.hour),
    by_zone: byMost(GROUPED.zone).map((row) => ({ zone: row.zone, ...figuresOf(row) })),
    by_type: byMost(GROUPED.type).flatMap((row) =>
      row.vehicle_type ? [{ vehicle_type: row.vehicle_type, ...figuresOf(row) }] : [],
    ),
    by_payment: byMost(GROUPED.payment).map((row) => ({
      paid_by: row.paid_by,
      ...figuresOf(row),
      not_paid: row.unpaid_cents > 0 ? toDollarString(row.unpaid_cents) : undefined,
      not_paid_rides: row.unpaid_cents > 0 ? row.unpaid_rides : undefined,
      by_link: row.link_cents > 0 ? toDollarString(row.link_cents) : undefined,
      xcg: row.paid_by === "cash_xcg" ? toDollarString(Number(row.xcg_cents)) : null,
    })),
    by_contract: byMost(GROUPED.contract).map((row) => ({
      contract: row.contract_id === null ? null : { id: row.contract_id, name: row.contract ?? "" },
      ...figuresOf(row),
    })),
  };
}

/** Fares and tips by whether they came in: what was paid by link did, whatever was said of the rest, unless it was given back. */
function cameIn(byPayment: readonly IncomeRow[]) {
  const sum = (rows: readonly IncomeRow[], of: (row: IncomeRow) => number) =>
    rows.reduce((total, row) => total + of(row), 0);
  const outOf = (way: IncomeRow["paid_by"]) =>
    sum(
      byPayment.filter(({ paid_by }) => paid_by === way),
      (row) => centsOf(row) - row.link_cents,
    );
  const notPaid = sum(byPayment, (row) => row.unpaid_cents);
  const [onAccount, notRecorded] = [outOf("account"), outOf(null) - notPaid];
  const givenBack = sum(byPayment, (row) => row.given_back_cents);
  return {
    collected: toDollarString(sum(byPayment, centsOf) - onAccount - notRecorded - notPaid - givenBack),
    on_account: toDollarString(onAccount),
    not_recorded: toDollarString(notRecorded),
    not_paid: notPaid > 0 ? toDollarString(notPaid) : undefined,
  };
}

function figuresOf(row: IncomeRow | undefined) {
  return {
    rides: row?.rides ?? 0,
    fares: toDollarString(row?.fare_cents ?? 0),
    tips: toDollarString(row?.tip_cents ?? 0),
    given_back: row && row.given_back_cents > 0 ? toDollarString(row.given_back_cents) : undefined,
  };
}

function centsOf(row: IncomeRow): number {
  return row.fare_cents + row.tip_cents;
}
