import { randomFrom } from "../engine/random.ts";
import type { Plan } from "../plan.ts";
import type { PlanCar, PlanProblem, PlanRide, Travel } from "../plan-problem.ts";

/** A town of 36 crossings, four minutes from one to the next. */
const SIDE = 6;
const STEP_MINUTES = 4;

export const gridTravel: Travel = (from, to) => {
  const blocks =
    Math.abs((from % SIDE) - (to % SIDE)) + Math.abs(Math.floor(from / SIDE) - Math.floor(to / SIDE));
  return { minutes: blocks * STEP_MINUTES, km: blocks * 2 };
};

export type Size = { readonly seed: number; readonly cars: number; readonly rides: number };

/** A morning in that town: cars of several sizes and more rides than they can all drive. The same for the same seed. */
export function randomProblem({ seed, cars, rides }: Size): PlanProblem {
  const random = randomFrom(seed);
  const upTo = (count: number) => Math.floor(random() * count);
  const place = () => upTo(SIDE * SIDE);
  return {
    now: 0,
    cars: Array.from({ length: cars }, (_, index): PlanCar => {
      const isVan = random() < 0.3;
      return {
        id: index + 1,
        from: upTo(60),
        at: place(),
        until: 200 + upTo(150),
        home: random() < 0.5 ? place() : null,
        seats: isVan ? 7 : 4,
        bags: isVan ? 6 : 2,
        rank: isVan ? 1 : 0,
        offers: random() < 0.2 ? ["wheelchair"] : [],
        breaks: random() < 0.2 ? [{ from: 100, until: 200, minutes: 30 }] : [],
        paidMinutes: 0,
        reliance: 1,
      };
    }),
    rides: Array.from({ length: rides }, (_, index): PlanRide => {
      const [from, to] = [place(), place()];
      const told = random() < 0.15 && cars > 0;
      const { minutes, km } = gridTravel(from, to, 0);
      return {
        id: index + 1,
        from,
        to,
        pickup: upTo(240),
        promised: told || random() < 0.5,
        waits: false,
        flex: upTo(3) * 15,
        patience: 20,
        notBefore: null,
        takes: minutes + 3,
        km,
        passengers: 1 + upTo(6),
        bags: upTo(3),
        rank: random() < 0.1 ? 1 : 0,
        needs: random() < 0.05 ? ["wheelchair"] : [],
        notBy: random() < 0.1 && cars > 0 ? [1 + upTo(cars)] : [],
        hand: told ? { state: random() < 0.3 ? "accepted" : "told", car: 1 + upTo(cars) } : null,
      };
    }),
  };
}

/** The problem after a plan was followed: told rides are told to whom the plan gives them. */
export function asFollowed(problem: PlanProblem, { cars }: Pick<Plan, "cars">): PlanProblem {
  const driver = new Map(cars.flatMap(({ car, stops }) => stops.map(({ ride }) => [ride, car] as const)));
  const rides = problem.rides.map((ride): PlanRide => {
    const car = driver.get(ride.id);
    return { ...ride, hand: ride.hand && car !== undefined ? { ...ride.hand, car } : null };
  });
  return { ...problem, rides };
}
