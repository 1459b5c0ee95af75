import * as fc from "fast-check";
import { expect, it } from "vitest";
import { planDay } from "./plan-day.ts";
import type { PlanProblem } from "./plan-problem.ts";
import type { PlanSettings } from "./plan-settings.ts";
import { PromiseDesk } from "./promise-desk.ts";
import { CAR, RIDE } from "./testing/samples.ts";
import { asFollowed, gridTravel, randomProblem } from "./testing/random-problem.ts";

function deskOf(problem: PlanProblem, settings: Partial<PlanSettings> = {}): PromiseDesk {
  const plan = planDay(problem, gridTravel, { effort: 30, settings });
  return new PromiseDesk({ problem, plan, travel: gridTravel, settings });
}

const BUSY = { now: 0, cars: [CAR], rides: [{ ...RIDE, pickup: 100, takes: 60 }] };

it.each([
  ["free", 200, 200],
  ["full", 120, null],
  ["full", 80, null],
] as const)("answers %s for %i", (status, pickup, promise) => {
  const answer = deskOf(BUSY).answer({ ...RIDE, pickup, takes: 30 });
  expect(answer).toMatchObject({ status, pickup: promise });
});

it("answers tight when anything that slips makes somebody late", () => {
  expect(deskOf(BUSY).answer({ ...RIDE, pickup: 83 })).toMatchObject({ status: "tight", pickup: 83 });
});

it("moves the time as far as the passenger lets it, and no further", () => {
  expect(deskOf(BUSY).answer({ ...RIDE, pickup: 150, flex: 30 })).toMatchObject({ pickup: 164 });
  expect(deskOf(BUSY).answer({ ...RIDE, pickup: 150, flex: 10 })).toMatchObject({ status: "full" });
});

it("names the nearest free times beside a full one, on quarters of an hour", () => {
  expect(deskOf(BUSY).answer({ ...RIDE, pickup: 130 }).otherTimes).toEqual([165, 180, 75]);
});

it("names times with little to spare within the hour before those hours away", () => {
  const rides = [
    { ...RIDE, pickup: 100, takes: 60 },
    { ...RIDE, id: 2, pickup: 182, takes: 90 },
  ];
  expect(deskOf({ ...BUSY, rides }).answer({ ...RIDE, pickup: 130 }).otherTimes).toEqual([165, 75]);
});

it("says full to nobody but those that no car can carry when all cars stand still", () => {
  const desk = deskOf({ ...BUSY, rides: [] });
  expect(desk.answer(RIDE)).toMatchObject({ status: "free", car: 1 });
  expect(desk.answer({ ...RIDE, passengers: 6 })).toMatchObject({ status: "full", otherTimes: [] });
});

it("keeps the reserve for who asks at once", () => {
  const cars = [CAR, { ...CAR, id: 2 }];
  const desk = deskOf({ now: 0, cars, rides: [RIDE] }, { reserve: [0, 0.5, 0, 0, 0, 0, 0, 0] });
  expect(desk.answer({ ...RIDE, pickup: 65 })).toMatchObject({ status: "full", otherTimes: [60, 75, 45] });
  expect(desk.answer({ ...RIDE, pickup: 58 })).toMatchObject({ status: "free" });
});

it("promises no more cars at once than drivers surely come", () => {
  const fleet = [1, 2, 3, 4, 5].map((id) => ({ ...CAR, id, reliance: 0.8 }));
  const rides = [1, 2, 3, 4].map((id) => ({ ...RIDE, id, pickup: 100, takes: 30 }));
  const status = (cars: typeof fleet) =>
    deskOf({ now: 0, cars, rides }).answer({ ...RIDE, pickup: 100 }).status;
  expect(status(fleet)).toBe("full");
  expect(status(fleet.map((car) => ({ ...car, reliance: 0.95 })))).toBe("free");
  const silent = deskOf({ now: 0, cars: [{ ...CAR, reliance: 0.1 }], rides: [] });
  expect(silent.answer(RIDE)).toMatchObject({ status: "full", otherTimes: [] });
});

it("promises nothing that the plan can't keep with all the rest", () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const before = randomProblem({ seed, cars: 4, rides: 14 });
      const plan = planDay(before, gridTravel, { effort: 30 });
      const problem = asFollowed(before, plan);
      const desk = new PromiseDesk({ problem, plan, travel: gridTravel });
      const request = { ...RIDE, id: 99, from: seed % 36, pickup: 30 + (seed % 200), flex: 15 };
      const { status, pickup } = desk.answer(request);
      // Where somebody is late already, a new plan may choose anew who that is.
      if (pickup === null || plan.cars.some(({ stops }) => stops.some(({ late }) => late > 5))) return;
      const rides = [...problem.rides, { ...request, pickup, promised: true }];
      const more = planDay({ ...problem, rides }, gridTravel, { effort: 0, previous: plan });
      const left = ({ leftOver }: typeof plan) => leftOver.map(({ ride }) => ride);
      expect(status).not.toBe("full");
      // One that had no car may find one, since the plan is made anew.
      expect(left(plan)).toEqual(expect.arrayContaining(left(more)));
    }),
    { numRuns: 60 },
  );
});
