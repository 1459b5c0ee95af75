import { can } from "../../domain/accounts/roles.ts";
import type { RideParty } from "../../domain/rides/ride-states.ts";
import type { Ride } from "../../contract/rides/ride.ts";
import type { Db, Trx } from "../database/connect.ts";
import { type Caller, accountOf } from "../http/caller.ts";
import { presentRide } from "./present-ride.ts";
import { partiesOf } from "./ride-parties.ts";
import { type DriverPast, findRide, findRideOfDriver, findRideWithRefusals } from "./ride-rows.queries.ts";

/** The ride as this caller may see it, or null where there is none that they may. */
export async function findVisibleRide(
  db: Db | Trx,
  { rideId, caller, now }: { rideId: number; caller: Caller; now: Date },
): Promise<Ride | null> {
  const driver = accountOf(caller);
  if (!driver || !can(driver.actor, "drive")) {
    const ride = await findRide(db, rideId);
    return ride && partiesOf(ride, caller).length > 0 ? presentRide(ride, caller, now) : null;
  }
  const found = await findRideOfDriver(db, { rideId, driverId: driver.accountId });
  if (!found) return null;
  const { ride, past } = found;
  const mayKnow = mayDriverKnow(partiesOf(ride, caller), past);
  return mayKnow ? presentRide(ride, caller, now) : null;
}

type Viewer = { caller: Caller; now: Date };

/** Reads a ride once for many viewers; what comes back shows it to each as they may see it, and what is alike as one object. */
export async function readRideForMany(db: Db, rideId: number): Promise<(viewer: Viewer) => Ride | null> {
  const found = await findRideWithRefusals(db, rideId);
  const shown = new Map<string, Ride>();
  return ({ caller, now }) => {
    if (!found || caller.actor === "guest" || caller.actor === "partner") return null;
    const { ride, refusedBy, hiddenFrom } = found;
    const parties = partiesOf(ride, caller);
    const { accountId } = caller;
    const past = { refused: refusedBy.has(accountId), hidden: hiddenFrom.has(accountId) };
    if (can(caller.actor, "drive") ? !mayDriverKnow(parties, past) : parties.length === 0) return null;
    // A ride is shown by what somebody is to it, and to who took the last step with the time to take it back.
    const view = `${caller.actor} ${parties.join()} ${ride.undo_by === accountId}`;
    const same = shown.get(view) ?? presentRide(ride, caller, now);
    shown.set(view, same);
    return same;
  };
}

/** A driver no longer knows of a ride once they turned it down or removed it from their lists. */
function mayDriverKnow(parties: readonly RideParty[], past: Pick<DriverPast, "refused" | "hidden">): boolean {
  if (parties.includes("its_driver")) return !past.hidden;
  return parties.length > 0 && !past.refused;
}
