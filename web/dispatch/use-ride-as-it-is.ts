import { useQuery } from "@tanstack/react-query";
import { getRide } from "../../contract/rides/rides.endpoints.ts";
import type { Ride } from "../../contract/rides/ride.ts";
import { endpointQuery } from "../api/endpoint-query.ts";

/** The ride as it is now, while somebody works with it as it was when he began. */
export function useRideAsItIs(ride: Ride): { readonly present: Ride; readonly movedOn: boolean } {
  const found = useQuery({
    ...endpointQuery(getRide, { params: { id: ride.id } }),
    initialData: ride,
    // A list may have it as it was some time ago: without the stream nothing else would say what it is now.
    initialDataUpdatedAt: 0,
  });
  const present = found.data.version > ride.version ? found.data : ride;
  return {
    present,
    movedOn: present.status !== ride.status || present.driver_id !== ride.driver_id,
  };
}
