import { paths } from "./paths.ts";

/** Where a driver's own name or settings are: among the screens that they work at. */
export function driverAccountPath(part: "profile" | "settings"): string {
  return `${paths.driverProfile}?part=${part}`;
}
