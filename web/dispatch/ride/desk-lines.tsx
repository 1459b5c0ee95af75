import type { Ride } from "../../../contract/rides/ride.ts";
import { RideLines } from "../../places/stop-lines.tsx";
import { shortPlace } from "../short-place.ts";

type DeskLinesProps = { readonly ride: Pick<Ride, "pickup_location" | "dropoff_location" | "stops"> };

/** Where a ride starts, stops and ends, in as few words as the desk needs. */
export function DeskLines({ ride: { pickup_location, dropoff_location, stops } }: DeskLinesProps) {
  const ends = {
    pickup_location: shortPlace(pickup_location),
    dropoff_location: shortPlace(dropoff_location),
  };
  return <RideLines ride={stops === undefined ? ends : { ...ends, stops }} />;
}
