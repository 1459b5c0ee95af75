import { type VipRule, ridesToVip } from "../../domain/accounts/vip-level.ts";
import { can } from "../../domain/accounts/roles.ts";
import type { Db } from "../database/connect.ts";
import { type Caller, signedIn } from "../http/caller.ts";
import { countCompletedRides } from "./fares.queries.ts";
import type { PayingRider } from "./priced-trip.ts";

/** The rider who asks for a price of their own; guests have none, and dispatch asks for others. */
export function payingRider(caller: Caller): PayingRider | undefined {
  return can(caller.actor, "seeOwnBookings") ? { id: signedIn(caller).accountId } : undefined;
}

/** The discount of this rider on a trip: as it was booked, else as it is now. Their rides are counted only where it matters. */
export async function vipPercentFor(
  db: Db,
  { rider, vip }: { rider: PayingRider | undefined; vip: VipRule },
): Promise<number> {
  if (!rider) return 0;
  if (rider.vipPercent !== undefined) return rider.vipPercent;
  if (!vip.vip_on || rider.id === null) return 0;
  const completed = await countCompletedRides(db, { riderId: rider.id, most: vip.vip_from_rides });
  return ridesToVip(vip, completed) === 0 ? vip.vip_percent : 0;
}
