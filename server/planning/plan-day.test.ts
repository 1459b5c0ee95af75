import * as fc from "fast-check";
import { expect, it } from "vitest";
import { planDay } from "./plan-day.ts";
import type { PlanProblem } from "./plan-problem.ts";
import { CAR, RIDE, VAN } from "./testing/samples.ts";
import { faultsOf } from "./testing/faults-of.ts";
import { asFollowed, gridTravel, randomProblem } from "./testing/random-problem.ts";

const RUNS = 60;
const problems = fc
  .record({ seed: fc.nat(), cars: fc.integer({ min: 0, max: 6 }), rides: fc.integer({ min: 0, max: 25 }) })
  .map(randomProblem);
const effort = 60;

it("has no car in two places, nobody in a car too small and no told ride moved without a reason", () => {
  fc.assert(
    fc.property(problems, (problem) => {
      expect(faultsOf(problem, planDay(problem, gridTravel, { effort }), gridTravel)).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

it("gives the same plan for the same seed", () => {
  fc.assert(
    fc.property(problems, fc.nat(), (problem, seed) => {
      const once = planDay(problem, gridTravel, { effort, seed });
      expect(planDay(problem, gridTravel, { effort, seed })).toEqual(once);
    }),
    { numRuns: RUNS },
  );
});

it("can be driven wherever it is stopped", () => {
  fc.assert(
    fc.property(problems, fc.nat({ max: 12 }), (problem, looks) => {
      let left = looks;
      const plan = planDay(problem, gridTravel, { effort: 200, stop: () => left-- <= 0 });
      expect(faultsOf(problem, plan, gridTravel)).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

it("is never worse for a car more, nor for planning again", () => {
  fc.assert(
    fc.property(problems, (before) => {
      const first = planDay(before, gridTravel, { effort });
      const problem = asFollowed(before, first);
      const plan = planDay(problem, gridTravel, { effort: 0, previous: first });
      expect(plan.cost).toBeLessThanOrEqual(first.cost + 1e-6);
      const again = planDay(problem, gridTravel, { effort, seed: 2, previous: plan });
      expect(again.cost).toBeLessThanOrEqual(plan.cost + 1e-6);
      const extra = randomProblem({ seed: problem.rides.length, cars: 1, rides: 0 }).cars.map((car) => ({
        ...car,
        id: 99,
        breaks: [],
      }));
      const more = { ...problem, cars: [...problem.cars, ...extra] };
      const better = planDay(more, gridTravel, { effort, previous: plan });
      expect(better.cost).toBeLessThanOrEqual(plan.cost + 1e-6);
    }),
    { numRuns: RUNS },
  );
});

function planOf(problem: Partial<PlanProblem>) {
  return planDay({ now: 0, cars: [CAR], rides: [RIDE], ...problem }, gridTravel);
}

it("keeps the van for the group that needs it", () => {
  const group = { ...RIDE, id: 2, passengers: 6 };
  const plan = planOf({ cars: [VAN, { ...CAR, at: 1 }], rides: [RIDE, group] });
  expect(plan.cars.map(({ car, stops }) => [car, stops.map(({ ride }) => ride)])).toEqual([
    [2, [2]],
    [1, [1]],
  ]);
});

it("prefers the driver whom the passenger likes where nobody is late for it, and nobody where they can't", () => {
  const near = { ...CAR, at: 0 };
  const liked = { ...CAR, id: 2, at: 1 };
  const driverOf = (likedCars: readonly number[], car = liked) =>
    planOf({ cars: [near, car], rides: [{ ...RIDE, likedCars }] }).cars.find(({ stops }) => stops.length > 0)
      ?.car;
  expect(driverOf([])).toBe(1);
  expect(driverOf([2])).toBe(2);
  // A driver on another shift is liked all the same, and the ride is driven by who is there.
  expect(driverOf([2], { ...liked, from: 200 })).toBe(1);
  expect(driverOf([99])).toBe(1);
});

it("says that the only van is busy, and until when", () => {
  const groups = [1, 2].map((id) => ({ ...RIDE, id, passengers: 6, takes: 120 }));
  const plan = planOf({ cars: [VAN, CAR], rides: groups });
  expect(plan.leftOver).toEqual([
    { ride: expect.any(Number), why: "fitting-cars-busy", couldCarry: 1, first: { car: 2, pickup: 184 } },
  ]);
});

it.each([
  ["nothing-fits", { passengers: 9 }],
  ["turned-down", { notBy: [1] }],
  ["off-shift", { pickup: 700 }],
  ["passenger-gone", { pickup: -60 }],
] as const)("says why a ride is left over: %s", (why, more) => {
  expect(planOf({ rides: [{ ...RIDE, ...more }] }).leftOver).toMatchObject([{ ride: 1, why }]);
});

it("drives an overdue ride late in the place of leaving it standing", () => {
  const busy = { ...RIDE, id: 2, takes: 60, hand: { state: "accepted", car: 1 } as const };
  const plan = planOf({ rides: [{ ...RIDE, pickup: 70, patience: 90 }, busy] });
  expect(plan.cars[0]?.stops).toMatchObject([{ ride: 2 }, { ride: 1, late: 54 }]);
});

it("makes nobody who was promised a car late for who was taken past capacity, and drives them after all", () => {
  const past = { ...RIDE, promised: false, waits: true, patience: 60 };
  const promised = { ...RIDE, id: 2, pickup: 64, takes: 60 };
  const plan = planOf({ rides: [past, promised] });
  expect(plan.cars[0]?.stops).toMatchObject([
    { ride: 2, late: 0 },
    { ride: 1, late: 68 },
  ]);
  expect(planOf({ rides: [{ ...past, waits: false }, promised] }).leftOver).toMatchObject([{ ride: 1 }]);
});

it("lets one promise be late rather than five", () => {
  const missed = { ...RIDE, pickup: 50, patience: 20, notBy: [] };
  const others = [1, 2, 3, 4, 5, 6].map((number) => ({ ...RIDE, id: 10 + number, pickup: 40 + 14 * number }));
  const accepted = others.map((ride) => ({ ...ride, hand: { state: "accepted", car: 1 } as const }));
  const plan = planOf({ now: 48, rides: [missed, ...accepted] });
  const late = plan.cars[0]?.stops.filter((stop) => stop.late > 5);
  expect(late?.map(({ ride }) => ride) ?? []).toEqual([]);
  expect(plan.leftOver).toMatchObject([{ ride: 1 }]);
});

it("rather gives a ride to who takes every ride, though it is further, than to who takes none", () => {
  const silent = { ...CAR, reliance: 0.1 };
  const plan = planOf({ cars: [silent, { ...CAR, id: 2, at: 14 }] });
  expect(plan.cars.map(({ stops }) => stops.length)).toEqual([0, 1]);
  expect(planOf({ cars: [silent] }).leftOver).toEqual([]);
});

it("leaves a told ride with its driver though another car is nearer", () => {
  const told = { ...RIDE, hand: { state: "told", car: 2 } as const };
  const plan = planOf({ cars: [CAR, { ...CAR, id: 2, at: 14 }], rides: [told] });
  expect(plan.cars[1]?.stops).toMatchObject([{ ride: 1 }]);
});

it("moves a told ride when its car breaks down, and says so", () => {
  const told = { ...RIDE, hand: { state: "told", car: 2 } as const };
  expect(planOf({ rides: [told] }).moved).toEqual([{ ride: 1, from: 2, to: 1, why: "car-out" }]);
});

it("moves a told ride so that another request can be served", () => {
  // The van was told of a ride that any car can do, and is asked for by a group at the same time.
  const told = { ...RIDE, hand: { state: "told", car: 2 } as const };
  const group = { ...RIDE, id: 2, passengers: 6, promised: false };
  const plan = planOf({ cars: [VAN, CAR], rides: [told, group] });
  expect(plan.moved).toEqual([{ ride: 1, from: 2, to: 1, why: "serves-more" }]);
  expect(plan.leftOver).toEqual([]);
});

it("gives the driver the break", () => {
  const car = { ...CAR, breaks: [{ from: 50, until: 100, minutes: 30 }] };
  const plan = planOf({ cars: [car] });
  expect(plan.cars[0]).toMatchObject({
    stops: [{ pickup: 60, end: 70 }],
    breaks: [{ from: 70, until: 100 }],
  });
});

it("lets what nobody can drive in time be late itself, and no ride that a driver has said yes to", () => {
  const accepted = {
    ...RIDE,
    pickup: 61,
    takes: 20,
    patience: 90,
    hand: { state: "accepted", car: 1 } as const,
  };
  const late = { ...RIDE, id: 2, pickup: 60, takes: 20, patience: 90 };
  const problem = { now: 30, cars: [CAR], rides: [accepted, late] };
  const inOrder = [
    { ride: 1, late: 0 },
    { ride: 2, late: expect.any(Number) },
  ];
  const plan = planOf(problem);
  expect(plan.cars[0]?.stops).toMatchObject(inOrder);
  // A plan that stood otherwise is mended.
  const cars = plan.cars.map((car) => ({
    ...car,
    stops: car.stops.toReversed().map((stop, at) => ({ ...stop, pickup: 60 + at })),
  }));
  expect(planDay(problem, gridTravel, { previous: { cars } }).cars[0]?.stops).toMatchObject(inOrder);
});
