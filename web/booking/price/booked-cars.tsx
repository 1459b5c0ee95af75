import { Fragment } from "react";
import { useStrings } from "../../language/language-context.ts";
import { paths } from "../../router/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import type { BookedCar } from "../booking-draft.ts";

/** Two cars are booked: where each of them is followed. */
export function BookedCars({ cars }: { readonly cars: readonly BookedCar[] }) {
  const text = useStrings("booking/price");
  const rides = useStrings("rides");
  return (
    <>
      <Note tone="live" icon="check">
        <p className="strong" role="status">
          {text.success}
        </p>
        <p>{text.bothBookedMeans}</p>
      </Note>
      {cars.map(({ code, reference, vehicleType }, index) => (
        <Fragment key={code}>
          {reference !== undefined && <p>{text.numberOfCar(index + 1, reference)}</p>}
          <ButtonLink tone="live" to={paths.track(code)}>
            {text.followCar(index + 1, rides.vehicleType[vehicleType])}
          </ButtonLink>
        </Fragment>
      ))}
    </>
  );
}
