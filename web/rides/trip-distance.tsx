import type { Ride } from "../../contract/rides/ride.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";

type TripDistanceProps = {
  readonly ride: Pick<Ride, "distance_km" | "distance_unchecked">;
  readonly decimals?: number;
};

/** How far a ride goes, flagged where only the passenger's device measured it. */
export function TripDistance({ ride, decimals }: TripDistanceProps) {
  const text = useStrings("rides/booked");
  const { km } = useFormats();
  const distance = Number(ride.distance_km) || 0;
  return (
    <>
      {decimals === undefined ? km(distance) : km(distance, decimals)}
      {ride.distance_unchecked === true && (
        <>
          {" "}
          <small className="muted" title={text.distanceUncheckedHint}>
            {text.distanceUnchecked}
          </small>
        </>
      )}
    </>
  );
}
