import { sql } from "kysely";
import type { Product } from "./product.ts";

/** Puts pending rides into the tables and returns the id of the first; the others follow it. */
export async function insertRides({ database: { db } }: Product, count: number): Promise<number> {
  const { rows } = await sql<{ first: number }>`
    with made as (
      insert into rides (reference, tracking_code, status, rider_name, rider_phone, pickup_location, pickup_lat, pickup_lng,
        dropoff_location, dropoff_lat, dropoff_lng, ride_datetime, passenger_count, luggage_count, distance_m, duration_min,
        distance_source, fare_cents, breakdown, vehicle_type, zone, booking_mark, created_at, updated_at)
      select 'R' || gen_random_uuid(), gen_random_uuid(), 'Pending', 'Rider ' || n, (1000000 + n)::text, 'Punda', 12.1056, -68.9335,
        'Mambo Beach', 12.0865, -68.8990, now() + interval '1 day' + n * interval '1 second', 2, 1, 5000, 12,
        'server', 1500, '[{"label": "Airport rate", "code": "airport_rate", "amount": 1500, "zone": "mambo"}]', 'economy', null, 'bench', now(), now()
      from generate_series(1, ${sql.lit(count)}) n returning id)
    select min(id)::int as first from made`.execute(db);
  return rows[0]?.first ?? 0;
}
