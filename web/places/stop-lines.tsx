import { stopNames } from "../../domain/fares/stop-names.ts";
import type { Ride } from "../../contract/rides/ride.ts";
import { useStrings } from "../language/language-context.ts";
import { PlaceWords } from "./place-words.tsx";
import { RouteLines } from "./route-lines.tsx";
import { useShortPlace } from "./use-short-place.ts";
import { StopNames, type Stops } from "./stop-names.tsx";
import styles from "./route-lines.module.css";

type RideLinesProps = {
  readonly ride: Pick<
    Ride,
    "pickup_location" | "dropoff_location" | "stops" | "pickup_near" | "dropoff_near"
  >;
  /** Names each stop on the way, where there is room; else says how many there are. */
  readonly inFull?: boolean;
  /** Says each place in as few words as tell it from the others. */
  readonly short?: boolean;
  /** Each place in one line, cut short where it is longer. */
  readonly cut?: boolean;
  readonly className?: string | undefined;
};

/** Where a ride starts, stops and ends. */
export function RideLines({ ride, inFull = false, short = false, cut = false, className }: RideLinesProps) {
  const shortPlace = useShortPlace();
  const look = { cut, className };
  const nameOf = (place: string) => (short ? shortPlace(place) : place);
  const pickup = <PlaceWords name={nameOf(ride.pickup_location)} near={ride.pickup_near} />;
  const end = <PlaceWords name={nameOf(ride.dropoff_location)} near={ride.dropoff_near} />;
  const stops = ride.stops?.map(({ location, near }) => ({ location: nameOf(location), near }));
  if (stops === undefined) return <RouteLines pickup={pickup} dropoff={end} {...look} />;
  if (inFull) {
    return <RouteLines pickup={pickup} dropoff={end} via={<StopNames stops={stops} />} {...look} />;
  }
  const dropoff = (
    <span className={styles.counted}>
      <span>{end}</span> <StopCount stops={stops} />
    </span>
  );
  return <RouteLines pickup={pickup} dropoff={dropoff} {...look} />;
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
