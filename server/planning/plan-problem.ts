/**
 * The question to the planner. It has no clock, no database and no map: whoever calls gathers the cars and rides, says what
 * time it is and passes driving times in. All times are minutes from one moment that the caller chooses (midnight of the
 * day, as a rule), so that a plan may run past midnight; parts of minutes are allowed. A place is a number that means
 * something to `Travel` alone.
 */
export type PlanProblem = {
  /** No car leaves before this minute. */
  readonly now: number;
  readonly cars: readonly PlanCar[];
  /** Every known ride that still needs a car to come: neither over, cancelled nor with the passenger aboard. */
  readonly rides: readonly PlanRide[];
};

/** The drive between two places, by road. */
export type Drive = { readonly minutes: number; readonly km: number };

/**
 * The one port of the planner: the drive from one place to another for a car that leaves or is due about `minute`.
 * It is asked hundreds of thousands of times for one plan, so it must answer from memory, with the same object each time.
 * From a place to itself it answers 0.
 */
export type Travel = (from: number, to: number, minute: number) => Drive;

/** A car with its driver for one shift. A driver with two shifts is two of these. */
export type PlanCar = {
  readonly id: number;
  /** When and where it is free next: the start of the shift, or the end of the ride with a passenger aboard now. */
  readonly from: number;
  readonly at: number;
  /** The end of the shift. The last passenger may be set down `overrunMinutes` (settings) later. */
  readonly until: number;
  /** Where the driver lives; null when nobody has said. */
  readonly home: number | null;
  readonly seats: number;
  readonly bags: number;
  /** The class of the car, the lowest first (its place in VEHICLE_TYPES). */
  readonly rank: number;
  /** Its equipment and the like beyond seats: "wheelchair", "child-seat", a language. */
  readonly offers: readonly string[];
  readonly breaks: readonly PlanBreak[];
  /** Minutes with a passenger aboard that the driver was paid for today, for fairness. */
  readonly paidMinutes: number;
  /** How surely its driver takes a ride that they are asked to take, from 0 to 1 (`relianceOf`). */
  readonly reliance: number;
};

/** A break of `minutes` that begins at `from` at the earliest and is over at `until` at the latest. */
export type PlanBreak = { readonly from: number; readonly until: number; readonly minutes: number };

export type PlanRide = {
  readonly id: number;
  readonly from: number;
  readonly to: number;
  /** The promised time; while nothing is promised, the time that was asked for. */
  readonly pickup: number;
  /** Somebody was told that a car will be there at `pickup`. */
  readonly promised: boolean;
  /** Taken though no car could be promised: nobody else is made late for it, and it is driven late rather than left. */
  readonly waits: boolean;
  /** How many minutes sooner or later than `pickup` a promise may be, while there is none. */
  readonly flex: number;
  /** How many minutes after the promised time the passenger still waits. */
  readonly patience: number;
  /** No pickup before this minute, whatever was promised: a closed pier, a flight that lands late. Null as a rule. */
  readonly notBefore: number | null;
  /** From the pickup until the car is free again: getting in, the drive with its stops, getting out and paying. */
  readonly takes: number;
  /** The kilometres with the passenger aboard. */
  readonly km: number;
  readonly passengers: number;
  readonly bags: number;
  /** The lowest class of car that was asked and paid for; 0 takes any. */
  readonly rank: number;
  /** The equipment and the like that the car must offer. */
  readonly needs: readonly string[];
  /** Cars that must not be given it: their drivers turned it down, and nothing about it has changed since. */
  readonly notBy: readonly number[];
  /** Cars whose drivers the passenger likes to be driven by: preferred, and never at the cost of anybody's time. Missing: none. */
  readonly likedCars?: readonly number[];
  /** The driver who knows of it: null is a pencil line that may change every minute. */
  readonly hand: Hand | null;
};

/**
 * Told: offered or assigned, moved only for a reason, which the plan names. Accepted: the driver said yes or is under way;
 * it stays with the car for as long as the car is in the problem. Those of a car are driven in the order of their pickups.
 */
export type Hand = { readonly state: "told" | "accepted"; readonly car: number };
