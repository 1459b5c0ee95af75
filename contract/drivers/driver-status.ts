import type { DriverStatus } from "./driver.ts";

/** A driver with a ride due this soon counts as on it. */
export const DUE_WITHIN_MS = 30 * 60 * 1000;

/** The states of a ride in which a driver has somebody aboard. */
export const ABOARD: readonly string[] = ["PickedUp", "InProgress"];
/** The states of a ride that a driver has before him. */
export const PROMISED: readonly string[] = ["Assigned", "Accepted"];
/** Every state in which a ride is some driver's to do. */
export const UNDER_WAY: readonly string[] = [...PROMISED, ...ABOARD];

export type DriverFacts = {
  /** Set by the office. */
  readonly inactive: boolean;
  readonly onShift: boolean;
  /** His rides that are not over. */
  readonly rides: readonly { readonly status: string; readonly rideDatetime: Date }[];
};

/** What a driver is doing: `inactive` over `offline` over `on_ride` over `available`. */
export function driverStatus({ inactive, onShift, rides }: DriverFacts, now: Date): DriverStatus {
  if (inactive) return "inactive";
  if (!onShift) return "offline";
  return rides.some((ride) => keepsBusy(ride, now)) ? "on_ride" : "available";
}

function keepsBusy(ride: DriverFacts["rides"][number], now: Date): boolean {
  if (ABOARD.includes(ride.status)) return true;
  return PROMISED.includes(ride.status) && ride.rideDatetime.getTime() - now.getTime() <= DUE_WITHIN_MS;
}
