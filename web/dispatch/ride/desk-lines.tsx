import type { Ride } from "../../../contract/rides/ride.ts";
import { RideLines } from "../../places/stop-lines.tsx";

type DeskLinesProps = {
  readonly ride: Pick<
    Ride,
    "pickup_location" | "dropoff_location" | "stops" | "pickup_near" | "dropoff_near"
  >;
};

/** Where a ride starts, stops and ends, in as few words as the desk needs. */
export function DeskLines({ ride }: DeskLinesProps) {
  return <RideLines ride={ride} short />;
}
