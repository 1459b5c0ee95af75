import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import type { DataCopy } from "../e2e/prepare-data.ts";

/** Puts so many rides that wait, days ahead, into the database of a product that does not run. */
export async function addWaitingRides(
  { dataDirectory, environment }: Pick<DataCopy, "dataDirectory" | "environment">,
  count: number,
): Promise<void> {
  const url = environment["DATABASE_URL"];
  if (url === undefined) {
    const database = new PGlite({ dataDir: path.join(dataDirectory, "database") });
    await database.exec(pendingRides(count));
    return database.close();
  }
  const database = new Client({ connectionString: url });
  await database.connect();
  await database.query(pendingRides(count));
  await database.end();
}

/** Names, fares and places in no order that the time of the ride has. */
function pendingRides(count: number): string {
  return `
    insert into rides (reference, tracking_code, status, rider_name, rider_phone, pickup_location, dropoff_location,
      ride_datetime, passenger_count, luggage_count, distance_m, duration_min, distance_source, fare_cents, breakdown,
      vehicle_type, booking_mark, created_at, updated_at)
    select 'MANY-' || n, 'many-' || n, 'Pending',
      case when n % 100 = 0 then 'Zephyr ' else 'Guest ' end || lpad((n * 7919 % ${count})::text, 5, '0'),
      (5000000 + n)::text, (array['Punda', 'Otrobanda', 'Westpunt', 'Jan Thiel'])[1 + n % 4], 'Mambo Beach',
      date_trunc('hour', now()) + interval '5 days' + n * interval '1 minute', 1 + n % 8, n % 5,
      1000 + n * 37 % 40000, 12, 'server', 1000 + n * 13 % 9000, '[]', 'economy', 'many-' || n, now(), now()
    from generate_series(1, ${count}) n`;
}
