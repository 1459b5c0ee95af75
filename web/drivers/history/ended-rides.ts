import type { Ride } from "../../../contract/rides/ride.ts";
import { deviceStore } from "../../device/device-store.ts";
import { keptName } from "../day/forget-kept-rides.ts";

/**
 * The rides a driver ended or gave back, each with the version after that, so that nobody else is said to
 * have taken them; kept on the device, since they may leave the page before the step was sent.
 */
export type EndedRides = ReadonlyMap<number, number>;

const MOST = 100;

/** Records that a ride left its driver by their own step. */
export function rememberEnded(username: string, { id, version }: Pick<Ride, "id" | "version">): void {
  deviceStore.write(keyOf(username), [...readEnded(username), [id, version]].slice(-MOST));
}

/** The rides they have ended, as far as this device knows. */
export function readEnded(username: string): EndedRides {
  return deviceStore.read(keyOf(username), asVersions);
}

function asVersions(value: unknown): EndedRides {
  const pairs: unknown[] = Array.isArray(value) ? value : [];
  return new Map(pairs.filter(isPair));
}

function isPair(value: unknown): value is [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "number");
}

function keyOf(username: string): string {
  return keptName(username, "ended");
}
