import type { CallOf } from "../../contract/endpoint.ts";
import { curacaoDate, curacaoTime, instantOf, isDate } from "../../domain/curacao-time.ts";
import { MAX_PASSENGERS } from "../../domain/fares/limits.ts";
import type { Party, VehicleType } from "../../domain/fares/vehicles.ts";
import type { bookRideEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { PICKUP_GRACE_MS } from "../../domain/rides/booking-limits.ts";
import { NO_NEEDS } from "../../domain/rides/ride-needs.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { type NeedsDraft, needsDraft } from "./needs-draft.ts";
import type { FareAnswer } from "../fares/fare-answer.ts";
import { type ChosenPlace, NO_PLACE } from "../places/chosen-place.ts";

/** The entries of a person so far; they live in the tab until the ride is booked. */
export type BookingDraft = NeedsDraft & {
  readonly pickup: ChosenPlace;
  readonly dropoff: ChosenPlace;
  /** The places on the way, in their order; one that is empty is none. */
  readonly stops: readonly ChosenPlace[];
  /** `now`, or the pickup on the island's clock as YYYY-MM-DDTHH:MM, without a day or with none while it is typed. */
  readonly when: string;
  readonly passengers: number;
  readonly luggage: number;
  readonly vehicleType: VehicleType | "";
  /** When the way back is, and its flight, where it is booked at once; null for one way alone. */
  readonly wayBack: { readonly when: string; readonly flight: string } | null;
  /** The minutes that the driver waits at the drop-off before bringing them back; missing where they don't. */
  readonly waitMinutes?: number;
  /** The hotel or firm on whose account it goes; said by the page that it is booked on. */
  readonly onAccount?: OnAccount | null;
  /** The guest's room, for a ride on account. */
  readonly room?: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** They agree to messages by WhatsApp; missing in a draft from before that was asked. */
  readonly whatsappConsent?: boolean;
  /** The code of a deal, in capitals; missing or empty for none. */
  readonly code?: string;
  /** It is paid by link right after it is booked, where that can be. */
  readonly payNow?: boolean;
  /** The booking as it was first sent, until the server has answered, so that pressing again makes no second ride. */
  readonly attempt: BookingAttempt | null;
  /** The same for the second of two cars. */
  readonly secondAttempt: BookingAttempt | null;
  /** The price of the trip as it is entered; none once the trip is another. */
  readonly priced: PricedTrip | null;
  /** The person who was shown the price; another may pay another. Missing until it was shown. */
  readonly pricedFor?: { readonly quote: string; readonly username: string | null };
  /** A place in the waiting list that is booked, and its time; it is left alone where another time is. */
  readonly waitedFor?: { readonly code: string; readonly when: string };
  /** Two cars that were booked at once, until the person has seen where each is followed. */
  readonly bookedCars: readonly BookedCar[] | null;
  /** Book Now was pressed without a signal: what the person was shown then. Nothing is sent before they confirm it. */
  readonly waitingBooking: WaitingBooking | null;
};

/** Whose account it is: the end of its booking link, or the number by which dispatch knows it. */
export type OnAccount = { readonly name: string; readonly code?: string; readonly id?: number };

export type TripPlaces = Pick<BookingDraft, "pickup" | "dropoff" | "stops">;

/** The price of a trip as it is booked. */
export type PricedTrip = FareAnswer & {
  /** Until when the price is valid, by the clock of this device. */
  readonly quote_expires_at: string;
  /** The price of the way back, where it is booked at once. */
  readonly wayBack: FareAnswer | null;
  /** The two cars that take a party no single one does. */
  readonly twoCars: readonly PricedCar[] | null;
  /** The price of all that is booked. */
  readonly total: number;
};
/** One of two cars that are booked at once: who goes in it, and what it costs. */
export type PricedCar = Party & { readonly there: FareAnswer; readonly back: FareAnswer | null };
export type BookedCar = {
  readonly code: string;
  /** Its booking number; missing in a draft from before that was shown. */
  readonly reference?: string;
  readonly vehicleType: VehicleType;
};
export type WaitingBooking = { readonly fare: PricedTrip };

/** A booking that was sent without an answer: every body it went with, under the one key. */
export type BookingAttempt = {
  readonly key: string;
  readonly bodies: readonly CallOf<typeof bookRideEndpoint>["body"][];
};

export const EMPTY_BOOKING: BookingDraft = {
  pickup: NO_PLACE,
  dropoff: NO_PLACE,
  stops: [],
  when: "now",
  passengers: 2,
  luggage: 2,
  vehicleType: "",
  wayBack: null,
  name: "",
  phone: "",
  email: "",
  ...needsDraft(NO_NEEDS),
  attempt: null,
  secondAttempt: null,
  priced: null,
  bookedCars: null,
  waitingBooking: null,
};

export const TIME_STEP_MINUTES = 15;

/** The fault of the trip, as the name of a sentence. */
export type TripError =
  | "bothLocations"
  | "dateTime"
  | "dateInvalid"
  | "past"
  | "backBefore"
  | "passengers"
  | "luggage";
/** The fault of the person. */
export type PersonError = "namePhone" | "name" | "phone" | "email";
export type BookingError = TripError | PersonError;

/** The first thing that keeps the fare from being worked out. */
export function tripError(draft: BookingDraft, now: Date, graceMs = PICKUP_GRACE_MS): TripError | null {
  if (draft.pickup.text.trim() === "" || draft.dropoff.text.trim() === "") return "bothLocations";
  if (isHalf(draft.when)) return "dateTime";
  const pickup = pickupInstant(draft.when, now);
  if (pickup === null) return "dateInvalid";
  if (pickup.getTime() < now.getTime() - graceMs) return "past";
  if (draft.passengers < 1 || draft.passengers > MAX_PASSENGERS) return "passengers";
  if (draft.luggage < 0) return "luggage";
  return draft.wayBack === null ? null : wayBackError(draft.wayBack.when, pickup, now);
}

/** Whether nothing keeps it from having a price, and each of its places was chosen. */
export function isWhole(draft: BookingDraft, now = new Date()): boolean {
  return areChosen(draft) && tripError(draft, now) === null;
}

/** Whether each place was picked from the list, or has its point otherwise. */
export function areChosen({ pickup, dropoff, stops }: TripPlaces): boolean {
  return [pickup, dropoff, ...stops].every(({ lat }) => lat !== null);
}

function wayBackError(when: string, pickup: Date, now: Date): TripError | null {
  if (isHalf(when)) return "dateTime";
  const back = pickupInstant(when, now);
  if (back === null) return "dateInvalid";
  return back <= pickup ? "backBefore" : null;
}

/** Whether the day or the time is still to be said. */
function isHalf(when: string): boolean {
  return when === "" || when.startsWith("T") || when.endsWith("T");
}

/** The draft of the way back: its ends are swapped, its stops turned around, and all else is the same. */
export function wayBackOf(draft: BookingDraft): BookingDraft | null {
  const { wayBack, pickup, dropoff, stops } = draft;
  if (wayBack === null || isHalf(wayBack.when)) return null;
  const ends = { pickup: dropoff, dropoff: pickup, stops: stops.toReversed() };
  return { ...draft, ...ends, when: wayBack.when, wayBack: null };
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
