import { LATE_SLACK_MINUTES, minutesLost, type RideForecast } from "../../../contract/dispatch/forecast.ts";
import type { Refusal } from "../../../contract/drivers/driver.ts";
import type { Point } from "../../../contract/places/place.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { MINUTE_MS } from "../../../contract/time-units.ts";
import type { DriverRide, RosterDriver } from "../../drivers/roster.ts";
import { toMinute } from "../../drivers/to-minute.ts";
import { guessDrive, guessDrives, startOf } from "../estimate-drives.ts";
import { type Ranked, rankDrivers } from "../rank-drivers.ts";
import { type DriveMinutes, dropoffOf } from "./expect-pickups.ts";

type Company = {
  readonly drivers: readonly RosterDriver[];
  /** Who has said no to this ride. */
  readonly refusers: ReadonlyMap<number, Refusal>;
  readonly now: Date;
  readonly driveMinutes: DriveMinutes;
  /** Where a ride begins; null where the map does not know. */
  readonly pickupOf: (rideId: number) => Point | null;
};

/**
 * Who suits a ride without a driver best, and when they would be there: somebody free now, or else somebody whose ride will be
 * over by then, and nobody whom it would make late for their next. Drivers are compared by the straight line, since all are asked
 * for every ride; the one who is found is then looked up on the road. Where the way is known of nobody, it's somebody free now, and
 * nothing is said of when they would be there.
 */
export async function thinkOfDriver(ride: Ride, company: Company): Promise<RideForecast> {
  const { drivers, refusers, now, driveMinutes, pickupOf } = company;
  const { id, ride_datetime, duration_min, passenger_count, luggage_count } = ride;
  const toPlace = {
    id,
    rideDatetime: new Date(ride_datetime),
    durationMin: duration_min,
    passengers: passenger_count,
    luggage: luggage_count,
  };
  const pickup = pickupOf(id);
  const drives = guessDrives({ ride: toPlace, pickup, drivers, now });
  const considered = drivers.map((driver) => ({
    driver,
    drive: drives.get(driver.id) ?? null,
    refusal: refusers.get(driver.id) ?? null,
  }));
  const ranked = rankDrivers(toPlace, considered, now).filter((one) => !makesNextLate(ride, one, pickupOf));
  const known = ranked.filter(({ drive }) => drive !== null);
  const nearest = known.find(({ suits }) => suits) ?? known.find(({ canDrive }) => canDrive);
  const from = nearest && startOf(nearest.driver, toPlace, now);
  const minutes = from && pickup && (await driveMinutes(from, pickup));
  const [best] =
    nearest?.drive && typeof minutes === "number"
      ? rankDrivers(toPlace, [{ ...nearest, drive: { ...nearest.drive, minutes } }], now)
      : ranked.filter(({ suits }) => suits);
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

/** Whether a driver who does the ride would be late for the one after it, by the straight line. */
function makesNextLate(
  ride: Ride,
  { driver, arrivesAt }: Ranked<RosterDriver>,
  pickupOf: Company["pickupOf"],
): boolean {
  const promised = Date.parse(ride.ride_datetime);
  const next = driver.rides.find((other) => other.id !== ride.id && other.rideDatetime.getTime() >= promised);
  if (next === undefined) return false;
  const [from, to] = [dropoffOf(ride), pickupOf(next.id)];
  const between = from && to ? guessDrive(from, to).minutes : 0;
  const begins = Math.max(arrivesAt?.getTime() ?? 0, promised);
  const there = begins + (ride.duration_min + between) * MINUTE_MS;
  return there > next.rideDatetime.getTime() + LATE_SLACK_MINUTES * MINUTE_MS;
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
  const planned: DriverRide = {
    id: ride.id,
    reference: ride.reference,
    pickup: ride.pickup_location,
    dropoff: ride.dropoff_location,
    dropoffPoint: dropoffOf(ride),
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
