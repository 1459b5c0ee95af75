import { expect, it } from "vitest";
import type { DriverReport } from "../../contract/reports/driver-report.ts";
import { formatsFor } from "../language/formats.ts";
import payments from "../payments/strings/nl.ts";
import text from "./strings/nl.ts";
import { daysText, viewOf } from "./report-view.ts";

const REPORT: DriverReport = {
  ride_statistics: {
    total_trips: 0,
    total_earnings: 0,
    total_distance: 0,
    average_fare: 0,
    completion_rate: 0,
    acceptance_rate: 0,
    earnings_trend: { labels: [], data: [], step: "day" },
    ride_types_breakdown: { economy: 0, comfort: 0, xl: 0, cargo: 0 },
  },
  profile: {
    username: "ruben",
    license_number: "",
    vehicle_type: "xl",
    approval_date: null,
    current_location: null,
  },
};

const words = {
  text,
  payments,
  formats: formatsFor("nl"),
  vehicleTypes: { xl: "XL" },
  whereabouts: (location: string) => location.replace("near ", "bij "),
  notAvailable: "n.b.",
  now: new Date("2026-11-20T16:00:00Z"),
};

it("says of the driver what is known, and of what is missing that it is, in the reader's language", () => {
  const approved = { ...REPORT, profile: { ...REPORT.profile, approval_date: "2026-11-20" } };
  const seen = { ...REPORT, profile: { ...REPORT.profile, current_location: "near Punda" } };
  const values = (report: DriverReport) => viewOf(report, words).profile.map(([, value]) => value);
  expect(values(REPORT)).toEqual(["ruben", "n.b.", "XL", "n.b.", "n.b."]);
  expect(values(approved)).toEqual(["ruben", "n.b.", "XL", "20 november 2026", "n.b."]);
  expect(values(seen).at(-1)).toBe("bij Punda");
});

it("has the driver's name on the page and in the table to keep; of an older server the username", () => {
  const named = { ...REPORT, profile: { ...REPORT.profile, name: "Ruben Martina" } };
  const of = (report: DriverReport) => {
    const { profile, csv } = viewOf(report, words);
    return [profile[0], csv[0]];
  };
  expect(of(named)).toEqual([
    [text.name, "Ruben Martina"],
    [text.name, "Ruben Martina"],
  ]);
  expect(of(REPORT)).toEqual([
    [text.name, "ruben"],
    [text.name, "ruben"],
  ]);
});

it("says how the rides were paid, with the tips, on the page and in the table to keep", () => {
  const paid = [
    { paid_by: "cash_xcg" as const, rides: 2, fares: 52, tips: 3.5 },
    { paid_by: null, rides: 1, fares: 20, tips: 0 },
  ];
  const of = (rows: typeof paid) =>
    viewOf({ ...REPORT, ride_statistics: { ...REPORT.ride_statistics, payments: rows } }, words);
  expect(of(paid).payments.rows).toEqual([
    ["Contant, guldens", "2", "$52,00", "$3,50"],
    ["Niet genoteerd", "1", "$20,00", "$0,00"],
    ["Samen", "3", "$72,00", "$3,50"],
  ]);
  expect(of(paid.slice(1)).csv.slice(-1)).toEqual([["Niet genoteerd", 1, 20, 0]]);
});

it("says what of the fares was paid by link, in a column that adds up", () => {
  const paid = [
    { paid_by: "cash_usd" as const, rides: 2, fares: 60.1, by_link: 10.05, tips: 0.1 },
    { paid_by: "card" as const, rides: 1, fares: 34.2, by_link: 34.2, tips: 0.2 },
  ];
  const view = viewOf({ ...REPORT, ride_statistics: { ...REPORT.ride_statistics, payments: paid } }, words);
  expect(view.csv.slice(-4)).toEqual([
    [payments.paid, text.trips, text.earnings, "Waarvan via een link", "Fooien"],
    [payments.paidBy.cash_usd, 2, 60.1, 10.05, 0.1],
    [payments.paidBy.card, 1, 34.2, 34.2, 0.2],
    ["Samen", 3, 94.3, 44.25, 0.3],
  ]);
  expect(view.payments.rows.at(-1)).toEqual(["Samen", "3", "$94,30", "$44,25", "$0,30"]);
});

it("ends the line of the earnings today, and not at nothing on days to come", () => {
  const earnings_trend = {
    labels: ["2026-11-19", "2026-11-20", "2026-11-21"],
    data: [20, 30, 0],
    step: "day" as const,
  };
  const view = viewOf({ ...REPORT, ride_statistics: { ...REPORT.ride_statistics, earnings_trend } }, words);
  expect(view.trend.map(({ value }) => value)).toEqual([20, 30]);
});

it("says how long the rides took and what an hour of it brought, and the tips, where the server knows", () => {
  const figures = { ...REPORT.ride_statistics, total_earnings: 201.5, driven_minutes: 380 };
  const payments = [{ paid_by: "card" as const, rides: 8, fares: 201.5, tips: 11 }];
  const metrics = (ride_statistics: DriverReport["ride_statistics"]) =>
    viewOf({ ...REPORT, ride_statistics }, words).metrics.slice(6);
  expect(metrics({ ...figures, payments })).toEqual([
    ["Fooien", "$11,00"],
    [text.hoursDriven, "6 u 20 min"],
    [text.perHour, "$31,82"],
  ]);
  expect(metrics({ ...figures, driven_minutes: 0 })).toEqual([[text.hoursDriven, "0 min"]]);
  expect(metrics(REPORT.ride_statistics)).toEqual([]);
});

it("names a day alone once, and of several the first and the last", () => {
  const said = (first: string, last: string) => daysText({ first, last }, text, words.formats);
  expect(said("2026-11-20", "2026-11-20")).toBe("20 november 2026");
  expect(said("2026-11-01", "2026-11-30")).toBe("1 november 2026 t/m 30 november 2026");
});
