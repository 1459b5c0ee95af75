import type { Driver } from "../../../contract/drivers/driver.ts";
import { setCached } from "../../api/update-read.ts";
import { DRIVERS } from "./dispatch-lists.ts";

/** A hundred cars tell their positions many times a second, and glide for five seconds: they are moved together. */
const TOGETHER_MS = 500;
const moved = new Map<number, Driver>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether a driver who was on the map is the same as before but for where they are. */
export function hasOnlyMoved(before: Driver, now: Driver): boolean {
  if (before.lat === null || now.lat === null) return false;
  return JSON.stringify(withoutPlace(before)) === JSON.stringify(withoutPlace(now));
}

/** Puts a driver's new position into the roster, together with those of others. */
export function moveSoon(driver: Driver): void {
  moved.set(driver.id, driver);
  timer ??= setTimeout(() => {
    timer = undefined;
    setCached(DRIVERS, (shown) => shown?.map((each) => moved.get(each.id) ?? each));
    moved.clear();
  }, TOGETHER_MS);
}

/** Something newer is known of a driver than the position that waits. */
export function dropMove(id: number): void {
  moved.delete(id);
}

function withoutPlace(driver: Driver): object {
  const { lat: _lat, lng: _lng, located_at: _at, location: _location, lastActive: _active, ...rest } = driver;
  const { current_location: _place, ...profile } = driver.profile;
  return { ...rest, profile };
}
