import type { BodyOf } from "../contract/endpoint.ts";
import type { Ride } from "../contract/rides/ride.ts";
import { bookRideEndpoint } from "../contract/rides/rides.endpoints.ts";
import { HOUR_MS, MINUTE_MS } from "../domain/time-units.ts";
import { callProduct } from "./call-product.ts";
import type { DemoPerson } from "./demo-person.ts";

/** The demo's own rides to come lie before this. */
const FIRST_HOURS_AHEAD = 96;
/** Far enough apart that one driver can have any two of them. */
const HOURS_APART = 4;

/** What a journey may set of a ride beside its name. */
export type Wanted = Partial<Omit<BodyOf<typeof bookRideEndpoint>, "ride_datetime">> & {
  /** When it is; left out, a whole hour that no other ride of the journeys has. */
  readonly at?: Date;
};

/** Books a ride for this person. */
export function bookRide(person: DemoPerson, riderName: string, wanted: Wanted = {}): Promise<Ride> {
  return person.call(bookRideEndpoint, { body: bookingOf(riderName, wanted) });
}

/** Books a ride as somebody without an account. */
export function bookRideAsGuest(url: string, riderName: string, wanted: Wanted = {}): Promise<Ride> {
  return callProduct(url, null, bookRideEndpoint, { body: bookingOf(riderName, wanted) });
}

/** So many hours from now, or from another moment. */
export function inHours(hours: number, from = new Date()): Date {
  return new Date(from.getTime() + hours * HOUR_MS);
}

/** So many minutes after the pickup of a ride; before it, where negative. */
export function minutesAfter({ ride_datetime }: Ride, minutes: number): Date {
  return new Date(Date.parse(ride_datetime) + minutes * MINUTE_MS);
}

/** What is sent to book such a ride. */
export function bookingOf(riderName: string, { at = timeOfItsOwn(), ...wanted }: Wanted) {
  return {
    rider_name: riderName,
    rider_phone: "5550123",
    pickup_location: "Punda",
    dropoff_location: "Jan Thiel Beach",
    pickup_lat: 12.1055,
    pickup_lng: -68.9351,
    dropoff_lat: 12.0768,
    dropoff_lng: -68.8803,
    passenger_count: 2,
    luggage_count: 1,
    distance_km: 9,
    ...wanted,
    ride_datetime: at.toISOString(),
  };
}

let given = 0;

function timeOfItsOwn(): Date {
  const thisHour = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
  given += 1;
  return inHours(FIRST_HOURS_AHEAD + given * HOURS_APART, new Date(thisHour));
}
