import type { CallOf, ResultOf } from "../../contract/endpoint.ts";
import { canonicalPhone } from "../../contract/accounts/phone-number.ts";
import { curacaoDate, curacaoTime, instantOf, isDate } from "../../contract/curacao-time.ts";
import type { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import { MAX_PASSENGERS } from "../../contract/fares/limits.ts";
import type { VehicleType } from "../../contract/fares/vehicles.ts";
import type { bookRideEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { NO_NEEDS } from "../../contract/rides/ride-needs.ts";
import { MINUTE_MS } from "../../contract/time-units.ts";
import { type NeedsDraft, needsDraft } from "./needs-draft.ts";
import { type ChosenPlace, NO_PLACE } from "../places/place-field.tsx";

/** What a person has entered so far; it lives in the tab until the ride is booked. */
export type BookingDraft = NeedsDraft & {
  readonly pickup: ChosenPlace;
  readonly dropoff: ChosenPlace;
  /** `now`, or the pickup on the island's clock as YYYY-MM-DDTHH:MM, without a day or with none while it is typed. */
  readonly when: string;
  readonly passengers: number;
  readonly luggage: number;
  readonly vehicleType: VehicleType | "";
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** The booking as it was first sent, until the server has answered, so that pressing again makes no second ride. */
  readonly attempt: BookingAttempt | null;
  /** Book Now was pressed without a signal: what the person was shown then. Nothing is sent before they confirm it. */
  readonly waitingBooking: WaitingBooking | null;
};

export type WaitingBooking = { readonly fare: ResultOf<typeof calculateFareForTripEndpoint> };

/** A booking that was sent without an answer: every body it went with, under the one key. */
export type BookingAttempt = {
  readonly key: string;
  readonly bodies: readonly CallOf<typeof bookRideEndpoint>["body"][];
};

export const EMPTY_BOOKING: BookingDraft = {
  pickup: NO_PLACE,
  dropoff: NO_PLACE,
  when: "now",
  passengers: 2,
  luggage: 2,
  vehicleType: "",
  name: "",
  phone: "",
  email: "",
  ...needsDraft(NO_NEEDS),
  attempt: null,
  waitingBooking: null,
};

const TIME_STEP_MINUTES = 15;

/** What is wrong with the trip or the person, as the name of a sentence. */
export type BookingError =
  | "bothLocations"
  | "dateTime"
  | "dateInvalid"
  | "past"
  | "passengers"
  | "luggage"
  | "namePhone"
  | "phone";

/** The first thing that keeps the fare from being worked out. */
export function tripError(draft: BookingDraft, now: Date): BookingError | null {
  if (draft.pickup.text.trim() === "" || draft.dropoff.text.trim() === "") return "bothLocations";
  if (draft.when === "" || draft.when.startsWith("T")) return "dateTime";
  const pickup = pickupInstant(draft.when, now);
  if (pickup === null) return "dateInvalid";
  if (pickup.getTime() < now.getTime() - 5 * MINUTE_MS) return "past";
  if (draft.passengers < 1 || draft.passengers > MAX_PASSENGERS) return "passengers";
  return draft.luggage < 0 ? "luggage" : null;
}

/** The first thing that keeps the ride from being booked. */
export function personError({ name, phone }: Pick<BookingDraft, "name" | "phone">): BookingError | null {
  if (name.trim() === "" || phone.trim() === "") return "namePhone";
  return canonicalPhone(phone) === null ? "phone" : null;
}

/** The moment of the pickup; null when the text is no date. */
export function pickupInstant(when: string, now: Date): Date | null {
  if (when === "now") return now;
  const [date = "", time = ""] = when.split("T");
  return isDate(date) && /^\d{2}:\d{2}$/.test(time) ? instantOf(date, `${time}:00`) : null;
}

/** The next full quarter of an hour, as the draft keeps it. */
export function nextQuarter(now: Date): string {
  const step = TIME_STEP_MINUTES * MINUTE_MS;
  return onIslandClock(new Date(Math.ceil((now.getTime() + MINUTE_MS) / step) * step));
}

/** An instant as the draft keeps it. */
export function onIslandClock(instant: Date): string {
  return `${curacaoDate(instant)}T${curacaoTime(instant).slice(0, 5)}`;
}

/** The quarters of an hour that can still be chosen on a day; none when it is over or no day at all. */
export function quartersOf(date: string, now: Date): string[] {
  if (!isDate(date)) return [];
  const first = nextQuarter(now);
  const all = Array.from({ length: (24 * 60) / TIME_STEP_MINUTES }, (_, index) => {
    const minutes = index * TIME_STEP_MINUTES;
    return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  });
  return all.filter((time) => `${date}T${time}` >= first);
}
