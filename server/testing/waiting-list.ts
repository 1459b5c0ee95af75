import { HOUR_MS } from "../../domain/time-units.ts";
import { HATO_TO_MAMBO } from "./rides.ts";
import type { TestServer } from "./test-server.ts";

/** A wish for a time, as the site sends it. */
export function aWish(server: TestServer, facts: object = {}) {
  return {
    pickup_location: "Hato International Airport",
    pickup_lat: 12.1846,
    pickup_lng: -68.9568,
    dropoff_location: "Mambo Beach",
    dropoff_lat: 12.08654,
    dropoff_lng: -68.89902,
    passenger_count: 2,
    luggage_count: 2,
    wanted_at: new Date(server.clock.now().getTime() + 2 * HOUR_MS).toISOString(),
    name: "Ana Maria",
    email: "ana@example.com",
    ...facts,
  };
}

/** Somebody in the line, by the end of their link. */
export async function makeWaiting(server: TestServer): Promise<string> {
  const code = `waiting-${crypto.randomUUID()}`;
  await server.db
    .insertInto("waiting_list")
    .values({
      name: "Ana Maria",
      phone: "",
      email: "ana@example.com",
      language: "en",
      ...HATO_TO_MAMBO,
      wanted_at: new Date(server.clock.now().getTime() + 2 * HOUR_MS),
      code,
      state: "waiting",
      created_at: server.clock.now(),
    })
    .execute();
  return code;
}
