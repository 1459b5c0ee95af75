import { typedPhone } from "../../../domain/accounts/typed-phone.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import {
  type BookingDraft,
  type BookingError,
  EMPTY_BOOKING,
  tripError,
} from "../../booking/booking-draft.ts";
import { personError } from "../../booking/person-error.ts";
import { SENT_OF_TRIP, type TripDraft, isOther, tripDraftOf } from "../../booking/trip-edit.ts";
import type { RideEdit } from "./use-ride-actions.ts";

/** A booking as its form has it. */
export type RideDraft = TripDraft & Pick<BookingDraft, "name" | "phone" | "email">;
export type RideField = keyof RideDraft;

/** The form of a ride as it is. */
export function draftOf(ride: Ride): RideDraft {
  return {
    ...tripDraftOf(ride),
    name: ride.rider_name,
    phone: ride.rider_phone,
    email: ride.rider_email ?? "",
  };
}

/** The fields in which two forms differ. */
export function changedFields(before: RideDraft, after: RideDraft): RideField[] {
  return FIELDS.filter((field) => isOther(before[field], after[field]));
}

/** The body of an edit: only the fields that were changed. */
export function editOf(before: RideDraft, after: RideDraft, now: Date): RideEdit {
  return changedFields(before, after).reduce<RideEdit>(
    (edit, field) => ({ ...edit, ...SENT[field](after, now) }),
    {},
  );
}

/** The first invalid field; a field that was invalid before may stay. */
export function editError(before: RideDraft, after: RideDraft, now: Date): BookingError | null {
  const changed = changedFields(before, after);
  // The pickup time of a late ride has passed, but its other fields can still be changed.
  const when = changed.includes("when") ? after.when : "now";
  const trip = tripError({ ...EMPTY_BOOKING, ...after, when }, now);
  if (trip !== null) return trip;
  return changed.includes("name") || changed.includes("phone") ? personError(after) : null;
}

/** How each field is sent to the server. */
const SENT: Readonly<Record<RideField, (draft: RideDraft, now: Date) => RideEdit>> = {
  ...SENT_OF_TRIP,
  name: ({ name }) => ({ rider_name: name.trim() }),
  phone: ({ phone }) => ({ rider_phone: typedPhone(phone) }),
  email: ({ email }) => ({ rider_email: email.trim() || null }),
};
const FIELDS = Object.keys(SENT) as RideField[];
