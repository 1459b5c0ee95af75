import type { Booking, RideEdit } from "../../../contract/rides/booking.ts";
import type { Stop } from "../../../contract/fares/stops.ts";
import { needsOf } from "../../../domain/rides/ride-needs.ts";
import { changedNeeds } from "../../../domain/rides/asked-needs.ts";
import type { RideRow } from "../ride-rows.queries.ts";

/** A ride with an edit applied, in the form of a booking. */
export type EditedTrip = Omit<Booking, "language" | "quote" | "whatsapp_consent">;

/** Applies the sent fields to those of the ride. A place with a new name loses the old one's coordinates. */
export function editedTrip(ride: RideRow, edit: RideEdit): EditedTrip {
  const stops = stopsOf(edit, ride);
  const samePlaces =
    isSamePlace(edit, ride, "pickup") &&
    isSamePlace(edit, ride, "dropoff") &&
    isSame("stops", inWireOrder(ride.stops), stops);
  return {
    ...placeOf(edit, ride, "pickup"),
    ...placeOf(edit, ride, "dropoff"),
    stops,
    ride_datetime: edit.ride_datetime ?? ride.ride_datetime.toISOString(),
    passenger_count: edit.passenger_count ?? ride.passenger_count,
    luggage_count: edit.luggage_count ?? ride.luggage_count,
    wait_minutes: sent(edit.wait_minutes, ride.wait_minutes) ?? 0,
    vehicle_type: sent(edit.vehicle_type, ride.vehicle_asked ? ride.vehicle_type : null),
    ...changedNeeds(needsOf(ride), edit),
    rider_name: edit.rider_name ?? ride.rider_name,
    rider_phone: edit.rider_phone ?? ride.rider_phone,
    rider_email: sent(edit.rider_email, ride.rider_email),
    distance_km: samePlaces ? ride.distance_m / 1000 : null,
  };
}

/** The fields of the ride that an edit really changes. */
export function changedTripFields(ride: RideRow, edited: EditedTrip): string[] {
  const before: Record<string, unknown> = editedTrip(ride, {});
  return Object.entries(edited)
    .filter(([name, value]) => !isSame(name, before[name] ?? null, value ?? null) && name !== "distance_km")
    .map(([name]) => name);
}

/** Whether the price has to be worked out again for these changes. */
export function changesPrice(changed: readonly string[]): boolean {
  return changed.some((name) => PRICED.has(name));
}

const PRICED = new Set([
  "pickup_location",
  "pickup_lat",
  "pickup_lng",
  "dropoff_location",
  "dropoff_lat",
  "dropoff_lng",
  "stops",
  "ride_datetime",
  "passenger_count",
  "luggage_count",
  "wait_minutes",
  "vehicle_type",
]);

function isSame(name: string, before: unknown, after: unknown): boolean {
  if (name === "ride_datetime") return Date.parse(String(before)) === Date.parse(String(after));
  if (name === "stops") return JSON.stringify(before) === JSON.stringify(after);
  return (before === "" ? null : before) === (after === "" ? null : after);
}

/** The stops that were sent, each where it was if it was one before and only its name is sent; else those of the ride. */
function stopsOf(edit: RideEdit, ride: RideRow): Stop[] {
  if (edit.stops === undefined) return inWireOrder(ride.stops);
  return (edit.stops ?? []).map(({ location, lat, lng }) => {
    const before = ride.stops.find((stop) => stop.location === location);
    return { location, lat: sent(lat, before?.lat ?? null), lng: sent(lng, before?.lng ?? null) };
  });
}

/** The database keeps the keys of what is JSON in an order of its own. */
function inWireOrder(stops: readonly Stop[]): Stop[] {
  return stops.map(({ location, lat, lng }) => ({ location, lat, lng }));
}

function isSamePlace(edit: RideEdit, ride: RideRow, end: "pickup" | "dropoff"): boolean {
  const name = edit[`${end}_location`];
  return (
    (name === undefined || name === ride[`${end}_location`]) &&
    (edit[`${end}_lat`] === undefined || edit[`${end}_lat`] === ride[`${end}_lat`]) &&
    (edit[`${end}_lng`] === undefined || edit[`${end}_lng`] === ride[`${end}_lng`])
  );
}

function placeOf<const End extends "pickup" | "dropoff">(edit: RideEdit, ride: RideRow, end: End) {
  const renamed =
    edit[`${end}_location`] !== undefined && edit[`${end}_location`] !== ride[`${end}_location`];
  const place = {
    [`${end}_location`]: edit[`${end}_location`] ?? ride[`${end}_location`],
    [`${end}_lat`]: sent(edit[`${end}_lat`], renamed ? null : ride[`${end}_lat`]),
    [`${end}_lng`]: sent(edit[`${end}_lng`], renamed ? null : ride[`${end}_lng`]),
  };
  return place as Pick<Booking, `${End}_location` | `${End}_lat` | `${End}_lng`>;
}

function sent<T>(value: T | undefined, before: T): T {
  return value === undefined ? before : value;
}
