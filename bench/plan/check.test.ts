import { expect, it } from "vitest";
import { check } from "./check.ts";
import type { Day, DayRide, Island, Played } from "./day.ts";
import { readIsland } from "./day.ts";
import { makeDay } from "./make-day.ts";
import { playPlan } from "./play.ts";

/** Three places in a row, ten minutes and five kilometres from one to the next. */
const ISLAND: Island = {
  places: ["west", "middle", "east"].map((name) => ({ name, kind: "village", popularity: 1 })),
  km: [
    [0, 5, 10],
    [5, 0, 5],
    [10, 5, 0],
  ],
  min: [
    [0, 10, 20],
    [10, 0, 10],
    [20, 10, 0],
  ],
};
const CAR = {
  id: 1,
  kind: "economy",
  seats: 4,
  bags: 2,
  wheelchair: false,
  from: 60,
  until: 300,
  at: 0,
  home: 0,
};
const RIDE: DayRide = {
  id: 1,
  known: 0,
  booked: true,
  pickup: 100,
  from: 1,
  to: 2,
  passengers: 2,
  bags: 1,
  wheelchair: false,
  board: 2,
  patience: 15,
  flex: 10,
};
const DAY: Day = { name: "a day", cars: [CAR], rides: [RIDE, { ...RIDE, id: 2, pickup: 130 }], changes: [] };
const PLAYED: Played = {
  drives: [
    { car: 1, ride: 1, leave: 90, pickup: 100 },
    { car: 1, ride: 2, leave: 113, pickup: 137 },
  ],
  promises: [
    { ride: 1, pickup: 100 },
    { ride: 2, pickup: 130 },
  ],
  told: [
    { at: 60, ride: 1, car: 1 },
    { at: 90, ride: 2, car: 1 },
  ],
  planMs: [1, 2, 3],
};

it("counts what was on time, late and driven empty", () => {
  expect(check(DAY, ISLAND, PLAYED)).toEqual({
    wrong: [],
    asked: 2,
    served: 2,
    onTime: 1,
    promised: 2,
    keptInTime: 1,
    kept: 2,
    emptyShare: 0.5,
    toldMoved: 0,
    meanLate: 3.5,
    planMsP95: 3,
  });
});

const drive = (index: number, more: Partial<Played["drives"][number]>): Partial<Played> => ({
  drives: PLAYED.drives.map((one, place) => (place === index ? { ...one, ...more } : one)),
});

it.each<[string, Partial<Played>, Partial<Day>]>([
  ["leaves at 80 and is free at 113", drive(1, { leave: 80 }), {}],
  ["is there sooner than it can drive", drive(1, { leave: 130 }), {}],
  ["is there sooner than it can drive", drive(0, { leave: 95 }), {}],
  ["fetched 5 minutes before its time", drive(0, { pickup: 95, leave: 80 }), {}],
  ["the passenger of 2 had gone", drive(1, { pickup: 150 }), {}],
  ["was driven twice", drive(1, { ride: 1, pickup: 137 }), {}],
  ["was cancelled or never asked for", drive(1, { ride: 7 }), {}],
  ["was cancelled", {}, { changes: [{ at: 50, ride: 2, cancelled: true }] }],
  ["more than 10 from 170", {}, { changes: [{ at: 50, ride: 2, pickup: 170 }] }],
  ["was driven without a promise", { promises: PLAYED.promises.slice(0, 1) }, {}],
  ["has no car 9", drive(1, { car: 9 }), {}],
  ["leaves at 20", drive(0, { leave: 20 }), {}],
  ["leaves before anybody asked", {}, { rides: DAY.rides.map((ride) => ({ ...ride, known: 112 })) }],
  ["has no room", {}, { rides: DAY.rides.map((ride) => ({ ...ride, passengers: 5 })) }],
  ["has no room", {}, { rides: DAY.rides.map((ride) => ({ ...ride, bags: 3 })) }],
  ["takes no wheelchair", {}, { rides: DAY.rides.map((ride) => ({ ...ride, wheelchair: true })) }],
  ["more than an hour past 80", {}, { cars: [{ ...CAR, until: 80 }] }],
  ["leaves after it broke down", {}, { changes: [{ at: 100, car: 1, out: true }] }],
])("finds that it %s", (why, played, day) => {
  const { wrong } = check({ ...DAY, ...day }, ISLAND, { ...PLAYED, ...played });
  expect(wrong).toContainEqual(expect.stringContaining(why));
});

it("counts a promise that nobody kept, and a told ride that another car drove", () => {
  const told = [...PLAYED.told, { at: 95, ride: 2, car: 3 }];
  const verdict = check(DAY, ISLAND, { ...PLAYED, drives: PLAYED.drives.slice(0, 1), told });
  expect(verdict).toMatchObject({ promised: 2, kept: 1, keptInTime: 1, toldMoved: 50 });
});

it("finds nothing wrong with days that the planner plays, whatever breaks down", () => {
  const island = readIsland();
  for (const seed of [1, 2]) {
    const day = makeDay({ name: "small", cars: 10, rides: 60, seed, storm: true }, island);
    const played = playPlan(day, island, {
      effort: { first: 100, later: 20 },
      turnsAway: true,
      clock: () => 0,
    });
    const verdict = check(day, island, played);
    expect(verdict.wrong).toEqual([]);
    expect(verdict.served).toBeGreaterThan(20);
  }
});

it("plays nothing that depends on what is asked later", () => {
  const island = readIsland();
  const day = makeDay({ name: "small", cars: 6, rides: 50, seed: 3 }, island);
  const until = 800;
  const options = { effort: { first: 100, later: 20 }, turnsAway: true, clock: () => 0 };
  const whole = playPlan(day, island, options);
  const known = { ...day, rides: day.rides.filter((ride) => ride.known < until), changes: [] };
  const same = { ...day, changes: [] };
  const part = playPlan(known, island, options);
  const full = playPlan(same, island, options);
  const before = ({ drives }: Played) => drives.filter(({ leave }) => leave < until);
  expect(before(part)).toEqual(before(full));
  expect(whole.promises.length).toBeGreaterThan(0);
});
