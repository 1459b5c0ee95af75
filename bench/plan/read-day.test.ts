import { expect, it } from "vitest";
import { check } from "./check.ts";
import { readIsland } from "./day.ts";
import { playPlan } from "./play.ts";
import { boundOf } from "./policies.ts";
import { dayOf } from "./read-day.ts";
import { playTodaysRule } from "./todays-rule.ts";

const island = readIsland();
const CAR = { id: 1, from: 300, until: 900, at: 0 };
const RIDE = { id: 1, pickup: 400, from: 1, to: 2 };
const read = (given: object) => dayOf({ cars: [CAR], rides: [RIDE], ...given }, { name: "a day", island });

it("takes what a day leaves out for what most have", () => {
  expect(read({})).toEqual({
    name: "a day",
    cars: [{ ...CAR, kind: "economy", seats: 4, bags: 99, wheelchair: false, home: 0 }],
    rides: [
      {
        ...RIDE,
        known: -60,
        booked: true,
        passengers: 1,
        bags: 0,
        wheelchair: false,
        board: 2,
        patience: 15,
        flex: 0,
      },
    ],
    changes: [],
  });
});

it.each([
  [{ rides: [{ ...RIDE, to: 100_000 }] }, "Ride 1 begins or ends at a place that the island doesn't have"],
  [{ cars: [{ ...CAR, home: 100_000 }] }, "Car 1 is at or lives at a place that the island doesn't have"],
  [{ rides: [RIDE, RIDE] }, "There are two of ride 1"],
  [{ rides: [{ ...RIDE, pickup: "8:00" }] }, "The day can't be read: rides.0.pickup: expected number"],
  [{ cars: null }, "The day can't be read: cars: expected array"],
])("says in one sentence why %j can't be played", (given, sentence) => {
  expect(() => read(given)).toThrow(sentence);
});

it.each([
  [
    "past midnight",
    { cars: [{ ...CAR, from: 1_300, until: 1_900 }], rides: [{ ...RIDE, pickup: 1_500 }] },
    1,
  ],
  ["asked for after its time", { rides: [{ ...RIDE, known: 410, flex: 30, patience: 40 }] }, 1],
  ["before its car begins", { rides: [{ ...RIDE, pickup: 290, flex: 30 }] }, 1],
  ["with nobody to drive it", { cars: [] }, 0],
  ["on a day without rides", { rides: [] }, 0],
  [
    "changed and cancelled before",
    {
      changes: [
        { at: 200, ride: 1, pickup: 420 },
        { at: 250, ride: 1, cancelled: true },
      ],
    },
    0,
  ],
  [
    "whose change names nobody's ride",
    {
      changes: [
        { at: 100, ride: 9, cancelled: true },
        { at: 100, car: 9, out: true },
      ],
    },
    1,
  ],
])("plays a ride %s", (_, given, served) => {
  const day = read(given);
  const options = { effort: { first: 50, later: 50 }, turnsAway: true, clock: () => 0 };
  const verdict = check(day, island, playPlan(day, island, options));
  expect(verdict).toMatchObject({ wrong: [], served });
  expect(check(day, island, playTodaysRule(day, island, { batch: false })).wrong).toEqual([]);
  expect(boundOf(day, island)).toBeLessThanOrEqual(1);
});
