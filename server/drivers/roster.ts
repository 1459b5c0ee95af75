import { fullName } from "../../domain/accounts/full-name.ts";
import { addDays, instantsOf } from "../../domain/curacao-days.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { groupBy } from "../../domain/group-by.ts";
import type { OutOfService } from "../../domain/drivers/out-of-service.ts";
import { type DriverStatus, driverStatus } from "../../domain/drivers/driver-status.ts";
import { DEFAULT_RATING } from "../../domain/drivers/driver-defaults.ts";
import { averageStars } from "../../contract/rides/stars.ts";
import { type TimedRide, rideSpan } from "../../domain/drivers/ride-span.ts";
import type { VehicleType } from "../../domain/fares/vehicles.ts";
import type { PapersOverride } from "../../contract/papers/paper-schemas.ts";
import {
  type DatedPaper,
  type HeldPapers,
  type PaperDays,
  paperThatHolds,
  heldOf,
  paperDaysOf,
} from "../../domain/papers/papers.ts";
import type { Db, Trx } from "../database/connect.ts";
import type { NewestPositions } from "../events/positions/newest-positions.ts";
import { notFound } from "../http/api-error.ts";
import { overrideInForce } from "./records/override-in-force.ts";
import { countRidesDue, selectDrivers, selectRidesUnderWay } from "./drivers.queries.ts";
import { findOneDriver } from "./one-driver-reads.ts";

/** A ride that a driver is on or still has to drive. */
export type DriverRide = TimedRide & {
  readonly id: number;
  readonly reference: string;
  readonly pickup: string;
  readonly dropoff: string;
  readonly dropoffPoint: { readonly lat: number; readonly lng: number } | null;
  readonly endsAt: Date;
};

/** A driver with their rides. */
export type RosterDriver = {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly status: DriverStatus;
  readonly inactive: boolean;
  readonly onShift: boolean;
  readonly sharesLocation: boolean;
  /** Only while the driver is on shift and shares it. */
  readonly position: { lat: number; lng: number; name: string | null; at: Date } | null;
  readonly vehicleType: VehicleType;
  readonly vehicle: string;
  readonly plate: string;
  readonly vehicleId: number | null;
  /** When their car is out of service, the soonest first. */
  readonly outOfService: readonly OutOfService[];
  readonly licenseNumber: string;
  readonly paperDays: PaperDays;
  /** The paper for which they are given no rides; null where none holds them back. */
  readonly papersExpired: DatedPaper | null;
  readonly papersOverride: PapersOverride | null;
  /** The facts that decide whether they may be given the ride of a day. */
  readonly papers: HeldPapers;
  readonly languages: readonly string[];
  readonly approvedAt: Date | null;
  readonly lastActiveAt: Date | null;
  readonly rating: number;
  readonly ridesCompleted: number;
  readonly ridesToday: number;
  /** Rides under way and to come, the soonest first. */
  readonly rides: readonly DriverRide[];
  readonly version: number;
};

/** When drivers are read, and what knows where they are. */
export type Reading = { readonly now: Date; readonly positions: NewestPositions };

/** Every driver that dispatch works with, by name. */
export async function readRoster(db: Db | Trx, { now, positions }: Reading): Promise<RosterDriver[]> {
  const rows = await positions.in(await selectDrivers(db));
  const rides = await selectRidesUnderWay(db);
  const counts = await countRidesDue(db, { day: dayOf(now) });
  const ridesToday = new Map(counts.map((count) => [count.driver_id, count.rides]));
  const ridesOf = new Map(groupBy(rides, (ride) => String(ride.driver_id)));
  return rows.map((row) =>
    toRosterDriver(row, {
      rides: (ridesOf.get(String(row.account_id)) ?? []).map((ride) => toRide(ride, now)),
      ridesToday: ridesToday.get(row.account_id) ?? 0,
      now,
    }),
  );
}

/** One of them. */
export async function findRosterDriver(
  db: Db | Trx,
  id: number,
  reading: Reading,
): Promise<RosterDriver | null> {
  return (await findDriverAndMore(db, id, reading))?.driver ?? null;
}

/** One of them, with what only they see themselves. */
export async function findDriverAndMore(db: Db | Trx, id: number, { now, positions }: Reading) {
  const found = await findOneDriver(db, { id, day: dayOf(now) });
  const [row] = found ? await positions.in([found]) : [];
  if (!row) return null;
  const { offer, round, changes, changes_wait, rides_today: ridesToday } = row;
  const rides = row.rides.map((ride) =>
    toRide(
      { ...ride, ride_datetime: new Date(ride.ride_datetime), picked_up_at: instant(ride.picked_up_at) },
      now,
    ),
  );
  return { driver: toRosterDriver(row, { rides, ridesToday, now }), offer, round, changes, changes_wait };
}

function instant(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

function dayOf(now: Date) {
  const today = curacaoDate(now);
  return instantsOf({ start: today, end: addDays(today, 1) });
}

/** One of them; an error when there is no such driver. */
export async function getRosterDriver(db: Db | Trx, id: number, reading: Reading): Promise<RosterDriver> {
  const driver = await findRosterDriver(db, id, reading);
  if (!driver) throw notFound("This driver does not exist.");
  return driver;
}

type DriverRow = Awaited<ReturnType<typeof selectDrivers>>[number];
type RideRow = Awaited<ReturnType<typeof selectRidesUnderWay>>[number];
type Work = { rides: DriverRide[]; ridesToday: number; now: Date };

function toRosterDriver(row: DriverRow, { rides, ridesToday, now }: Work): RosterDriver {
  const inactive = row.inactive || row.state === "suspended";
  return {
    id: row.account_id,
    username: row.username,
    name: fullName(row),
    phone: row.phone,
    email: row.email,
    status: driverStatus({ inactive, onShift: row.on_shift, rides }, now),
    inactive,
    onShift: row.on_shift,
    sharesLocation: row.shares_location,
    position: positionOf(row),
    vehicleType: row.vehicle_type,
    vehicle: row.vehicle_name,
    plate: row.plate,
    vehicleId: row.vehicle_id,
    outOfService: row.out_of_service,
    licenseNumber: row.license_number,
    paperDays: paperDaysOf(row),
    papersExpired: paperThatHolds(heldOf(row), curacaoDate(now)),
    papersOverride: overrideInForce(row, curacaoDate(now)),
    papers: heldOf(row),
    languages: row.languages.split(",").filter(Boolean),
    approvedAt: row.approved_at,
    lastActiveAt: row.last_active_at,
    rating: averageStars({ sum: row.rating_sum, count: row.rating_count }) ?? DEFAULT_RATING,
    ridesCompleted: row.rides_completed ?? 0,
    ridesToday,
    rides,
    version: row.version,
  };
}

function positionOf(row: DriverRow): RosterDriver["position"] {
  const { lat, lng, location_name, located_at, on_shift, shares_location } = row;
  if (!on_shift || !shares_location || lat === null || lng === null || !located_at) return null;
  return { lat, lng, name: location_name, at: located_at };
}

function toRide(row: RideRow, now: Date): DriverRide {
  const timed: TimedRide = {
    status: row.status,
    rideDatetime: row.ride_datetime,
    pickedUpAt: row.picked_up_at,
    durationMin: row.duration_min,
  };
  return {
    ...timed,
    id: row.id,
    reference: row.reference,
    pickup: row.pickup_location,
    dropoff: row.dropoff_location,
    dropoffPoint:
      row.dropoff_lat === null || row.dropoff_lng === null
        ? null
        : { lat: row.dropoff_lat, lng: row.dropoff_lng },
    endsAt: rideSpan(timed, now).end,
  };
}
