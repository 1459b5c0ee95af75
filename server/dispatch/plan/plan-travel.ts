import type { DriveTable, RoadPlace } from "../../places/road/drive-table.ts";
import type { Drive, Travel } from "../../planning/plan-problem.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";

const HOURS = 64;

/** Driving times between numbered places, each pair worked out once for each hour in which it is driven. */
export function planTravel(
  table: Pick<DriveTable, "drive">,
  placeOf: (number: number) => RoadPlace,
  origin: Date,
): Travel {
  // Small whole numbers as keys: one for each pair and hour would be a fraction in memory, made anew for each question.
  const known = new Map<number, Map<number, Drive>>();
  return (from, to, minute) => {
    const hour = Math.min(HOURS - 1, Math.max(0, Math.floor(minute / 60)));
    const toThere = to * HOURS + hour;
    let drives = known.get(toThere);
    if (!drives) known.set(toThere, (drives = new Map()));
    const drive = drives.get(from);
    if (drive) return drive;
    const when = new Date(origin.getTime() + (hour * 60 + 30) * MINUTE_MS);
    const found = from === to ? { minutes: 0, km: 0 } : table.drive(placeOf(from), placeOf(to), when);
    drives.set(from, found);
    return found;
  };
}
