import { fullName } from "../../domain/accounts/full-name.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { instantsOf } from "../../domain/curacao-days.ts";
import type { VehicleType } from "../../domain/fares/vehicles.ts";
import { ZONE_NAMES } from "../../domain/fares/zone-names.ts";
import { toDollars } from "../../domain/dollars.ts";
import type { Analytics } from "../../contract/reports/dispatch-figures.ts";
import { trendLabels, trendStep } from "../../domain/reports/trend.ts";
import type { AskedDays } from "../../contract/day-range.ts";
import type { Db } from "../database/connect.ts";
import { findMentioned } from "../rides/archive/find-mentioned.ts";
import { reportDays } from "./report-days.ts";
import {
  type AnalyticsRow,
  findFirstCompletion,
  selectDriverNames,
  sumCompletedRides,
} from "./reports.queries.ts";

/** The value of `grouping` in a row that is grouped by one of (label, driver, type, zone, payment), or by none. */
const GROUPED = {
  label: 0b01111,
  driver: 0b10111,
  type: 0b11011,
  zone: 0b11101,
  payment: 0b11110,
  all: 0b11111,
} as const;
/** How a filter names the rides without a fixed rate. */
const NO_ZONE = "none";

type Asked = AskedDays & {
  q?: string | undefined;
  driver_id?: number | undefined;
  vehicle_type?: VehicleType | undefined;
  zone?: string | undefined;
};

/** The sums of the completed rides of some days; without days, of all of them. */
export async function readAnalytics(db: Db, asked: Asked, now: Date): Promise<Analytics> {
  const first = asked.start_date === undefined ? await findFirstCompletion(db, {}) : undefined;
  const days = reportDays(asked, { now, firstDay: curacaoDate(first?.completed_at ?? now) });
  const step = trendStep(days);
  const rows = await sumCompletedRides(db, {
    range: instantsOf(days),
    step,
    text: asked.q ? await findMentioned(db, asked.q) : undefined,
    driverId: asked.driver_id,
    vehicleType: asked.vehicle_type,
    zone: asked.zone === NO_ZONE ? null : asked.zone,
  });
  const grouped = (by: number) => rows.filter((row) => row.grouped === by);
  const byDriver = await withNames(db, grouped(GROUPED.driver).toSorted(mostRevenueFirst));
  return {
    start_date: days.start,
    end_date: days.end,
    totals: { ...totalsOf(grouped(GROUPED.all)), top_driver: topOf(byDriver) },
    by_day: { step, ...trendOf(grouped(GROUPED.label), trendLabels(days, step)) },
    by_driver: byDriver,
    by_type: grouped(GROUPED.type)
      .toSorted(mostRevenueFirst)
      .flatMap((row) => (row.vehicle_type ? [{ vehicle_type: row.vehicle_type, ...figuresOf(row) }] : [])),
    by_zone: grouped(GROUPED.zone)
      .toSorted(mostRevenueFirst)
      .map((row) => ({ zone: row.zone, name: zoneName(row.zone), ...figuresOf(row) })),
    by_payment: grouped(GROUPED.payment)
      .toSorted(mostRevenueFirst)
      .map((row) => ({ paid_by: row.paid_by, ...figuresOf(row), tips: toDollars(row.tip_cents) })),
  };
}

function totalsOf([all]: AnalyticsRow[]) {
  const [rides, cents, metres] = [all?.rides ?? 0, all?.fare_cents ?? 0, all?.distance_m ?? 0];
  return {
    rides,
    revenue: toDollars(cents),
    distance_km: metres / 1000,
    average_fare: toDollars(rides === 0 ? 0 : Math.round(cents / rides)),
  };
}

function trendOf(rows: AnalyticsRow[], labels: string[]) {
  const byLabel = new Map(rows.map((row) => [row.label, figuresOf(row)]));
  return {
    labels,
    rides: labels.map((label) => byLabel.get(label)?.rides ?? 0),
    revenue: labels.map((label) => byLabel.get(label)?.revenue ?? 0),
  };
}

async function withNames(db: Db, rows: AnalyticsRow[]): Promise<Analytics["by_driver"]> {
  const ids = rows.flatMap((row) => (row.driver_id === null ? [] : [row.driver_id]));
  const accounts = await selectDriverNames(db, ids);
  const names = new Map(accounts.map((row) => [row.id, fullName(row)]));
  return rows.flatMap((row) =>
    row.driver_id === null
      ? []
      : [{ id: row.driver_id, name: names.get(row.driver_id) ?? "", ...figuresOf(row) }],
  );
}

function topOf(drivers: Analytics["by_driver"]): Analytics["totals"]["top_driver"] {
  const [top] = drivers.toSorted((a, b) => b.rides - a.rides || b.revenue - a.revenue);
  return top ? { id: top.id, name: top.name, rides: top.rides } : null;
}

function figuresOf(row: AnalyticsRow) {
  return { rides: row.rides, revenue: toDollars(row.fare_cents) };
}

function mostRevenueFirst(a: AnalyticsRow, b: AnalyticsRow): number {
  return b.fare_cents - a.fare_cents || b.rides - a.rides;
}

function zoneName(zone: string | null): string {
  const names: Readonly<Record<string, string>> = ZONE_NAMES;
  return zone === null ? "By the kilometre" : (names[zone] ?? zone);
}
