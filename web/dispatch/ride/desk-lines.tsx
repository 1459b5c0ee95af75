import type { Ride } from "../../../contract/rides/ride.ts";
import { RideLines } from "../../places/stop-lines.tsx";

type DeskLinesProps = {
  readonly ride: Pick<
    Ride,
    "pickup_location" | "dropoff_location" | "stops" | "pickup_near" | "dropoff_near"
  >;
  /** Each place in one line, cut short where it is longer. */
  readonly cut?: boolean;
  readonly className?: string;
};

/** Where a ride starts, stops and ends, in as few words as the desk needs. */
export function DeskLines(props: DeskLinesProps) {
  return <RideLines {...props} short />;
}
