import type { Insertable } from "kysely";
import type { VehiclesTable } from "../database/tables/vehicle-tables.ts";
import type { TestServer } from "./test-server.ts";

let made = 0;

/** Makes a car of the fleet that nobody drives. */
export async function makeVehicle(
  server: TestServer,
  facts: Partial<Insertable<VehiclesTable>> = {},
): Promise<number> {
  const now = server.clock.now();
  made += 1;
  const { id } = await server.db
    .insertInto("vehicles")
    .values({
      plate: `TX ${5000 + made}`,
      vehicle_type: "economy",
      vehicle_name: "Blue Kia Rio",
      created_at: now,
      updated_at: now,
      ...facts,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
