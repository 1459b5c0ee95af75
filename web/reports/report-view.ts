import { curacaoDate, curacaoTime, instantOf } from "../../domain/curacao-time.ts";
import type { DriverReport } from "../../contract/reports/driver-report.ts";
import type { TrendStep } from "../../domain/reports/trend.ts";
import type { Formats } from "../language/formats.ts";
import type { PaymentStrings } from "../payments/strings/en.ts";
import type { ReportsStrings } from "./strings/en.ts";
import type { ChartPoint } from "./line-chart.tsx";
import { monthOf } from "../../domain/curacao-days.ts";
import { fromDollars } from "../../domain/money.ts";
import { toDollars } from "../../domain/dollars.ts";

/** The order of the spec. */
const TYPES = ["economy", "comfort", "xl", "cargo"] as const;

type Words = {
  readonly text: ReportsStrings;
  readonly payments: PaymentStrings;
  readonly formats: Formats;
  readonly vehicleTypes: Readonly<Record<string, string>>;
  /** Where a driver is, in the reader's language. */
  readonly whereabouts: (location: string) => string;
  /** Shown where a value is missing. */
  readonly notAvailable: string;
  readonly now: Date;
};

export type ReportView = ReturnType<typeof viewOf>;

/** A report as it is read: figures as words, trends as points, and the rows of its table. */
export function viewOf(
  { ride_statistics: figures, profile }: DriverReport,
  { text, payments, formats, vehicleTypes, whereabouts, notAvailable, now }: Words,
) {
  const { labels, data, step } = figures.earnings_trend;
  // Nobody has earned nothing yet on a day to come.
  const trend: ChartPoint[] = labels
    .map((label, index) => ({ label, value: data[index] ?? 0 }))
    .filter(({ label }) => !isToCome(label, step, now))
    .map(({ label, value }) => ({ label: trendLabel(label, step, formats), value }));
  const types: ChartPoint[] = TYPES.map((type) => ({
    label: vehicleTypes[type] ?? type,
    value: figures.ride_types_breakdown[type],
  }));
  const metrics = [
    [text.totalTrips, formats.number(figures.total_trips)],
    [text.totalEarnings, formats.usd(figures.total_earnings)],
    [text.totalDistance, formats.km(figures.total_distance)],
    [text.averageFare, formats.usd(figures.average_fare)],
    [text.completionRate, `${formats.decimals(figures.completion_rate, 1)}%`],
    [text.acceptanceRate, `${formats.decimals(figures.acceptance_rate, 1)}%`],
    ...workOf(figures, { text, payments, formats }),
  ] as const;
  const name = profile.name ?? profile.username;
  const profileRows = [
    [text.name, name],
    [text.licenseNumber, profile.license_number],
    [text.vehicleType, vehicleTypes[profile.vehicle_type]],
    [text.approvalDate, profile.approval_date && dayText(profile.approval_date, formats)],
    [text.currentLocation, profile.current_location && whereabouts(profile.current_location)],
  ] as const;
  const paid = paymentsOf(figures.payments ?? [], { text, payments });
  const most = trend.reduce<ChartPoint | null>((a, b) => (a === null || b.value > a.value ? b : a), null);
  return {
    metrics,
    trend,
    types,
    earned: trend.some((point) => point.value > 0),
    summary: most === null ? "" : text.most(formats.usd(most.value), most.label),
    trendRows: trend.map(({ label, value }) => [label, formats.usd(value)] as const),
    typeRows: types.map(({ label, value }) => [label, formats.number(value)] as const),
    payments: {
      heads: paid.heads,
      rows: paid.rows.map(([name, rides, ...amounts]) => [
        name,
        formats.number(rides),
        ...amounts.map(formats.usd),
      ]),
    },
    profile: profileRows.map(([name, value]) => [name, value || notAvailable] as const),
    csv: [
      [text.name, name],
      [text.totalTrips, figures.total_trips],
      [text.totalEarnings, figures.total_earnings],
      [text.totalDistance, figures.total_distance],
      [text.averageFare, figures.average_fare],
      [text.completionRate, figures.completion_rate],
      [text.acceptanceRate, figures.acceptance_rate],
      ...(figures.driven_minutes === undefined ? [] : [[text.drivenMinutes, figures.driven_minutes]]),
      [],
      [text.when, text.earnings],
      ...figures.earnings_trend.labels.map((label, index) => [
        label,
        figures.earnings_trend.data[index] ?? 0,
      ]),
      [],
      [text.type, text.trips],
      ...types.map(({ label, value }) => [label, value]),
      [],
      paid.heads,
      ...paid.rows,
    ] as readonly (readonly (string | number)[])[],
  };
}

