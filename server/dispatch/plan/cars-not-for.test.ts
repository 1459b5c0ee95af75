import { expect, it } from "vitest";
import { paperThatHoldsFrom } from "../../../domain/papers/papers.ts";
import { randomFrom } from "../../planning/engine/random.ts";
import { carsNotFor } from "./cars-not-for.ts";
import { dayClock } from "./day-clock.ts";

const NOW = new Date("2026-11-26T14:00:00Z");
const clock = dayClock(NOW);
const random = randomFrom(7);
const oneOf = <T>(...some: T[]): T => some[Math.floor(random() * some.length)] as T;
const NO_PAPERS = {
  license_expires_on: null,
  permit_expires_on: null,
  insurance_expires_on: null,
  inspection_expires_on: null,
  season_permit_ends_on: null,
};
const anyDay = () => oneOf(null, "2026-11-25", "2026-11-26", "2026-11-27");

const cars = Array.from({ length: 60 }, (_, id) => ({
  car: { id, from: oneOf(500, 600, 620, 2_000) },
  likely: random() < 0.3,
  awaited: random() < 0.2,
  driver: {
    papers: {
      days: { ...NO_PAPERS, license_expires_on: anyDay(), insurance_expires_on: anyDay() },
      overrideUntil: anyDay(),
    },
  },
}));
const rides = Array.from({ length: 60 }, () => {
  const pickup = 560 + Math.floor(random() * 1_700);
  const hand = random() < 0.3 ? ({ state: "told", car: Math.floor(random() * 60) } as const) : null;
  return { pickup, hand, at: clock.instantOf(pickup) };
});

it("leaves a ride out of the cars that a look at each of them would", () => {
  const notFor = carsNotFor(cars, { clock, now: NOW });
  for (const { pickup, hand, at } of rides) {
    const wrong = cars.filter(({ car, likely, awaited, driver }) => {
      const isSoon = pickup - 40 < clock.minuteOf(NOW);
      const isMissed = awaited ? hand?.car !== car.id && isSoon : likely && pickup < car.from;
      return isMissed || paperThatHoldsFrom(driver.papers, { rideDatetime: at, now: NOW }) !== null;
    });
    const found = new Set(notFor({ pickup, hand, at }));
    expect(found).toEqual(new Set(wrong.map(({ car }) => car.id)));
  }
});

it("gives rides for which it is the same cars one list", () => {
  const notFor = carsNotFor(cars, { clock, now: NOW });
  const [one, other] = [700, 710].map((pickup) =>
    notFor({ pickup, hand: null, at: clock.instantOf(pickup) }),
  );
  expect(one?.length).toBeGreaterThan(0);
  expect(other).toBe(one);
});
