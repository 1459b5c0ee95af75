import type { Ride } from "../../../contract/rides/ride.ts";
import { StatusBadge } from "../../rides/status-badge.tsx";
import { isOnOffer, useOffers } from "../live/use-offers.ts";
import { OfferMark } from "./offer-mark.tsx";

/** A ride's status; a ride that is only on offer says to whom, and for how long. */
export function RideState({ ride }: { readonly ride: Pick<Ride, "id" | "status" | "driver_id"> }) {
  const offers = useOffers();
  const offer = offers.get(ride.id);
  if (offer !== undefined && isOnOffer(ride, offers)) return <OfferMark offer={offer} />;
  return <StatusBadge status={ride.status} />;
}
