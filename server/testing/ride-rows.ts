import type { Insertable } from "kysely";
import type { Database, RideStatusColumn } from "../database/schema.ts";
import type { TestHouse } from "./test-house.ts";

/** What a test says of a ride that is already there; everything else is ordinary. */
export type RideFacts = Partial<Omit<Insertable<Database["rides"]>, "status">> & { status: RideStatusColumn };

let made = 0;

/** Puts a ride into the tables exactly as told; `makeRide` adds the times and the driver that a status implies. */
export async function makeRideRow(house: TestHouse, facts: RideFacts): Promise<number> {
  const number = (made += 1);
  const due = facts.ride_datetime ?? house.clock.now();
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
      ...facts,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
