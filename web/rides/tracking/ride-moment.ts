import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { isOnTheRoad } from "../../../domain/rides/ride-states.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { isEarly } from "../is-early.ts";

/** Where a ride is for who rides: words, steps, live dot, map and cards all follow from it. */
export type RideMoment =
  | "held"
  | "deposit"
  | "toCome"
  | "finding"
  | "named"
  | "onTheWay"
  | "here"
  | "onBoard"
  | "arrived"
  | "cancelled"
  | "rejected"
  | "notMet";

/** The facts that its moment follows from. */
type Moving = Pick<
  TrackedRide,
  "status" | "ride_datetime" | "held" | "deposit" | "set_out_at" | "arrived_at"
>;

/** The moment of a ride now. */
export function momentOf(ride: Moving, now: Date): RideMoment {
  switch (ride.status) {
    case "Pending":
      if (ride.held) return ride.deposit ? "deposit" : "held";
      return isEarly(ride, now) ? "toCome" : "finding";
    case "Assigned":
    case "Accepted":
      if (ride.arrived_at !== null) return "here";
      return isOnTheRoad(ride) ? "onTheWay" : "named";
    case "PickedUp":
    case "InProgress":
      return "onBoard";
    case "Completed":
      return "arrived";
    case "Cancelled":
      return "cancelled";
    case "Rejected":
      return "rejected";
    case "NoShow":
      return "notMet";
  }
}

const LIVE: readonly RideMoment[] = ["finding", "onTheWay", "here", "onBoard"];
const ENDED_EARLY = ["cancelled", "rejected", "notMet"] as const satisfies RideMoment[];

/** Whether something moves or is asked for just now. */
export function isLive(moment: RideMoment): boolean {
  return LIVE.includes(moment);
}

/** The ride ended, and nobody was driven: there is nothing to pay. */
export function isNotDriven(moment: RideMoment): moment is (typeof ENDED_EARLY)[number] {
  return ENDED_EARLY.some((one) => one === moment);
}

/** The steps a passenger sees on the way, in order. */
const STAGES = ["booked", "driver", "onTheWay", "onBoard", "arrived"] as const;
export type RideStage = (typeof STAGES)[number] | "here" | (typeof ENDED_EARLY)[number];

export type StageOnTheWay = {
  readonly name: RideStage;
  /** `end` is where a ride ended that was not driven. */
  readonly state: "done" | "current" | "next" | "end";
};

const REACHED: Readonly<Record<Exclude<RideMoment, (typeof ENDED_EARLY)[number]>, number>> = {
  held: 0,
  deposit: 0,
  toCome: 0,
  finding: 1,
  named: 1,
  onTheWay: 2,
  here: 2,
  onBoard: 3,
  arrived: 5,
};

/** The steps of a ride at a moment; one that ended early shows how far it came. */
export function stagesAt(moment: RideMoment, hadDriver: boolean): readonly StageOnTheWay[] {
  if (isNotDriven(moment)) {
    const before = hadDriver ? (["booked", "driver"] as const) : (["booked"] as const);
    return [...before.map((name) => ({ name, state: "done" as const })), { name: moment, state: "end" }];
  }
  const reached = REACHED[moment];
  return STAGES.map((name, index) => ({
    name: name === "onTheWay" && moment === "here" ? "here" : name,
    state: index < reached ? "done" : index === reached ? "current" : "next",
  }));
}

/** How long before the pickup its minutes are counted. */
const COUNTED_MINUTES = 60;

/** Minutes until the car is where it is going next; before it has set out, until the pickup, once that is near. */
export function minutesToGo(ride: TrackedRide, now: Date): number | null {
  const moment = momentOf(ride, now);
  if (moment === "onTheWay" || moment === "onBoard") {
    return ride.estimated_arrival === null ? null : Math.max(0, minutesUntil(ride.estimated_arrival, now));
  }
  const pickup = pickupToCome(ride, moment);
  const minutes = pickup === null ? 0 : minutesUntil(pickup, now);
  return minutes > 0 && minutes <= COUNTED_MINUTES ? minutes : null;
}

/** When a car will be at the pickup before it has set out: never sooner than is promised, and by the plan where that is later. */
function pickupToCome({ expected, ride_datetime }: TrackedRide, moment: RideMoment): string | null {
  const planned = expected?.pickup_at ?? null;
  if (moment === "finding") return planned;
  if (moment !== "named") return null;
  return planned !== null && Date.parse(planned) > Date.parse(ride_datetime) ? planned : ride_datetime;
}

/** Whole minutes until a moment, less than none once it is over. */
export function minutesUntil(moment: string, now: Date): number {
  return Math.round((Date.parse(moment) - now.getTime()) / MINUTE_MS);
}

/** Whether the minutes are those of the car's drive, and not what is left to the promised time: nobody has seen the car before. */
export function isDriveKnown(ride: Pick<TrackedRide, "estimated_arrival" | "ride_datetime">): boolean {
  return ride.estimated_arrival !== null && ride.estimated_arrival !== ride.ride_datetime;
}
