import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { DayQuality } from "../../../contract/reports/day-quality.ts";
import { getDayQualityEndpoint } from "../../../contract/reports/reports.endpoints.ts";
import type { Language } from "../../../domain/languages.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { keepSavedFiles } from "../../testing/saved-files.ts";
import { serverAnswers } from "../../testing/server.ts";
import "../../testing/other-languages.ts";
import { QualitySection } from "./quality-section.tsx";
import dutch from "./strings/nl.ts";
import text from "./strings/en.ts";

const COUNTS = { asked: 232, turned_away: 24, promises: 208, kept: 208, on_time: 207, time_unknown: 0 };
const DAY: DayQuality = {
  day: "2026-11-20",
  so_far: false,
  ...COUNTS,
  cancelled: 3,
  possible: 208,
  paid_km: 2_439.5,
  empty_km: 1_040.5,
  unknown_ways: 0,
  paid_minutes: 8_220,
  car_minutes: 13_410,
  drivers_driving: 25,
  drivers_without_shift: 2,
  told: 208,
  told_moved: 5,
  moved_why: [{ why: "keeps-promise", moves: 5 }],
  offered: 33,
  offers_taken: 14,
  hours: [
    { hour: 6, ...COUNTS, asked: 6, turned_away: 0, promises: 6, kept: 6, on_time: 6, possible: 6 },
    { hour: 17, ...COUNTS, asked: 25, turned_away: 9, promises: 16, kept: 16, on_time: 16, possible: null },
  ],
  drivers: [
    {
      driver_id: 7,
      name: "Dwight Rosaria",
      plate: "TX 0942",
      rides: 9,
      promises: 9,
      kept: 9,
      on_time: 8,
      time_unknown: 0,
      paid_km: 100,
      empty_km: 45,
      paid_minutes: 326,
      car_minutes: 543,
      on_a_shift: true,
      moved: 2,
    },
    {
      driver_id: 8,
      name: "Kevin Sluis",
      plate: "TX 1244",
      rides: 0,
      promises: 0,
      kept: 0,
      on_time: 0,
      time_unknown: 0,
      paid_km: 0,
      empty_km: null,
      paid_minutes: 0,
      car_minutes: 480,
      on_a_shift: true,
      moved: 0,
    },
  ],
  before: {
    days: 30,
    promises_kept: { low: 97.1, middle: 98.9, high: 99.8 },
    on_time: { low: 80, middle: 86, high: 91 },
    paid_share: null,
    moved_of_100: null,
  },
};

function quality(facts: Partial<DayQuality> = {}, language?: Language) {
  const asked = serverAnswers(getDayQualityEndpoint, () => ({ ...DAY, ...facts }));
  const page = (
    <PageAt path="/admin/quality?day=2026-11-20">
      <QualitySection />
    </PageAt>
  );
  return { asked, ...renderPart(page, language) };
}

const figure = async (name: string) =>
  (await screen.findByText(name, { selector: "dt" })).parentElement?.textContent;

test("says in one sentence how the day was, beside what was possible and who was turned away", async () => {
  const { asked } = quality();
  expect(
    await screen.findByText(
      "207 of 208 cars were there in time. At most 208 could have been. 24 requests were turned away.",
    ),
  ).toBeTruthy();
  expect(screen.getByRole("heading", { name: "How good was Friday?" })).toBeTruthy();
  expect(asked.map(({ query }) => query.get("day"))).toEqual(["2026-11-20"]);
});

test("each figure says of what it is a share, what was possible and what is usual", async () => {
  quality();
  expect(await figure(text.kept)).toBe(
    "Promises kept99.5 %207 of 208 within 5 minutes208 of 208 at all97.1 to 99.8 % in the 30 days before",
  );
  expect(await figure(text.onTime)).toContain("89.2 %207 of 23289.7 % was possible");
  expect(await figure(text.empty)).toContain("29.9 %of 3,480 km");
  expect(await figure(text.paid)).toContain("61.3 %137.0 of 223.5 h2 drivers without a shift");
  expect(await figure(text.moved)).toContain("52.4 of 100 rides told5 to keep a promise");
  expect(await figure(text.otherTimes)).toContain("14 of 33");
});

test("what isn't known is said to be unknown", async () => {
  quality({
    ...COUNTS,
    asked: 0,
    turned_away: 0,
    promises: 0,
    kept: 0,
    on_time: 0,
    possible: null,
    empty_km: null,
    car_minutes: null,
    told: 0,
    told_moved: 0,
    offered: 0,
    offers_taken: 0,
    hours: [],
  });
  for (const name of [text.kept, text.onTime, text.empty, text.paid])
    expect(await figure(name)).toContain(text.notKnown);
  expect(await figure(text.moved)).toContain(text.noneTold);
  expect(await figure(text.otherTimes)).toContain(text.noneOffered);
  expect(screen.queryByRole("table", { name: text.byHour })).toBeNull();
});

test("the hours stand in a table for who can't see the columns", async () => {
  quality();
  const table = within(await screen.findByRole("table", { name: text.byHour }));
  expect(table.getByRole("row", { name: "6:00 AM 6 6 6 0" })).toBeTruthy();
  expect(table.getByRole("row", { name: `5:00 PM 25 16 ${text.notKnown} 9` })).toBeTruthy();
});

test("each driver has a row, and one that nobody could reckon says so", async () => {
  quality();
  expect(
    await screen.findByRole("row", { name: "Dwight Rosaria TX 0942 9 8 of 9 31 % 60 % 326 2" }),
  ).toBeTruthy();
  expect(
    screen.getByRole("row", { name: `Kevin Sluis TX 1244 0 0 of 0 ${text.notKnown} 0 % 0 –` }),
  ).toBeTruthy();
});

test("an earlier day is one press away, and has an address", async () => {
  const { user, asked } = quality();
  await user.click(await screen.findByRole("button", { name: text.dayBefore }));
  expect(screen.getByLabelText("Address").textContent).toBe("/admin/quality?day=2026-11-19");
  expect(asked.map(({ query }) => query.get("day"))).toEqual(["2026-11-20", "2026-11-19"]);
});

test("the day is saved as a table, what isn't known left empty", async () => {
  const files = keepSavedFiles();
  const { user } = quality();
  await user.click(await screen.findByRole("button", { name: text.csv }));
  const lines = (await files[0]?.content.text())?.split("\r\n") ?? [];
  expect(files[0]?.name).toBe("quality-2026-11-20.csv");
  expect(lines).toContain("Empty km,1040.5");
  expect(lines).toContain("17:00,25,16,16,,9");
  expect(lines).toContain("Dwight Rosaria,TX 0942,9,9,8,326,543,100,45,2");
});

test("speaks the languages of the island", async () => {
  quality({}, "nl");
  expect(await screen.findByText(/207 van 208 auto's waren er op tijd/)).toBeTruthy();
  expect(await figure(dutch.empty)).toContain("29,9 %van 3.480 km");
});
