import type { CannotTake, WayToPickup } from "../../../contract/dispatch/own-plan.ts";
import { planDay } from "../../planning/plan-day.ts";
import type { PlannedStop } from "../../planning/plan.ts";
import type { PlanRide, Travel } from "../../planning/plan-problem.ts";
import type { Judgement } from "../../rides/assigning/judge-giving.ts";
import { knownPosition } from "../estimate-drives.ts";
import type { SolvedDay } from "./day-planner.ts";
import type { DayCar } from "./read-day.ts";

/** A ride as it would be for a driver: the times, and why they can't take it. */
export type Taking = {
  /** Null where nobody can say. */
  readonly stop: PlannedStop | null;
  readonly toPickup: WayToPickup | null;
  readonly cannot: CannotTake | null;
};

/** A driver's rides in one of their shifts, driven in order, without any that nobody told them of. */
export type OwnDrive = {
  readonly car: DayCar;
  readonly rides: readonly PlanRide[];
  readonly stops: readonly PlannedStop[];
};

const NOTHING = {
  late_ride_id: null,
  late_reference: null,
  late_ride_at: null,
  minutes_late: null,
  shift_until: null,
} as const;

/** A drive with one ride more. */
type DriveWith = {
  readonly stop: PlannedStop;
  readonly toPickup: WayToPickup | null;
  /** The driver's rides that would be late, and wouldn't be without it. */
  readonly madeLate: readonly PlannedStop[];
};

/** Judges rides for one driver by a plan, whether they take them or are given them: what they have is driven first without, then with each. */
export class DriverJudge {
  readonly #solved: SolvedDay;
  readonly #travel: Travel;
  readonly #cars: readonly DayCar[];
  readonly #drives = new Map<number, OwnDrive>();

  constructor(solved: SolvedDay, travel: Travel, driverId: number) {
    this.#solved = solved;
    this.#travel = travel;
    this.#cars = [...solved.day.cars.values()].filter(({ driver }) => driver.id === driverId);
  }

  /** The shifts of the driver that are planned, the one that is on first; none where they aren't in the plan. */
  get cars(): readonly DayCar[] {
    return this.#cars;
  }

