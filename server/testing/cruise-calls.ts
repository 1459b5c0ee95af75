import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Database } from "../database/schema.ts";
import type { TestServer } from "./test-server.ts";

const MEGA_PIER = { pier: "Mega Pier Cruise Terminal", lat: 12.104636, lng: -68.941739 };

/** A ship as a client sends it. */
export const A_CRUISE_CALL = {
  ...MEGA_PIER,
  ship: "Coral Princess",
  from: "2026-12-01T08:00:00-04:00",
  until: "2026-12-01T17:00:00-04:00",
  passengers: 2_600,
};

/** Puts a ship into the table and returns its number. */
export async function makeCruiseCall(
  server: TestServer,
  facts: Partial<Insertable<Database["cruise_calls"]>> = {},
): Promise<number> {
  const { id } = await server.db
    .insertInto("cruise_calls")
    .values({
      ...MEGA_PIER,
      ship: `Ship ${randomUUID()}`,
      from_at: new Date(A_CRUISE_CALL.from),
      until_at: new Date(A_CRUISE_CALL.until),
      passengers: A_CRUISE_CALL.passengers,
      version: 1,
      changed_at: server.clock.now(),
      ...facts,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
