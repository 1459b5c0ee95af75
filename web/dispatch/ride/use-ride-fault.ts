import { ApiError } from "../../api/api-error.ts";
import type { BookingDraft, BookingError } from "../../booking/booking-draft.ts";
import { unchosenPlace } from "../../booking/unchosen-place.ts";
import { useStrings } from "../../language/language-context.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";

type Typed = Pick<BookingDraft, "name" | "phone" | "pickup" | "dropoff">;
type RideForm = {
  readonly values: Typed;
  /** The problem that keeps the ride from being sent. */
  readonly problem: BookingError | null;
  readonly error: Error | null;
  /** Why the server refused a field, by its name there. */
  readonly refusalOf: (field: string) => string | undefined;
};

/** The problem that keeps a typed ride from being sent, said once: at the field that is to blame, at the places, or below the form. */
export function useRideFault({ values, problem, error, refusalOf }: RideForm) {
  const words = useDispatchTexts();
  const booking = useStrings("booking");
  const field = problem === null ? null : faultyField(problem, values);
  const said = problem === null ? null : words.rideProblem(problem, field);
  const typed = error instanceof ApiError ? unchosenPlace(error) : undefined;
  const ofPlaces = problem === "bothLocations" ? said : null;
  return {
    /** The field to blame, by its name on the wire; null where no one field is. */
    field,
    /** The words below the form. */
    below: field === null ? said : null,
    /** The words at the places, of which the one to blame has its red edge. */
    atPlaces: problem === null && typed !== undefined ? booking.notChosen(typed) : ofPlaces,
    errorOf: (name: string) => (said !== null && name === field ? said : refusalOf(name)),
  };
}

function faultyField(problem: BookingError, { phone, pickup }: Typed): string | null {
  switch (problem) {
    case "namePhone":
      return phone.trim() === "" ? "rider_phone" : "rider_name";
    case "name":
      return "rider_name";
    case "phone":
      return "rider_phone";
    case "bothLocations":
      return pickup.text.trim() === "" ? "pickup_location" : "dropoff_location";
    default:
      return null;
  }
}
