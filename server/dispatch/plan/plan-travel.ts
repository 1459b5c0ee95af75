import type { DriveTable, RoadPlace } from "../../places/road/drive-table.ts";
import type { Drive, Travel } from "../../planning/plan-problem.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";

/** So many places are told apart in the name of a pair. */
const MOST_PLACES = 1 << 20;
const HOURS = 64;

/** Driving times between numbered places, each pair worked out once for each hour in which it is driven. */
export function planTravel(
  table: Pick<DriveTable, "drive">,
  placeOf: (number: number) => RoadPlace,
  origin: Date,
): Travel {
  const known = new Map<number, Drive>();
  return (from, to, minute) => {
    const hour = Math.min(HOURS - 1, Math.max(0, Math.floor(minute / 60)));
    const name = (from * MOST_PLACES + to) * HOURS + hour;
    const drive = known.get(name);
    if (drive) return drive;
    const when = new Date(origin.getTime() + (hour * 60 + 30) * MINUTE_MS);
    const found = from === to ? { minutes: 0, km: 0 } : table.drive(placeOf(from), placeOf(to), when);
    known.set(name, found);
    return found;
  };
}
