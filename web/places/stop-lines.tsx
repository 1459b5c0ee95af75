import { stopNames } from "../../contract/fares/stop-names.ts";
import type { Ride } from "../../contract/rides/ride.ts";
import { useStrings } from "../language/language-context.ts";
import { RouteLines } from "./route-lines.tsx";
import { useShortPlace } from "./use-short-place.ts";
import { StopNames, type Stops } from "./stop-names.tsx";
import styles from "./route-lines.module.css";

type RideLinesProps = {
  readonly ride: Pick<Ride, "pickup_location" | "dropoff_location" | "stops">;
  /** Names each stop on the way, where there is room; else says how many there are. */
  readonly inFull?: boolean;
  /** Says each place in as few words as tell it from the others. */
  readonly short?: boolean;
};

/** Where a ride starts, stops and ends. */
export function RideLines({ ride, inFull = false, short = false }: RideLinesProps) {
  const shortPlace = useShortPlace();
  const nameOf = (place: string) => (short ? shortPlace(place) : place);
  const [pickup, end] = [nameOf(ride.pickup_location), nameOf(ride.dropoff_location)];
  const stops = ride.stops?.map(({ location }) => ({ location: nameOf(location) }));
  if (stops === undefined) return <RouteLines pickup={pickup} dropoff={end} />;
  if (inFull) return <RouteLines pickup={pickup} dropoff={end} via={<StopNames stops={stops} />} />;
  const dropoff = (
    <span className={styles.counted}>
      <span>{end}</span> <StopCount stops={stops} />
    </span>
  );
  return <RouteLines pickup={pickup} dropoff={dropoff} />;
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
