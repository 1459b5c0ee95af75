import { can } from "../../domain/accounts/roles.ts";
import type { RideParty } from "../../domain/rides/ride-states.ts";
import type { Caller } from "../http/caller.ts";

type Owned = {
  status: string;
  held: boolean;
  rider_id: number | null;
  driver_id: number | null;
  partner_id: number | null;
};

/** The parties to a ride that a caller is. Rides a driver turned down are not known here: the pool's query leaves them out. */
export function partiesOf(ride: Owned, caller: Caller): RideParty[] {
  if (caller.actor === "guest") return [];
  // The system of a hotel has the codes of the rides on its account.
  if (caller.actor === "partner") return ride.partner_id === caller.partnerId ? ["code_holder"] : [];
  if (can(caller.actor, "administer")) return ["dispatcher", "office"];
  if (can(caller.actor, "dispatch")) return ["dispatcher"];
  if (can(caller.actor, "drive")) {
    if (ride.driver_id === caller.accountId) return ["its_driver"];
    return ride.status === "Pending" && !ride.held ? ["pool_driver"] : [];
  }
  return ride.rider_id === caller.accountId ? ["its_rider"] : [];
}
