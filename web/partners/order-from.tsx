import { useEffect, useEffectEvent } from "react";
import { CommonTrips } from "../booking/common-trips-strip.tsx";
import { tripsFrom } from "../booking/common-trips.ts";
import { type BookingFlow, useBookingFlow } from "../booking/use-booking-flow.ts";
import type { ChosenPlace } from "../places/chosen-place.ts";
import type { Known } from "./known-partner.tsx";

/** A booking on account that begins at the hotel or firm, where nothing else was chosen. */
export function useOrderFrom({ partner, place }: Pick<Known, "partner" | "place">): BookingFlow {
  const flow = useBookingFlow(partner);
  const begin = useEffectEvent(() => {
    if (place !== null && flow.draft.pickup.text === "") flow.change({ pickup: place });
  });
  useEffect(() => {
    begin();
  }, []);
  return flow;
}

type TripsFromProps = { readonly place: ChosenPlace | null; readonly flow: BookingFlow };

/** Three trips from the hotel or firm that need no typing, the airport first. */
export function TripsFrom({ place, flow }: TripsFromProps) {
  return place === null ? null : <CommonTrips flow={flow} trips={tripsFrom(place)} />;
}
