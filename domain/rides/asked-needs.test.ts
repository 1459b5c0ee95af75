import { expect, it } from "vitest";
import { askedNeeds, changedNeeds, lastingNeeds } from "./asked-needs.ts";
import { NO_NEEDS, needsOf } from "./ride-needs.ts";

it("whoever says how old a child is has a seat for it, and whoever says that a wheelchair folds has one", () => {
  expect(needsOf({ child_ages: " 0, 4 ", wheelchair_folds: true })).toEqual({
    ...NO_NEEDS,
    child_seat: true,
    child_ages: "0, 4",
    wheelchair: true,
    wheelchair_folds: true,
  });
  expect(needsOf({ child_seat: true })).toEqual({ ...NO_NEEDS, child_seat: true });
});

it("a need is said once, by what says most of it", () => {
  const needs = needsOf({ child_ages: "4", wheelchair: true, notes: "At the gate" });
  expect(askedNeeds(needs)).toEqual([
    ["notes", "At the gate"],
    ["child_ages", "4"],
    ["wheelchair", null],
  ]);
});

it("a need that is taken away takes along what was said of it, and one that wasn't given stays", () => {
  const before = needsOf({ child_ages: "4", wheelchair_folds: true });
  expect(changedNeeds(before, { child_seat: false })).toEqual(needsOf({ wheelchair_folds: true }));
  expect(changedNeeds(before, { wheelchair: false })).toEqual(needsOf({ child_ages: "4" }));
  expect(changedNeeds(before, { child_ages: "0, 4" })).toEqual({ ...before, child_ages: "0, 4" });
  expect(changedNeeds(before, { wheelchair_folds: false })).toEqual({ ...before, wheelchair_folds: false });
});

it("what a passenger needs on every ride goes into the next, and what was for one doesn't", () => {
  const needs = needsOf({ child_ages: "4", notes: "At the gate", flight_number: "KL735" });
  expect({ ...NO_NEEDS, ...lastingNeeds(needs) }).toEqual(needsOf({ child_ages: "4" }));
});
