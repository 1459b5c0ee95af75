import { getRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";

/** The ride as it is now, while somebody works with an earlier state of it. */
export function useRideAsItIs(ride: Ride): { readonly present: Ride; readonly movedOn: boolean } {
  // A list may have it as it was some time ago: without the stream nothing else would update it.
  const found = useRead(read(getRideEndpoint, { params: { id: ride.id } })).data;
  const present = found !== undefined && found.version > ride.version ? found : ride;
  return {
    present,
    movedOn: present.status !== ride.status || present.driver_id !== ride.driver_id,
  };
}
