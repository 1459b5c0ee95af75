import { paths } from "./paths.ts";

/** Where a driver's own name, settings or handbook are: among the screens that they work at. */
export function driverAccountPath(part: "profile" | "settings" | "handbook"): string {
  return `${paths.driverProfile}?part=${part}`;
}