  /** The rides that the driver has in one of their shifts. */
  driveOf(car: DayCar): OwnDrive {
    const known = this.#drives.get(car.car.id);
    if (known) return known;
    const { rides } = this.#solved.day.problem;
    const own = rides.filter(({ hand }) => hand?.car === car.car.id);
    const drive = { car, rides: own, stops: this.#drive(car, own) };
    this.#drives.set(car.car.id, drive);
    return drive;
  }

  /** Judges a ride of the pool; null where the plan knows neither them nor the ride. */
  judge(ride: PlanRide): Taking | null {
    const [first] = this.#cars;
    if (!first || !this.#solved.day.rides.has(ride.id)) return null;
    const car = this.#shiftFor(ride);
    const unfit = unfitness(ride, first);
    const outside = { ...NOTHING, why: "outside_shift", shift_until: this.#endBefore(ride) } as const;
    if (car === null) return { stop: null, toPickup: null, cannot: unfit ?? outside };
    const driven = this.#driveWith(ride, car);
    if (!driven) return { stop: null, toPickup: null, cannot: unfit };
    const { stop, toPickup, madeLate } = driven;
    const isKnown = toPickup !== null;
    const cannot = unfit ?? this.#overrun(car, stop) ?? (isKnown ? this.#lateness(madeLate) : null);
    return { stop: isKnown ? stop : null, toPickup, cannot };
  }

  /** The effect on passengers of giving them a ride; null where nobody can say, since the plan or a place isn't known. */
  judgeGiving(ride: PlanRide): Judgement | null {
    const { day } = this.#solved;
    const car = this.#shiftFor(ride) ?? this.#cars[0];
    if (!car || day.rides.get(ride.id)?.pickup_lat === null) return null;
    const driven = this.#driveWith(ride, car);
    if (!driven || driven.toPickup === null) return null;
    const goneBy = Math.max(0, day.problem.now - ride.pickup);
    return {
      minutesLate: Math.round(Math.max(0, driven.stop.late - goneBy)),
      makesLate: driven.madeLate.map(({ ride: id, late }) => ({
        rideId: id,
        reference: day.rides.get(id)?.reference ?? "",
        minutes: Math.round(late),
      })),
    };
  }

  #driveWith(ride: PlanRide, car: DayCar): DriveWith | null {
    const own = this.driveOf(car);
    const others = own.rides.filter(({ id }) => id !== ride.id);
    const before = others.length === own.rides.length ? own.stops : this.#drive(car, others);
    const lateBefore = new Map(before.map((stop) => [stop.ride, stop.late]));
    const given: PlanRide = { ...ride, notBy: [], hand: { state: "accepted", car: car.car.id } };
    const stops = this.#drive(car, [...others, given]);
    const index = stops.findIndex((stop) => stop.ride === ride.id);
    const stop = stops[index];
    if (!stop) return null;
    const { graceMinutes } = this.#solved.settings;
    const madeLate = stops.filter(
      ({ ride: id, late }) => id !== ride.id && late > graceMinutes && late > (lateBefore.get(id) ?? 0) + 1,
    );
    return { stop, toPickup: this.wayTo(car, stops, index), madeLate };
  }

  /** The way to one of the stops; null where it begins at a place that nobody knows. */
  wayTo(car: DayCar, stops: readonly PlannedStop[], index: number): WayToPickup | null {
    const { day } = this.#solved;
    const stop = stops[index];
    const isFirstShift = car === this.#cars[0];
    const afterRide =
      index > 0 || (isFirstShift && day.aboard.some(({ driver_id }) => driver_id === car.driver.id));
    if (!stop || (!afterRide && (!isFirstShift || knownPosition(car.driver, day.now) === null))) return null;
    return {
      km: Math.round(stop.emptyKm * 10) / 10,
      minutes: Math.round(stop.emptyMinutes),
      from: afterRide ? "ride" : "here",
    };
  }

  #drive({ car }: DayCar, rides: readonly PlanRide[]): readonly PlannedStop[] {
    if (rides.length === 0) return [];
    const { day, settings } = this.#solved;
    const problem = { ...day.problem, cars: [car], rides };
    return planDay(problem, this.#travel, { settings, effort: 0 }).cars[0]?.stops ?? [];
  }

  /** The shift that a ride falls in; null where the driver's shifts are written down and it falls in none. */
  #shiftFor(ride: PlanRide): DayCar | null {
    const [first] = this.#cars;
    const isOn = first?.driver.onShift === true;
    const due = Math.max(ride.pickup, this.#solved.day.problem.now);
    const found = this.#cars.find(
      (one) => due < one.car.until && ((one === first && isOn) || one.car.from <= due),
    );
    if (found) return found;
    return this.#cars.some(({ written }) => written) ? null : (first ?? null);
  }

  #endBefore(ride: PlanRide): string | null {
    const ended = this.#cars.filter(({ car }) => car.until <= ride.pickup).at(-1);
    return ended ? this.#solved.day.clock.instantOf(ended.car.until).toISOString() : null;
  }

  #overrun({ car, written }: DayCar, stop: PlannedStop): CannotTake | null {
    const { day, settings } = this.#solved;
    if (!written || stop.end <= car.until + settings.overrunMinutes) return null;
    return { ...NOTHING, why: "outside_shift", shift_until: day.clock.instantOf(car.until).toISOString() };
  }

  #lateness([made]: readonly PlannedStop[]): CannotTake | null {
    const { day } = this.#solved;
    if (!made) return null;
    return {
      ...NOTHING,
      why: "makes_late",
      late_ride_id: made.ride,
      late_reference: day.rides.get(made.ride)?.reference ?? null,
      late_ride_at: day.rides.get(made.ride)?.ride_datetime.toISOString() ?? null,
      minutes_late: Math.round(made.late),
    };
  }
}

function unfitness(ride: PlanRide, { car }: DayCar): CannotTake | null {
  if (car.seats < ride.passengers || car.bags < ride.bags || car.rank < ride.rank)
    return { ...NOTHING, why: "car" };
  return ride.needs.every((need) => car.offers.includes(need)) ? null : { ...NOTHING, why: "needs" };
}
