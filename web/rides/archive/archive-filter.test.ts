import { expect, test } from "vitest";
import {
  addressOf,
  addressOfView,
  type ArchiveChoice,
  archiveQueryOf,
  choiceOf,
  cleared,
  daysOf,
  figuresQueryOf,
  filtersIn,
  isFiltered,
  pageNumbers,
  sortOf,
  SPANS,
  spanOf,
  viewQueryOf,
} from "./archive-filter.ts";

const CHOICE: ArchiveChoice = {
  q: "jan thiel",
  from: "2026-11-01",
  until: "2026-11-30",
  driver: "7",
  type: "xl",
  zone: "jan-thiel",
  status: "NoShow",
  sort: "-calculated_fare",
  page: 3,
  view: "revenue",
};

test("keeps a filter and its order through the address and back", () => {
  expect(choiceOf(new URLSearchParams(addressOf(CHOICE)))).toEqual(CHOICE);
});

test("leaves out what an address says that is not a filter", () => {
  const choice = choiceOf(
    new URLSearchParams(
      "from=yesterday&until=2026-02-30&driver=x&type=boat&zone=moon&status=Pending&sort=password&page=-1",
    ),
  );
  expect(addressOf(choice)).toEqual({});
  expect(archiveQueryOf(choice)).toEqual({});
  expect(isFiltered(choice)).toBe(false);
});

test("asks the archive and the reports for the same rides, each in its own words", () => {
  const shared = { q: "jan thiel", start_date: "2026-11-01", driver_id: 7, zone: "jan-thiel" };
  expect(archiveQueryOf(CHOICE)).toEqual({
    ...shared,
    end_date: "2026-12-01",
    type: "xl",
    status: "NoShow",
    sort: "-calculated_fare",
  });
  // A report leaves its last day out.
  expect(figuresQueryOf(CHOICE)).toEqual({ ...shared, end_date: "2026-12-01", vehicle_type: "xl" });
});

test("clears what narrows the history and keeps its order and view", () => {
  expect(isFiltered(CHOICE)).toBe(true);
  expect(addressOf(cleared(CHOICE))).toEqual({ sort: "-calculated_fare", view: "revenue" });
  expect(sortOf("-calculated_fare")).toEqual({ column: "calculated_fare", direction: "descending" });
});

test("knows the days that are asked for most, each up to today, and which of them is chosen", () => {
  // A Wednesday.
  const today = "2026-11-18";
  expect(SPANS.map((span) => daysOf(span, today))).toEqual([
    { from: "", until: "" },
    { from: today, until: today },
    { from: "2026-11-15", until: today },
    { from: "2026-11-01", until: today },
  ]);
  for (const span of SPANS) expect(spanOf({ ...CHOICE, ...daysOf(span, today) }, today)).toBe(span);
  expect(spanOf(CHOICE, today)).toBeNull();
});

test("counts what narrows the history, its two days as one", () => {
  expect(filtersIn(CHOICE)).toBe(6);
  expect(filtersIn({ ...CHOICE, from: "", q: "" })).toBe(5);
  expect(filtersIn(cleared(CHOICE))).toBe(0);
});

test("shows the first page, the last and those around the present one", () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
});

test("a kept view has days up to today that move along, and other days as they are", () => {
  const ofMonth = { ...CHOICE, ...daysOf("month", "2026-11-20"), page: 3 };
  const kept = viewQueryOf(ofMonth, "2026-11-20");
  expect(new URLSearchParams(kept).get("span")).toBe("month");
  expect(kept).not.toContain("2026");
  const later = choiceOf(new URLSearchParams(addressOfView(kept, "2026-12-05")));
  expect(later).toEqual({ ...CHOICE, ...daysOf("month", "2026-12-05"), page: 1 });
  const fixed = { ...CHOICE, page: 1 };
  expect(
    choiceOf(new URLSearchParams(addressOfView(viewQueryOf(fixed, "2027-01-01"), "2027-02-01"))),
  ).toEqual(fixed);
});
