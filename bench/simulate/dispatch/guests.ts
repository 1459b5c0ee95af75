import { randomUUID } from "node:crypto";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import type { Day } from "../day.ts";
import { bookingOf } from "../island-day.ts";
import type { Caller } from "../wire.ts";
import type { Scenario } from "./scenarios.ts";

/** How a wish ended: a ride at the time that was wanted or at another, a place in the line, or nothing. */
export type Wish = "booked" | "took another time" | "waits in the line" | "went away" | "no answer";

type Refusal = { readonly code?: string; readonly free_times?: readonly string[] };
type Booked = { readonly id: number; readonly tracking_code: string };

const TAKES_ANOTHER = 0.6;
const CANCELS = 0.05;
const CANCELS_AFTER_MINUTES = 10;

/** One guest's wish for a car, from the first question to how it ended. */
export async function wishForACar(
  day: Day,
  { scenario, pickup }: { scenario: Scenario; pickup: Date },
): Promise<{ wish: Wish; offered: number | null }> {
  const number = day.nextGuest();
  const { address, body } = bookingOf(number, { random: day.random, later: false, now: pickup });
  const guest = { url: day.urlOf(number), address };
  const { pier } = scenario;
  const trip = {
    ...body,
    ...(pier && { pickup_location: pier.name, pickup_lat: pier.lat, pickup_lng: pier.lng }),
    ride_datetime: pickup.toISOString(),
    availability: "required",
  };
  const first = await book(day, guest, trip);
  if (first === null) return { wish: "no answer", offered: null };
  if ("ride" in first) {
    if (day.random() < CANCELS) void cancelLater(day, guest, first.ride);
    return { wish: "booked", offered: null };
  }
  const times = first.refused.free_times ?? [];
  const [other] = times;
  if (other !== undefined && day.random() < TAKES_ANOTHER) {
    const second = await book(day, guest, { ...trip, ride_datetime: other });
    if (second !== null && "ride" in second) return { wish: "took another time", offered: times.length };
  }
  const waits = await day.wire.ask("waiting list", guest, {
    path: "/waiting-list/",
    body: {
      ...trip,
      wanted_at: trip.ride_datetime,
      name: trip.rider_name,
      phone: trip.rider_phone,
      language: "en",
    },
  });
  return { wish: waits?.status === 201 ? "waits in the line" : "went away", offered: times.length };
}

async function book(
  day: Day,
  guest: Caller,
  body: object,
): Promise<{ ride: Booked } | { refused: Refusal } | null> {
  const answer = await day.wire.ask("booking", guest, { path: "/book-ride/", body, key: randomUUID() });
  if (answer === null) return null;
  if (answer.status >= 300) return { refused: JSON.parse(answer.text) as Refusal };
  const ride = JSON.parse(answer.text) as Booked;
  day.rides.push({ id: ride.id, code: ride.tracking_code, guest, version: 1, changedAt: 0 });
  return { ride };
}

async function cancelLater(day: Day, guest: Caller, ride: Booked): Promise<void> {
  await day.wait((CANCELS_AFTER_MINUTES * MINUTE_MS * day.random()) / day.options.pace);
  if (!day.over)
    await day.wire.ask("cancel", guest, { path: `/track/${ride.tracking_code}/cancel/`, body: {} });
}
