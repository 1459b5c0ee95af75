import { can } from "../../contract/roles.ts";
import type { RideParty } from "../../contract/rides/ride-states.ts";
import type { Caller } from "../http/caller.ts";

type Owned = { status: string; held: boolean; rider_id: number | null; driver_id: number | null };

/** What a caller is to a ride. Rides a driver turned down are not known here: the pool's query leaves them out. */
export function partiesOf(ride: Owned, caller: Caller): RideParty[] {
  if (caller.actor === "guest") return [];
  if (can(caller.actor, "dispatch")) return ["dispatcher"];
  if (can(caller.actor, "drive")) {
    if (ride.driver_id === caller.accountId) return ["its_driver"];
    return ride.status === "Pending" && !ride.held ? ["pool_driver"] : [];
  }
  return ride.rider_id === caller.accountId ? ["its_rider"] : [];
}
