import type { Ride } from "../../contract/rides/ride.ts";
import { KEPT_RIDES_PREFIX } from "./forget-kept-rides.ts";

/**
 * The rides a driver ended or gave back himself, each with the version that made of it, so that nobody else is said to
 * have taken them; on the device, since he may have left the page before the step got through.
 */
export type EndedRides = ReadonlyMap<number, number>;

const MOST = 100;
const memory = new Map<string, string>();

/** Notes that a ride left its driver by his own step. */
export function rememberEnded(username: string, { id, version }: Pick<Ride, "id" | "version">): void {
  const text = JSON.stringify([...readEnded(username), [id, version]].slice(-MOST));
  try {
    localStorage.setItem(keyOf(username), text);
    memory.delete(username);
  } catch {
    memory.set(username, text);
  }
}

/** What he has ended, as far as this device knows. */
export function readEnded(username: string): EndedRides {
  try {
    const value: unknown = JSON.parse(memory.get(username) ?? localStorage.getItem(keyOf(username)) ?? "[]");
    return new Map(Array.isArray(value) ? (value as [number, number][]) : []);
  } catch {
    return new Map();
  }
}

function keyOf(username: string): string {
  return `${KEPT_RIDES_PREFIX}${username}:ended`;
}
