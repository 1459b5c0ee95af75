import type { DriverStatus } from "../../domain/drivers/driver-status.ts";
import type { DispatchStrings } from "./strings/en.ts";
import { useStrings } from "../language/language-context.ts";
import { DriverBadge } from "../rides/driver-badge.tsx";

/** The status of a driver, in dispatch's words. */
export function DriverStatusBadge({ status }: { readonly status: DriverStatus }) {
  return <DriverBadge status={status}>{driverStatusWord(status, useStrings("dispatch"))}</DriverBadge>;
}

/** The status of a driver, in a word. */
export function driverStatusWord(status: DriverStatus, text: DispatchStrings): string {
  const words: Readonly<Record<DriverStatus, string>> = {
    available: text.available,
    on_ride: text.onRide,
    offline: text.offShift,
    inactive: text.inactive,
  };
  return words[status];
}
