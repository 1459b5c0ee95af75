import { expect, it } from "vitest";
import { describeFareLine, formatDateTime, formatDollars } from "./ride-words.ts";
import { NOTIFICATION_STRINGS } from "./strings/strings.ts";

const { en, nl, es, pap, de } = NOTIFICATION_STRINGS;
const JUST_AFTER_MIDNIGHT = new Date("2026-11-20T04:05:00Z");

it("writes times as the site does", () => {
  expect([en, nl, es, pap, de].map((strings) => formatDateTime(strings, JUST_AFTER_MIDNIGHT))).toEqual([
    "Friday, November 20, 2026, 12:05 AM",
    "vrijdag 20 november 2026, 0:05",
    "viernes 20 de noviembre de 2026, 12:05 a.m.",
    "djabièrnè 20 di novèmber 2026, 12:05 AM",
    "Freitag, 20. November 2026, 0:05 Uhr",
  ]);
});

it("writes amounts as the site does", () => {
  expect([en, nl, es, pap, de].map((strings) => formatDollars(strings, 123_450))).toEqual([
    "$1,234.50",
    "$1.234,50",
    "$1,234.50",
    "$1.234,50",
    "$1.234,50",
  ]);
  expect([formatDollars(en, -19), formatDollars(nl, -19)]).toEqual(["-$0.19", "-$0,19"]);
});

it("names the cruise piers in the reader's language", () => {
  const line = { code: "airport_rate", zone: "cruise-piers", amount: 2_500 } as const;
  expect(describeFareLine(nl, { ...line, label: "" })).toContain("Cruiseterminals");
});

it("writes kilometers with one decimal, as the site does", () => {
  const line = { code: "distance", km: 19.79, amount: 2_500, label: "" } as const;
  expect(describeFareLine(en, line)).toBe("Distance, 19.8 km");
  expect(describeFareLine(de, line)).toBe("Strecke, 19,8 km");
});
