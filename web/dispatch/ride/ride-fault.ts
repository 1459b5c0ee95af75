import type { BookingDraft, BookingError } from "../../booking/booking-draft.ts";

type Typed = Pick<BookingDraft, "name" | "phone" | "pickup" | "dropoff">;

/** The field, by its name on the wire, that keeps a ride from being sent; null where no one field is to blame. */
export function faultyField(problem: BookingError | null, { phone, pickup }: Typed): string | null {
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

/** Whether what is wrong with a field stands at the field itself; a place has its red edge, and the sentence below the form. */
export function isSaidThere(field: string | null): boolean {
  return field === "rider_phone" || field === "rider_name";
}
