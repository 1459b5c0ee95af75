import type { Insertable } from "kysely";
import type { Database } from "../database/schema.ts";
import type { RideStatusColumn } from "../database/tables/columns.ts";
import type { TestHouse } from "./test-house.ts";

/** The columns of a ride that a test cares for; everything else is ordinary. */
export type RideColumns = Partial<Omit<Insertable<Database["rides"]>, "status">> & {
  status: RideStatusColumn;
};

let made = 0;

/**
 * Puts a row into `rides` exactly as told, driver and times included, and returns its id: for figures and lists, which
 * depend on each column. `makeRide` makes a ride that could be: it adds the times and the driver that its status implies.
 */
export async function insertRideRow(house: TestHouse, columns: RideColumns): Promise<number> {
  const number = (made += 1);
  const due = columns.ride_datetime ?? house.clock.now();
  const { id } = await house.db
    .insertInto("rides")
    .values({
      reference: `TEST-${number}`,
      tracking_code: `test-${number}`,
      rider_name: "Maya Brooks",
      rider_phone: "5550100",
      pickup_location: "Hato Airport",
      pickup_lat: 12.1846,
      pickup_lng: -68.9568,
      dropoff_location: "Punda",
      dropoff_lat: 12.1045,
      dropoff_lng: -68.9335,
      ride_datetime: due,
      passenger_count: 2,
      luggage_count: 1,
      distance_m: 12_400,
      duration_min: 20,
      distance_source: "server",
      fare_cents: 2600,
      breakdown: "[]",
      vehicle_type: "economy",
      booking_mark: `test-${number}`,
      created_at: due,
      updated_at: due,
      ...columns,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
