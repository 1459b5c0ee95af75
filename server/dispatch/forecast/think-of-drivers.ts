import { minutesLost, type RideForecast } from "../../../contract/dispatch/forecast.ts";
import type { Refusal } from "../../../contract/drivers/driver.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { MINUTE_MS } from "../../../contract/time-units.ts";
import type { DriverRide, RosterDriver } from "../../drivers/roster.ts";
import { toMinute } from "../../drivers/to-minute.ts";
import { guessDrives, startOf } from "../estimate-drives.ts";
import { rankDrivers } from "../rank-drivers.ts";
import type { DriveMinutes } from "./expect-pickups.ts";

type Company = {
  readonly drivers: readonly RosterDriver[];
  /** Who has said no to this ride. */
  readonly refusers: ReadonlyMap<number, Refusal>;
  readonly now: Date;
  readonly driveMinutes: DriveMinutes;
};

/**
 * Who suits a ride without a driver best, and when they would be there: somebody free now, or else somebody whose ride will be
 * over by then. Drivers are compared by the straight line, since all
 * are asked for every ride; the one who is found is then looked up on the road.
 */
export async function thinkOfDriver(ride: Ride, company: Company): Promise<RideForecast> {
  const { drivers, refusers, now, driveMinutes } = company;
  const { id, ride_datetime, duration_min, passenger_count, luggage_count } = ride;
  const { pickup_lat: lat, pickup_lng: lng } = ride;
  const toPlace = {
    id,
    rideDatetime: new Date(ride_datetime),
    durationMin: duration_min,
    passengers: passenger_count,
    luggage: luggage_count,
  };
  const pickup = lat === null || lng === null ? null : { lat, lng };
  const drives = guessDrives({ ride: toPlace, pickup, drivers, now });
  const considered = drivers.map((driver) => ({
    driver,
    drive: drives.get(driver.id) ?? null,
    refusal: refusers.get(driver.id) ?? null,
  }));
  const known = rankDrivers(toPlace, considered, now).filter(({ drive }) => drive !== null);
  const nearest = known.find(({ suits }) => suits) ?? known.find(({ canDrive }) => canDrive);
  const from = nearest && startOf(nearest.driver, toPlace, now);
  const minutes = from && pickup && (await driveMinutes(from, pickup));
  const [best] =
    nearest?.drive && typeof minutes === "number"
      ? rankDrivers(toPlace, [{ ...nearest, drive: { ...nearest.drive, minutes } }], now)
      : [];
  return {
    ride_id: id,
    driver_id: best?.driver.id ?? null,
    driver_name: best?.driver.name ?? null,
    is_given: false,
    minutes_away: best?.minutes ?? null,
    promised_at: ride_datetime,
    expected_at: best?.arrivesAt ? toMinute(best.arrivesAt).toISOString() : null,
    minutes_lost: best?.arrivesAt ? minutesLost(ride_datetime, best.arrivesAt) : null,
  };
}

/**
 * The drivers as they are once the ride is driven by whom it is thought to be. It takes their time from when it is promised to
 * when it will be over, however late it begins: whatever is thought of can then be given.
 */
export function withPlanned(
  drivers: readonly RosterDriver[],
  ride: Ride,
  { forecast: { driver_id: driverId, expected_at: expectedAt }, now }: { forecast: RideForecast; now: Date },
): readonly RosterDriver[] {
  if (driverId === null) return drivers;
  const promised = Math.max(Date.parse(ride.ride_datetime), now.getTime());
  const begins = Math.max(promised, expectedAt === null ? 0 : Date.parse(expectedAt));
  const endsAt = new Date(begins + ride.duration_min * MINUTE_MS);
  const { dropoff_lat: lat, dropoff_lng: lng } = ride;
  const planned: DriverRide = {
    id: ride.id,
    reference: ride.reference,
    pickup: ride.pickup_location,
    dropoff: ride.dropoff_location,
    dropoffPoint: lat === null || lng === null ? null : { lat, lng },
    status: "Assigned",
    rideDatetime: new Date(promised),
    durationMin: (endsAt.getTime() - promised) / MINUTE_MS,
    pickedUpAt: null,
    endsAt,
  };
  return drivers.map((driver) => (driver.id === driverId ? withRide(driver, planned) : driver));
}

function withRide(driver: RosterDriver, ride: DriverRide): RosterDriver {
  const rides = [...driver.rides, ride].toSorted(
    (one, other) => one.rideDatetime.getTime() - other.rideDatetime.getTime(),
  );
  return { ...driver, rides };
}
