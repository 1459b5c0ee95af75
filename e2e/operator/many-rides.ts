import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { Product, ProductOptions } from "../start-product.ts";

/** Every hundredth of the rides is booked in this name. */
export const RARE_NAME = "Zephyr";

/** The demo with so many rides more that wait, days ahead, put into its database while it is closed. */
export async function startWithManyRides(
  start: (options: ProductOptions) => Promise<Product>,
  count: number,
): Promise<Product> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), "trupial-many-"));
  const demo = await start({ dataDirectory });
  await demo.stop({ keepData: true });
  const database = new PGlite({ dataDir: path.join(dataDirectory, "database") });
  await database.exec(pendingRides(count));
  await database.close();
  return start({ dataDirectory });
}

/** Names, fares and places in no order that the time of the ride has. */
function pendingRides(count: number): string {
  return `
    insert into rides (reference, tracking_code, status, rider_name, rider_phone, pickup_location, dropoff_location,
      ride_datetime, passenger_count, luggage_count, distance_m, duration_min, distance_source, fare_cents, breakdown,
      vehicle_type, booking_mark, created_at, updated_at)
    select 'MANY-' || n, 'many-' || n, 'Pending',
      case when n % 100 = 0 then '${RARE_NAME} ' else 'Guest ' end || lpad((n * 7919 % ${count})::text, 5, '0'),
      (5000000 + n)::text, (array['Punda', 'Otrobanda', 'Westpunt', 'Jan Thiel'])[1 + n % 4], 'Mambo Beach',
      date_trunc('hour', now()) + interval '5 days' + n * interval '1 minute', 1 + n % 8, n % 5,
      1000 + n * 37 % 40000, 12, 'server', 1000 + n * 13 % 9000, '[]', 'economy', 'many-' || n, now(), now()
    from generate_series(1, ${count}) n`;
}
