import type { Ride } from "../../contract/rides/ride.ts";
import { MINUTE_MS, SECOND_MS } from "../../domain/time-units.ts";
import { type DriverDay, DriverDayContext } from "../drivers/day/driver-day.ts";
import { OfferCard } from "../drivers/day/offer-card.tsx";
import { useLateStrings } from "../language/language-context.ts";
import styles from "./styleguide.module.css";

const nothing = () => undefined;
const IN_TEN_MINUTES = new Date(Date.now() + 10 * MINUTE_MS).toISOString();
const IN_HALF_A_MINUTE = new Date(Date.now() + 30 * SECOND_MS).toISOString();
const NO_RIDES = { rides: [], seenAt: Date.now(), isPending: false, isError: false };

const OFFERED = {
  id: 7,
  version: 1,
  status: "Pending",
  reference: "K7P-4XM",
  ride_datetime: IN_TEN_MINUTES,
  calculated_fare: "32.00",
  pickup_location: "Curaçao International Airport (Hato)",
  pickup_lat: null,
  pickup_lng: null,
  dropoff_location: "Mambo Beach",
  dropoff_lat: null,
  dropoff_lng: null,
  distance_km: "15.70",
  duration_min: 24,
  passenger_count: 2,
  luggage_count: 3,
  flight_number: null,
  notes: "Arrivals, by the palm trees",
  vehicle_type: "comfort",
  vehicle_asked: false,
  driver_id: null,
  driver_name: null,
  actions: ["accept", "reject"],
} as Partial<Ride> as Ride;

const DAY = {
  username: "driver",
  readOnly: false,
  noSignal: false,
  position: null,
  own: {
    on_shift: true,
    vehicle_type: "comfort",
    offer: { ride_id: 7, expires_at: IN_HALF_A_MINUTE },
    license_expires_on: null,
    permit_expires_on: null,
    insurance_expires_on: null,
    inspection_expires_on: null,
    season_permit_ends_on: null,
  },
  requests: NO_RIDES,
  active: NO_RIDES,
  openRequests: [],
  takeStep: nothing,
  accepting: { accepting: null, accept: nothing, problem: null },
} as unknown as DriverDay;

/** The offer in the car: to this driver alone, in brief beside a ride, and without signal. */
export function DriverStates() {
  // The desk's strings are here already; the car's come when they are wanted.
  const words = useLateStrings("drivers", "driver", true);
  if (words === undefined) return null;
  return (
    <div className={styles.three}>
      <DriverDayContext value={DAY}>
        <OfferCard ride={OFFERED} onPutAway={nothing} />
        <OfferCard ride={{ ...OFFERED, id: 8 }} beside onPutAway={nothing} />
      </DriverDayContext>
      <DriverDayContext value={{ ...DAY, noSignal: true }}>
        <OfferCard ride={{ ...OFFERED, id: 9 }} onPutAway={nothing} />
      </DriverDayContext>
    </div>
  );
}
