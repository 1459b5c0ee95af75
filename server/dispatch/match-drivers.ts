import type { DriverMatch } from "../../contract/drivers/driver.ts";
import type { Point } from "../../domain/places/place-points.ts";
import type { Db, Trx } from "../database/connect.ts";
import { presentRideBrief } from "../drivers/present-driver.ts";
import { type Reading, type RosterDriver, readRoster } from "../drivers/roster.ts";
import { toMinute } from "../drivers/to-minute.ts";
import { notFound } from "../http/api-error.ts";
import type { RoutesPort } from "../places/ports.ts";
import { findRideToPlace, listRefusers } from "./dispatch.queries.ts";
import { estimateDrives } from "./estimate-drives.ts";
import { type Ranked, type RideToPlace, rankDrivers } from "./rank-drivers.ts";

type Asked = Reading & { rideId: number };

/** The drivers for a ride, the one to think of first at the top. */
export async function matchDrivers(
  db: Db | Trx,
  routes: RoutesPort,
  { rideId, now, positions }: Asked,
): Promise<Ranked<RosterDriver>[]> {
  const row = await findRideToPlace(db, rideId);
  if (!row) throw notFound("This ride does not exist.");
  const { ride, pickup } = toRideToPlace(row);
  const refusers = await listRefusers(db, rideId);
  const drivers = await readRoster(db, { now, positions });
  const drives = await estimateDrives(routes, { ride, pickup, drivers, now });
  const considered = drivers.map((driver) => ({
    driver,
    drive: drives.get(driver.id) ?? null,
    refusal: refusers.get(driver.id) ?? null,
  }));
  return rankDrivers(ride, considered, now);
}

type Row = NonNullable<Awaited<ReturnType<typeof findRideToPlace>>>;

/** A ride that needs a driver, with its pickup point. */
function toRideToPlace(row: Row): { ride: RideToPlace; pickup: Point | null } {
  const { pickup_lat: lat, pickup_lng: lng } = row;
  return {
    ride: {
      id: row.id,
      rideDatetime: row.ride_datetime,
      durationMin: row.duration_min,
      passengers: row.passenger_count,
      luggage: row.luggage_count,
      pricedFor: row.vehicle_type,
    },
    pickup: lat === null || lng === null ? null : { lat, lng },
  };
}

/** How well a driver suits, for the dialog, and whether their passenger likes to be driven by them. */
export function presentMatch(
  ranked: Ranked<RosterDriver>,
  marks: { best: boolean; liked: boolean },
): DriverMatch {
  return {
    minutes: ranked.minutes,
    distance_km: ranked.drive && Math.round(ranked.drive.km * 10) / 10,
    arrives_at: ranked.arrivesAt && toMinute(ranked.arrivesAt).toISOString(),
    seats_fit: ranked.seatsFit,
    overlap: ranked.overlap && presentRideBrief(ranked.overlap),
    refused: ranked.refusal !== null,
    refusal: ranked.refusal,
    best: marks.best,
    ...(marks.liked && { liked: true }),
  };
}
