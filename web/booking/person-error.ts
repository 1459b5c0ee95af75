import { canonicalPhone } from "../../domain/accounts/phone-number.ts";
import { typedPhone } from "../../domain/accounts/typed-phone.ts";
import { isPlainName } from "../../domain/plain-name.ts";
import type { BookingDraft, PersonError } from "./booking-draft.ts";

/** The first thing that keeps the ride from being booked. */
export function personError({ name, phone }: Pick<BookingDraft, "name" | "phone">): PersonError | null {
  if (name.trim() === "" || phone.trim() === "") return "namePhone";
  if (!isPlainName(name.trim())) return "name";
  return canonicalPhone(typedPhone(phone)) === null ? "phone" : null;
}
