import { curacaoDate, curacaoTime } from "../../domain/curacao-time.ts";
import { askFare } from "../fares/fare-answer.ts";
import type { ChosenPlace } from "../places/chosen-place.ts";
import { type BookingDraft, pickupInstant, wayBackOf } from "./booking-draft.ts";
import { stopsToSend } from "./stops.ts";
import { asDriven } from "./there-and-back.ts";

/** The price of a trip, and that of its way back where it has one. */
export async function faresOf(draft: BookingDraft, now: Date) {
  const wayBack = wayBackOf(draft);
  const [there, back] = await Promise.all([
    askFare({ ...fareQuery(draft, now), ...needsAsked(draft) }),
    wayBack && askFare({ ...fareQuery(wayBack, now), ...needsAsked(wayBack) }),
  ]);
  return { there, back };
}

/** The input that a price is asked for with. */
export function fareQuery(asked: BookingDraft, now: Date) {
  const draft = asDriven(asked);
  const at = pickupInstant(draft.when, now) ?? now;
  const stops = stopsToSend(draft.stops);
  return {
    passenger_count: draft.passengers,
    luggage_count: draft.luggage,
    is_holiday: "false",
    // Without a time it is for now, and the price is valid whatever minute it is booked in.
    ...(draft.when === "now" ? {} : { trip_time: curacaoTime(at), trip_date: curacaoDate(at) }),
    ...endsOf(draft, (place, end) => ({
      [`${end}_place`]: place.text.trim(),
      ...(place.lat === null ? {} : { [`${end}_lat`]: place.lat, [`${end}_lng`]: place.lng }),
    })),
    ...(stops.length > 0 ? { stops: JSON.stringify(stops) } : {}),
    wait_minutes: draft.waitMinutes || undefined,
    ...payerOf(draft),
    code: draft.code || undefined,
    ...(draft.vehicleType === "" ? {} : { vehicle_type: draft.vehicleType }),
  };
}

/** The price is the same for who needs it, and not every car does. */
function needsAsked({ wheelchair, child_seat }: BookingDraft) {
  return {
    ...(wheelchair ? { wheelchair: "true" as const } : {}),
    ...(child_seat ? { child_seat: "true" as const } : {}),
  };
}

/** On whose account it goes; nothing where the passenger pays. */
export function payerOf({ onAccount }: BookingDraft) {
  return { partner_code: onAccount?.code, partner_id: onAccount?.id };
}

function endsOf<T extends object>(
  draft: BookingDraft,
  read: (place: ChosenPlace, end: "pickup" | "dropoff") => T,
): T & T {
  return { ...read(draft.pickup, "pickup"), ...read(draft.dropoff, "dropoff") };
}
