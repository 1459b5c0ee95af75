import type { QueryClient } from "@tanstack/react-query";
import type { Ride } from "../../contract/rides/ride.ts";

type Heard = Ride[];
const readings = new WeakMap<QueryClient, Set<Heard>>();

/** Notes a ride that the live stream brought, for every list that is being read just then. */
export function noteHeard(client: QueryClient, ride: Ride): void {
  for (const heard of readings.get(client) ?? []) heard.push(ride);
}

/**
 * Reads a list that takes a while, a page after the other. What the stream brings meanwhile is newer than a page that
 * was read before it, so the reader gets it too, growing as it is heard.
 */
export async function hearWhile<T>(
  client: QueryClient,
  read: (heard: readonly Ride[]) => Promise<T>,
): Promise<T> {
  const heard: Heard = [];
  const present = readings.get(client) ?? new Set();
  readings.set(client, present.add(heard));
  try {
    return await read(heard);
  } finally {
    present.delete(heard);
  }
}
