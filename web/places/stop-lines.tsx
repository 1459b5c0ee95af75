import { stopNames } from "../../contract/fares/stop-names.ts";
import type { Ride } from "../../contract/rides/ride.ts";
import { useStrings } from "../language/language-context.ts";
import { RouteLines } from "./route-lines.tsx";
import { StopNames, type Stops } from "./stop-names.tsx";
import styles from "./route-lines.module.css";

type RideLinesProps = {
  readonly ride: Pick<Ride, "pickup_location" | "dropoff_location" | "stops">;
  /** Names each stop on the way, where there is room; else says how many there are. */
  readonly inFull?: boolean;
};

/** Where a ride starts, stops and ends. */
export function RideLines({ ride, inFull = false }: RideLinesProps) {
  const { pickup_location, dropoff_location, stops } = ride;
  if (stops === undefined) return <RouteLines pickup={pickup_location} dropoff={dropoff_location} />;
  if (inFull) {
    return (
      <RouteLines pickup={pickup_location} dropoff={dropoff_location} via={<StopNames stops={stops} />} />
    );
  }
  const dropoff = (
    <span className={styles.counted}>
      <span>{dropoff_location}</span> <StopCount stops={stops} />
    </span>
  );
  return <RouteLines pickup={pickup_location} dropoff={dropoff} />;
}

/** "+2 stops", in the line of the drop-off, since the rows of a long table have room for two. */
function StopCount({ stops }: { readonly stops: Stops }) {
  const text = useStrings("rides/booked");
  return (
    <small className="muted" title={stopNames(stops)}>
      {text.moreStops(stops.length)}
    </small>
  );
}