type Paid = NonNullable<DriverReport["ride_statistics"]["payments"]>;

/** How the rides were paid, way by way, and all together; what was paid by link has a column where something was. */
function paymentsOf(paid: Paid, { text, payments }: Pick<Words, "text" | "payments">) {
  const ways = paid.filter(({ rides }) => rides > 0);
  const isByLink = ways.some(({ by_link }) => by_link !== undefined);
  const rowOf = (name: string, of: Paid) => {
    const sum = (amount: (one: Paid[number]) => number) =>
      toDollars(of.reduce((cents, one) => cents + fromDollars(amount(one)), 0));
    const fares = sum((one) => one.fares);
    const byLink = sum((one) => one.by_link ?? 0);
    const rides = of.reduce((all, one) => all + one.rides, 0);
    return [name, rides, fares, ...(isByLink ? [byLink] : []), sum((one) => one.tips)] as const;
  };
  return {
    heads: [
      payments.paid,
      text.trips,
      text.earnings,
      ...(isByLink ? [payments.ofItByLink] : []),
      payments.tips,
    ],
    rows: [
      ...ways.map((one) =>
        rowOf(one.paid_by === null ? payments.notRecorded : payments.paidBy[one.paid_by], [one]),
      ),
      ...(ways.length > 1 ? [rowOf(payments.all, ways)] : []),
    ],
  };
}

/** Tips, and the time that the rides took with what an hour of it brought, where they are known. */
function workOf(
  { payments: paid, driven_minutes: minutes, total_earnings }: DriverReport["ride_statistics"],
  { text, payments, formats }: Pick<Words, "text" | "payments" | "formats">,
): readonly (readonly [string, string])[] {
  const tips = paid?.reduce((sum, each) => sum + each.tips, 0);
  return [
    ...(tips === undefined ? [] : [[payments.tips, formats.usd(tips)] as const]),
    ...(minutes === undefined
      ? []
      : [[text.hoursDriven, text.hours(Math.floor(minutes / 60), minutes % 60)] as const]),
    ...(minutes ? [[text.perHour, formats.usd((total_earnings * 60) / minutes)] as const] : []),
  ];
}

/** Whether a point of a trend lies after now; hours are those of today. */
function isToCome(label: string, step: TrendStep, now: Date): boolean {
  const present = {
    hour: curacaoTime(now).slice(0, 5),
    day: curacaoDate(now),
    month: monthOf(curacaoDate(now)),
  };
  return label > present[step];
}

/** A day of the calendar as it is written here. */
function dayText(day: string, formats: Formats): string {
  return formats.date(instantOf(day, "12:00:00"));
}

/** The days of a report from the first to the last; one day alone is said once. */
export function daysText(
  { first, last }: { readonly first: string; readonly last: string },
  text: ReportsStrings,
  formats: Formats,
): string {
  return first === last
    ? dayText(first, formats)
    : text.days(dayText(first, formats), dayText(last, formats));
}

/** A point of a trend as it is read. Noon keeps a day the same day for every reader. */
export function trendLabel(label: string, step: TrendStep, formats: Formats): string {
  if (step === "hour") return label;
  if (step === "month") return formats.shortMonth(instantOf(`${label}-01`, "12:00:00"));
  return formats.shortDate(instantOf(label, "12:00:00"));
}
