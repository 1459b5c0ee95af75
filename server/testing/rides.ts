import { type Insertable, sql } from "kysely";
import type { Booking } from "../../contract/rides/booking.ts";
import type { Ride } from "../../contract/rides/ride.ts";
import { ENDED, type RideStatus, isOneOf } from "../../domain/rides/ride-states.ts";
import { bookRideEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { HOUR_MS } from "../../domain/time-units.ts";
import { inTransaction } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";
import { drawReference, drawTrackingCode } from "../rides/booking/ride-codes.ts";
import { makeDriver } from "./accounts.ts";
import type { TestServer } from "./test-server.ts";

export type TestRide = { id: number; reference: string; trackingCode: string; version: number };

/** The columns of a ride that matter to a test; the others get those of an ordinary trip. */
export type RideColumns = Partial<Omit<Insertable<Database["rides"]>, "status">> & { status: RideStatus };
export type RideFacts = Partial<Omit<RideColumns, "driver_id" | "rider_id">> & {
  /** The account of its driver; one is made where the status needs one and none is given. */
  driverId?: number | null;
  /** The account of its rider; without one it is a guest's. */
  riderId?: number | null;
};

const WITHOUT_DRIVER: readonly RideStatus[] = ["Pending", "Rejected", "Cancelled"];

/** Makes a ride straight in the tables, with the times and the driver that its status implies. */
export async function makeRide(server: TestServer, facts: RideFacts = {}): Promise<TestRide> {
  const { status = "Pending", driverId, riderId = null, ...columns } = facts;
  const now = server.clock.now();
  const driver =
    driverId ?? (WITHOUT_DRIVER.includes(status) || driverId === null ? null : (await makeDriver(server)).id);
  return insertRide(server, {
    ride_datetime: new Date(now.getTime() + HOUR_MS),
    rider_id: riderId,
    driver_id: driver,
    ...timesOf(status, columns.ride_datetime ?? now),
    ...columns,
    status,
  });
}

/**
 * Puts a ride into the tables exactly as given, driver and times included, and returns its id: for figures and lists, which
 * depend on each column, also in ways that no ride would have. It is due now unless told otherwise.
 */
export async function insertRideRow(server: TestServer, columns: RideColumns): Promise<number> {
  const due = columns.ride_datetime ?? server.clock.now();
  const { id } = await insertRide(server, {
    ride_datetime: due,
    created_at: due,
    updated_at: due,
    ...columns,
  });
  return id;
}

/** Rides a statement puts in at once; it takes 65,535 values at most. */
const AT_ONCE = 500;

/**
 * Puts a great number of rides into the table, each as given by its place among them. The triggers are left out, which would take most
 * of the time: totals and searches don't know these rides.
 */
export async function makeRides(
  server: TestServer,
  count: number,
  columnsOf: (index: number) => DatedColumns,
): Promise<void> {
  // References are short: among so many, two that are drawn would be alike.
  const rows = Array.from({ length: count }, (_, index) =>
    rowOf(server, { reference: `${drawReference()}-${index}`, ...columnsOf(index) }),
  );
  await inTransaction(server.db, async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (let from = 0; from < count; from += AT_ONCE) {
      await trx
        .insertInto("rides")
        .values(rows.slice(from, from + AT_ONCE))
        .execute();
    }
  });
}

type Tables = Pick<Parameters<typeof makeDriver>[0], "db" | "clock">;
type DatedColumns = RideColumns & Pick<Insertable<Database["rides"]>, "ride_datetime">;

function rowOf(server: Pick<Tables, "clock">, columns: DatedColumns): Insertable<Database["rides"]> {
  const now = server.clock.now();
  return {
    ...PLAIN_TRIP,
    reference: drawReference(),
    tracking_code: drawTrackingCode(),
    booking_mark: "made by a test",
    created_at: now,
    updated_at: now,
    ...columns,
  };
}

/** Puts one ride into the table, as given. */
export async function insertRide(server: Tables, columns: DatedColumns): Promise<TestRide> {
  const ride = await server.db
    .insertInto("rides")
    .values(rowOf(server, columns))
    .returning(["id", "reference", "tracking_code", "version"])
    .executeTakeFirstOrThrow();
  return { id: ride.id, reference: ride.reference, trackingCode: ride.tracking_code, version: ride.version };
}

/** The body of a booking from the airport to Mambo Beach an hour from now, with what matters to a test. */
export function aBooking(server: TestServer, facts: Partial<Booking> = {}): Booking {
  return {
    pickup_location: "Hato International Airport",
    pickup_lat: 12.1846,
    pickup_lng: -68.9568,
    dropoff_location: "Mambo Beach",
    dropoff_lat: 12.08654,
    dropoff_lng: -68.89902,
    ride_datetime: new Date(server.clock.now().getTime() + HOUR_MS).toISOString(),
    passenger_count: 2,
    luggage_count: 2,
    rider_name: "Ana Maria",
    rider_phone: "5551234",
    ...facts,
  };
}

/** Books a ride through the API; as a guest from a new address unless a token is given. */
export function bookARide(server: TestServer, facts: Partial<Booking> = {}, token?: string): Promise<Ride> {
  return server.call(bookRideEndpoint, { body: aBooking(server, facts), token });
}

/** From the airport to the beach, for two with two bags. */
export const HATO_TO_MAMBO = {
  pickup_location: "Hato International Airport",
  pickup_lat: 12.1846,
  pickup_lng: -68.9568,
  dropoff_location: "Mambo Beach",
  dropoff_lat: 12.08654,
  dropoff_lng: -68.89902,
  passenger_count: 2,
  luggage_count: 2,
};

const PLAIN_TRIP = {
  rider_name: "Ana Maria",
  rider_phone: "5551234",
  ...HATO_TO_MAMBO,
  distance_m: 15_200,
  duration_min: 24,
  distance_source: "server",
  fare_cents: 3_000,
  breakdown: JSON.stringify([{ label: "Airport rate", code: "airport_rate", amount: 3_000, zone: "mambo" }]),
  vehicle_type: "economy",
  zone: "mambo",
} as const;

function timesOf(status: RideStatus, at: Date) {
  const given = isOneOf(["Assigned", "Accepted", "PickedUp", "InProgress", "Completed", "NoShow"], status);
  return {
    assigned_at: given ? at : null,
    accepted_at: given && status !== "Assigned" ? at : null,
    arrived_at: status === "NoShow" ? at : null,
    picked_up_at: isOneOf(["PickedUp", "InProgress", "Completed"], status) ? at : null,
    started_at: isOneOf(["InProgress", "Completed"], status) ? at : null,
    completed_at: status === "Completed" ? at : null,
    ended_at: isOneOf(ENDED, status) ? at : null,
  };
}
