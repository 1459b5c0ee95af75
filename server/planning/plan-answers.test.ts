import { expect, it } from "vitest";
import { mostOnTime } from "./most-on-time.ts";
import { planDay } from "./plan-day.ts";
import { planDifference } from "./plan-difference.ts";
import { ridesToTell } from "./rides-to-tell.ts";
import { CAR, RIDE, VAN } from "./testing/samples.ts";
import { gridTravel, randomProblem } from "./testing/random-problem.ts";
import { whyThisCar } from "./why-this-car.ts";

const TWO = { now: 0, cars: [CAR, { ...CAR, id: 3, at: 14 }], rides: [RIDE, { ...RIDE, id: 2, pickup: 90 }] };

it("says what a breakdown would change before it does", () => {
  const before = planDay(TWO, gridTravel);
  const without = { ...TWO, cars: TWO.cars.slice(1) };
  const after = planDay(without, gridTravel, { previous: before });
  expect(planDifference(before, after, without)).toEqual({
    shifted: [],
    moved: [
      { ride: 1, from: 1, to: 3, told: false },
      { ride: 2, from: 1, to: 3, told: false },
    ],
    gained: [],
    lost: [],
    emptyMinutes: 16,
    emptyKm: 8,
  });
});

it("says who is later, who is lost and who is gained", () => {
  const before = planDay(TWO, gridTravel);
  const closed = { ...TWO, rides: TWO.rides.map((ride) => ({ ...ride, notBefore: 95 })) };
  const after = planDay(closed, gridTravel, { previous: before });
  expect(planDifference(before, after, closed).shifted).toEqual([{ ride: 2, minutes: 5, late: 5 }]);
  expect(planDifference(before, after, closed)).toMatchObject({ lost: [1], gained: [] });
  expect(planDifference(after, before, closed)).toMatchObject({ lost: [], gained: [1] });
});

it("tells a driver of the next rides when they must soon be left for, and of no more than two", () => {
  const rides = [60, 75, 90].map((pickup, index) => ({ ...RIDE, id: index + 1, pickup }));
  const problem = { now: 0, cars: [CAR], rides };
  const plan = planDay(problem, gridTravel);
  const toldAt = (now: number) =>
    ridesToTell(plan, { ...problem, now }, { toldAhead: 20, toldRides: 2, graceMinutes: 5 }).map(
      ({ ride }) => ride,
    );
  expect([toldAt(39), toldAt(40), toldAt(59)]).toEqual([[], [1], [1, 2]]);
});

it("says why this driver: what each other would cost, or why they can't", () => {
  const cars = [
    ...TWO.cars,
    { ...VAN, offers: [] },
    { ...CAR, id: 4, from: 100 },
    { ...CAR, id: 5, seats: 1 },
  ];
  const problem = { ...TWO, cars, rides: [{ ...RIDE, passengers: 2, notBy: [2] }] };
  const plan = planDay(problem, gridTravel);
  expect(whyThisCar(1, { problem, plan, travel: gridTravel })).toMatchObject([
    { car: 1, isPlanned: true, not: null, pickup: 60, emptyMinutes: 0, cost: 0 },
    { car: 3, isPlanned: false, not: null, pickup: 60, emptyMinutes: 16 },
    { car: 2, not: "turned-down" },
    { car: 4, not: "no-time" },
    { car: 5, not: "does-not-fit" },
  ]);
});

it("bounds every plan from above", () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const problem = randomProblem({ seed, cars: 3, rides: 20 });
    const plan = planDay(problem, gridTravel, { effort: 100 });
    const onTime = plan.cars.flatMap(({ stops }) => stops).filter(({ late }) => late <= 5).length;
    expect(mostOnTime(problem, gridTravel, 5)).toBeGreaterThanOrEqual(onTime);
  }
});
