import { sql } from "kysely";
import type { Product } from "./product.ts";

/** Cars on the road, each with a passenger aboard: their drivers' accounts, and the codes of their rides. */
export async function insertFleet(
  { database: { db } }: Product,
  count: number,
): Promise<{ drivers: number[]; codes: string[] }> {
  const { rows } = await sql<{ driver_id: number; tracking_code: string }>`
    with people as (
      insert into accounts (username, username_key, email, email_key, first_name, last_name, phone, password_hash, role, created_at, updated_at)
      select 'car' || n, 'car' || n, 'car' || n || '@example.com', 'car' || n || '@example.com', 'Car', n::text, (6000000 + n)::text, 'none', 'driver', now(), now()
      from generate_series(1, ${sql.lit(count)}) n returning id),
    cars as (
      insert into drivers (account_id, vehicle_type, vehicle_name, plate, license_number, approved_at, on_shift, shares_location, updated_at)
      select id, 'economy', 'Car', 'TX ' || id, 'L' || id, now(), true, true, now() from people returning account_id)
    insert into rides (reference, tracking_code, status, driver_id, rider_name, rider_phone, pickup_location, pickup_lat, pickup_lng,
      dropoff_location, dropoff_lat, dropoff_lng, ride_datetime, passenger_count, luggage_count, distance_m, duration_min,
      distance_source, fare_cents, breakdown, vehicle_type, zone, booking_mark, created_at, updated_at, assigned_at, accepted_at, picked_up_at,
      expected_at, expected_as_of)
    select 'R' || gen_random_uuid(), gen_random_uuid(), 'PickedUp', account_id, 'Rider', '5551234', 'Punda', 12.1056, -68.9335,
      'Mambo Beach', 12.0865, -68.8990, now(), 2, 1, 5000, 12, 'server', 1500, '[]', 'economy', null, 'bench', now(), now(),
      now() - interval '1 hour', now() - interval '1 hour', now() - interval '1 hour', now(), now() + interval '1 day'
    from cars returning driver_id, tracking_code`.execute(db);
  return { drivers: rows.map((row) => row.driver_id), codes: rows.map((row) => row.tracking_code) };
}
