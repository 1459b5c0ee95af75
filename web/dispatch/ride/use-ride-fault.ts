import type { BookingDraft, BookingError } from "../../booking/booking-draft.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";

type Typed = Pick<BookingDraft, "name" | "phone" | "pickup" | "dropoff">;
type RideForm = {
  readonly values: Typed;
  /** What keeps the ride from being sent. */
  readonly problem: BookingError | null;
  /** Why the server refused a field, by its name there. */
  readonly refusalOf: (field: string) => string | undefined;
};

/** What keeps a typed ride from being sent, said once: at the field that is to blame, or below the form. */
export function useRideFault({ values, problem, refusalOf }: RideForm) {
  const words = useDispatchTexts();
  const field = problem === null ? null : faultyField(problem, values);
  const said = problem === null ? null : words.rideProblem(problem, field);
  // A place has its red edge, and the sentence below the form.
  const isSaidThere = field === "rider_phone" || field === "rider_name";
  return {
    /** The field to blame, by its name on the wire; null where no one field is. */
    field,
    /** What is said below the form. */
    below: isSaidThere ? null : said,
    errorOf: (name: string) => (said !== null && name === field ? said : refusalOf(name)),
  };
}

function faultyField(problem: BookingError, { phone, pickup }: Typed): string | null {
  switch (problem) {
    case "namePhone":
      return phone.trim() === "" ? "rider_phone" : "rider_name";
    case "phone":
      return "rider_phone";
    case "bothLocations":
      return pickup.text.trim() === "" ? "pickup_location" : "dropoff_location";
    default:
      return null;
  }
}
