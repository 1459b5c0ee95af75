import * as fc from "fast-check";
import { expect, it } from "vitest";
import { planDay } from "./plan-day.ts";
import { PromiseDesk, type TakenSince } from "./promise-desk.ts";
import { CAR, RIDE } from "./testing/samples.ts";
import { gridTravel, randomProblem } from "./testing/random-problem.ts";

const STOP = {
  ride: 99,
  leave: 0,
  arrive: 0,
  pickup: 0,
  end: 0,
  promise: 0,
  late: 0,
  slack: 0,
  emptyMinutes: 0,
  emptyKm: 0,
};
const ONE_RIDE = { now: 0, cars: [CAR], rides: [{ ...RIDE, pickup: 100, takes: 60 }] };

function askAt(pickup: number, { gone = [], taken = [] }: { gone?: number[]; taken?: TakenSince[] }) {
  const plan = planDay(ONE_RIDE, gridTravel, { effort: 30 });
  const asPlanned = new PromiseDesk({ problem: ONE_RIDE, plan, travel: gridTravel }).without(new Set(gone));
  const desk = taken.reduce((now, one) => now.taking(one), asPlanned);
  return desk.answer({ ...RIDE, pickup, takes: 30 }).status;
}

it("gives the last car to the ride that came first, and no more", () => {
  const came = [{ id: 2, request: { ...RIDE, pickup: 250, takes: 30 } }];
  expect(askAt(260, {})).toBe("free");
  expect(askAt(260, { taken: came })).toBe("full");
  expect(askAt(400, { taken: came })).toBe("free");
});

it("has the car again of a ride that went", () => {
  expect(askAt(120, {})).toBe("full");
  expect(askAt(120, { gone: [1] })).toBe("free");
});

it("leaves out what was taken past capacity: another can't have less than nothing", () => {
  const past = [{ id: 2, request: { ...RIDE, pickup: 130, takes: 30 } }];
  expect(askAt(200, { taken: past })).toBe("free");
});

it("answers as a desk of a plan that has the ride, and lacks those that went", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 0, max: 239 }), (seed, pickup) => {
      const problem = randomProblem({ seed, cars: 4, rides: 10 });
      const plan = planDay(problem, gridTravel, { effort: 20 });
      const [first] = plan.cars.flatMap(({ stops }) => stops);
      const gone = new Set(first ? [first.ride] : []);
      const asPlanned = new PromiseDesk({ problem, plan, travel: gridTravel }).without(gone);
      const request = { ...RIDE, pickup, takes: 20, flex: 15 };
      const given = asPlanned.answer(request);
      // What is held back isn't given, though a ride that has come holds it.
      if (given.car === null || given.pickup === null) return;
      const began = given.pickup;
      const stop = { ...STOP, leave: began - driveTo(given.car, began), pickup: began, end: began + 20 };
      const cars = plan.cars.map((car) => ({
        ...car,
        stops: [
          ...car.stops.filter(({ ride }) => !gone.has(ride)),
          ...(car.car === given.car ? [stop] : []),
        ].toSorted((one, other) => one.pickup - other.pickup),
      }));
      const rides = [...problem.rides, { ...RIDE, id: STOP.ride }];
      const anew = new PromiseDesk({
        problem: { ...problem, rides },
        plan: { ...plan, cars },
        travel: gridTravel,
      });
      const later = { ...RIDE, pickup: pickup + 10, takes: 15 };
      expect(asPlanned.taking({ id: STOP.ride, request }).answer(later)).toEqual(anew.answer(later));

      function driveTo(car: number, at: number): number {
        const facts = problem.cars.find(({ id }) => id === car);
        const before = plan.cars
          .find((one) => one.car === car)
          ?.stops.filter(({ ride, end }) => !gone.has(ride) && end <= at)
          .at(-1);
        const place = problem.rides.find(({ id }) => id === before?.ride)?.to ?? facts?.at ?? 0;
        return gridTravel(place, RIDE.from, at).minutes;
      }
    }),
    { numRuns: 80 },
  );
});
