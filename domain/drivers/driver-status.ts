import { ABOARD, PROMISED, isOneOf } from "../rides/ride-states.ts";

/** The states of a driver, as everyone sees them. */
export const DRIVER_STATUSES = ["available", "on_ride", "offline", "inactive"] as const;
export type DriverStatus = (typeof DRIVER_STATUSES)[number];

/** A driver with a ride due this soon counts as on it. */
export const DUE_WITHIN_MS = 30 * 60 * 1000;

export type DriverFacts = {
  /** Set by dispatch. */
  readonly inactive: boolean;
  readonly onShift: boolean;
  /** The driver's rides that are not over. */
  readonly rides: readonly { readonly status: string; readonly rideDatetime: Date }[];
};

/** The state of a driver: `inactive` over `offline` over `on_ride` over `available`. */
export function driverStatus({ inactive, onShift, rides }: DriverFacts, now: Date): DriverStatus {
  if (inactive) return "inactive";
  if (!onShift) return "offline";
  return rides.some((ride) => keepsBusy(ride, now)) ? "on_ride" : "available";
}

function keepsBusy(ride: DriverFacts["rides"][number], now: Date): boolean {
  if (isOneOf(ABOARD, ride.status)) return true;
  return isOneOf(PROMISED, ride.status) && ride.rideDatetime.getTime() - now.getTime() <= DUE_WITHIN_MS;
}
