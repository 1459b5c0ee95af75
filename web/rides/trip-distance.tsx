import type { Ride } from "../../contract/rides/ride.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";

type TripDistanceProps = {
  readonly ride: Pick<Ride, "distance_km" | "distance_unchecked" | "pickup_near" | "dropoff_near" | "stops">;
};

/** How far a ride goes, flagged where only the passenger's device measured it, or where a place is not the one that its words name. */
export function TripDistance({ ride }: TripDistanceProps) {
  const text = useStrings("rides/booked");
  const elsewhere = useStrings("places/elsewhere");
  const { km } = useFormats();
  const distance = Number(ride.distance_km) || 0;
  return (
    <>
      {km(distance)}
      {ride.distance_unchecked === true && (
        <>
          {" "}
          <small className="muted" title={text.distanceUncheckedHint}>
            {text.distanceUnchecked}
          </small>
        </>
      )}
      {isElsewhere(ride) && (
        <>
          {" "}
          <small className="muted" title={elsewhere.hint}>
            {text.checkPlaces}
          </small>
        </>
      )}
    </>
  );
}

function isElsewhere({ pickup_near, dropoff_near, stops = [] }: TripDistanceProps["ride"]): boolean {
  return [pickup_near, dropoff_near, ...stops.map(({ near }) => near)].some((near) => near !== undefined);
}
