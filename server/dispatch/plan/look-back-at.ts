import type { Point } from "../../../domain/places/place-points.ts";
import { ANYWHERE } from "../../planning/look-back.ts";
import type { PlanCar, PlanRide } from "../../planning/plan-problem.ts";
import { dayClock } from "./day-clock.ts";
import type { DayPlanner } from "./day-planner.ts";
import type { PlanPlaces } from "./plan-places.ts";
import { BOARD_MINUTES, PATIENCE_MINUTES } from "./ride-of.ts";

/** A day that is over, as far as it is known; places that nobody knows are null. */
export type DrivenDay = {
  /** A moment of the day. */
  readonly start: Date;
  readonly cars: readonly { readonly id: number; readonly from: Date }[];
  readonly rides: readonly {
    readonly id: number;
    readonly promisedAt: Date;
    readonly minutes: number;
    readonly pickup: Point | null;
    readonly dropoff: Point | null;
    readonly onTime: boolean;
  }[];
  /** The ways from each ride's end to the next one's pickup. */
  readonly ways: readonly { readonly from: Point | null; readonly to: Point | null; readonly at: Date }[];
};

export type DayInHindsight = {
  /** The rides that are on time in a best day; null where there were too many to say. */
  readonly possible: ReadonlySet<number> | null;
  /** How long each way was by road; null where the map doesn't know an end of it. */
  readonly waysKm: readonly (number | null)[];
};

/** Of more rides the best day takes more memory than a server should give for a report. */
const MOST_RIDES = 1_500;

/** Looks back at a day: how it could have been, and how far its cars drove without anybody. */
export async function lookBackAt(planner: DayPlanner, driven: DrivenDay): Promise<DayInHindsight> {
  const clock = dayClock(driven.start);
  const places = planner.places();
  const ways = driven.ways.map(({ from, to, at }) => {
    const [begin, end] = [numberOf(places, from), numberOf(places, to)];
    return begin === ANYWHERE || end === ANYWHERE
      ? null
      : { from: begin, to: end, minute: clock.minuteOf(at) };
  });
  const judged = driven.rides.length <= MOST_RIDES;
  const rides = judged
    ? driven.rides.map(({ id, promisedAt, minutes, pickup, dropoff }) => ({
        ...ANY_RIDE,
        id,
        pickup: clock.minuteOf(promisedAt),
        takes: minutes + BOARD_MINUTES,
        from: numberOf(places, pickup),
        to: numberOf(places, dropoff),
      }))
    : [];
  const cars = driven.cars.map(({ id, from }) => ({ ...ANY_CAR, id, from: clock.minuteOf(from) }));
  const seen = await planner.lookBack({
    origin: clock.origin,
    past: {
      problem: { now: 0, cars, rides },
      onTime: driven.rides.flatMap(({ id, onTime }) => (onTime ? [id] : [])),
      ways: ways.filter((way) => way !== null),
    },
  });
  const km = [...seen.waysKm];
  return {
    possible: judged ? new Set(seen.possible) : null,
    waysKm: ways.map((way) => (way === null ? null : (km.shift() ?? null))),
  };
}

function numberOf(places: PlanPlaces, point: Point | null): number {
  return (point && places.numberOf(point)) ?? ANYWHERE;
}

/** The best day leaves out who fits where, and cars begin it wherever that is best. */
const ANY_CAR: Omit<PlanCar, "id" | "from"> = {
  at: ANYWHERE,
  until: Infinity,
  home: null,
  seats: 0,
  bags: 0,
  rank: 0,
  offers: [],
  breaks: [],
  paidMinutes: 0,
  reliance: 1,
};
const ANY_RIDE: Omit<PlanRide, "id" | "pickup" | "takes" | "from" | "to"> = {
  promised: true,
  waits: false,
  flex: 0,
  patience: PATIENCE_MINUTES,
  notBefore: null,
  km: 0,
  passengers: 0,
  bags: 0,
  rank: 0,
  needs: [],
  notBy: [],
  hand: null,
};
