import type { CannotTake, OwnRequest } from "../../../contract/dispatch/own-plan.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import type { DriverDay } from "../day/driver-day.ts";
import { canAccept } from "../day/car-problem.ts";
import { paperAgainst } from "../day/open-requests.ts";

type Seen = Pick<DriverDay, "plan" | "own">;

/** A request as the plan sees it; null where it doesn't know it. */
export function requestOf({ plan }: Pick<DriverDay, "plan">, ride: Pick<Ride, "id">): OwnRequest | null {
  return plan?.requests.find(({ ride_id }) => ride_id === ride.id) ?? null;
}

/** Why a ride of the pool can't be taken; what the office gave can be. */
export function cannotTake(
  day: Pick<DriverDay, "plan">,
  ride: Pick<Ride, "id" | "status">,
): CannotTake | null {
  return ride.status === "Pending" ? (requestOf(day, ride)?.cannot ?? null) : null;
}

/** Whether Accept is shown: the server refuses the same. */
export function canTake(day: Seen, ride: Ride, now: Date): boolean {
  return (
    canAccept(day.own, ride) && paperAgainst(day.own, ride, now) === null && cannotTake(day, ride) === null
  );
}
