import type { Ride } from "../../../contract/rides/ride.ts";
import { useStrings } from "../../language/language-context.ts";

/** On whose account a ride goes, with the guest's room; null where its passenger pays. */
export function useAccountText(): (ride: Pick<Ride, "partner">) => string | null {
  const { accountAndRoom } = useStrings("rides/booked");
  return ({ partner }) => {
    if (!partner) return null;
    return partner.room === null ? partner.name : accountAndRoom(partner.name, partner.room);
  };
}
