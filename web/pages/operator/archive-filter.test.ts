import { expect, test } from "vitest";
import { addressOf, archiveQueryOf, choiceOf, pageNumbers } from "./archive-filter.ts";

test("keeps a filter through the address and back", () => {
  const choice = { q: "jan thiel", from: "2026-11-01", until: "2026-11-20", driver: "7", page: 3 };
  expect(choiceOf(new URLSearchParams(addressOf(choice)))).toEqual(choice);
});

test("leaves out what an address says that is not a filter", () => {
  const choice = choiceOf(new URLSearchParams("from=yesterday&until=2026-02-30&driver=x&page=-1"));
  expect(choice).toEqual({ q: "", from: "", until: "", driver: "", page: 1 });
  expect(archiveQueryOf(choice)).toEqual({});
});

test("shows the first page, the last and those around the present one", () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
});
