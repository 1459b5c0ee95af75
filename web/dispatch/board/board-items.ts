import type { Board, BoardRide } from "../../../contract/dispatch/board.ts";
import type { PlanDifference, PlannedRide, PlanReason } from "../../../contract/dispatch/plan.ts";
import { PROMISED, isOneOf } from "../../../domain/rides/ride-states.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import type { Offer } from "../live/use-offers.ts";
import { lateBy } from "../live/use-plan.ts";
import { canBeGiven } from "../ride/can-be-given.ts";

/** A ride as the board draws it: where the plan expects it to be driven. */
export type BoardItem = {
  readonly ride: BoardRide;
  /** The driver whom the plan has for it though nobody was told; null where it has its driver, or has none at all. */
  readonly plannedFor: { readonly id: number; readonly name: string } | null;
  /** When its driver sets off to the pickup; null where nobody knows, or they have. */
  readonly leaveAt: string | null;
  readonly promisedAt: string;
  readonly pickupAt: string;
  readonly endsAt: string;
  /** Minutes after what was promised; 0 in time. */
  readonly lost: number;
  readonly reason: PlanReason | null;
  /** The move that is only supposed: it would come to this row, or leave it. */
  readonly supposed: "comes" | "goes" | null;
};

export type BoardItems = {
  /** Rides that nobody drives. */
  readonly waiting: readonly BoardItem[];
  readonly byDriver: ReadonlyMap<number, readonly BoardItem[]>;
};

type Moves = PlanDifference["moves"];

/** Every ride of a board in the row where it is driven, by its driver or by the plan, and what a change that is only supposed would move. */
export function itemsOf(
  rides: Board["rides"],
  byRide: ReadonlyMap<number, PlannedRide>,
  moves: Moves = [],
): BoardItems {
  const moving = new Map(moves.map((move) => [move.ride_id, move]));
  const waiting: BoardItem[] = [];
  const byDriver = new Map<number, BoardItem[]>();
  const put = (driverId: number | null, item: BoardItem) => {
    if (driverId === null) waiting.push(item);
    else byDriver.set(driverId, [...(byDriver.get(driverId) ?? []), item]);
  };
  for (const ride of rides) {
    const item = itemOf(ride, byRide.get(ride.id));
    const driverId = ride.driver_id ?? item.plannedFor?.id ?? null;
    const move = moving.get(ride.id);
    const moves = move !== undefined && move.to_driver_id !== driverId;
    put(driverId, moves ? { ...item, supposed: "goes" } : item);
    if (moves) put(move.to_driver_id, comingOf(item, move));
  }
  return { waiting, byDriver };
}

const NO_OFFERS: ReadonlyMap<number, Offer> = new Map();

/** The offers of the rides of one row: a row that has none isn't drawn anew when a ride of another is offered. */
export function offersOf(
  items: readonly BoardItem[] | undefined,
  offers: ReadonlyMap<number, Offer>,
): ReadonlyMap<number, Offer> {
  const own = [...offers.values()].filter(({ ride_id: id }) => items?.some(({ ride }) => ride.id === id));
  return own.length === 0 ? NO_OFFERS : new Map(own.map((offer) => [offer.ride_id, offer]));
}

function itemOf(ride: BoardRide, planned: PlannedRide | undefined): BoardItem {
  const item = {
    ride,
    plannedFor: null,
    leaveAt: null,
    promisedAt: ride.ride_datetime,
    pickupAt: ride.ride_datetime,
    endsAt: ride.ends_at,
    lost: 0,
    reason: null,
    supposed: null,
  };
  const { pickup_at: pickupAt, done_at: endsAt } = planned ?? {};
  if (!planned || !pickupAt || !endsAt) return { ...item, reason: planned?.reason ?? null };
  const timed = { ...item, leaveAt: planned.leave_at, pickupAt, endsAt, lost: lateBy(planned) };
  const { driver_id: id, driver_name: name } = planned;
  if (ride.driver_id !== null) {
    const isToCome = isOneOf(PROMISED, ride.status) && ride.arrived_at === null && ride.driver_id === id;
    return isToCome ? timed : item;
  }
  if (planned.state !== "planned" || id === null || name === null || !canBeGiven(ride)) return item;
  return { ...timed, plannedFor: { id, name } };
}

function comingOf(item: BoardItem, move: Moves[number]): BoardItem {
  const late = Math.max(0, move.minutes_late ?? 0) * MINUTE_MS;
  const pickup = Date.parse(item.promisedAt) + late;
  const lasts = Date.parse(item.endsAt) - Date.parse(item.pickupAt);
  return {
    ...item,
    plannedFor:
      move.to_driver_id === null ? null : { id: move.to_driver_id, name: move.to_driver_name ?? "" },
    leaveAt: null,
    pickupAt: new Date(pickup).toISOString(),
    endsAt: new Date(pickup + lasts).toISOString(),
    lost: lateBy(move),
    supposed: "comes",
  };
}
