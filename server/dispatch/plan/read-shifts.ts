import type { Db, Trx } from "../../database/connect.ts";
import { readHoursOfDrivers } from "../../shifts/hours-of-drivers.ts";
import type { WrittenShifts } from "./cars-of.ts";

/** The shifts of the next hours as they are written down, by driver; one who has none at all is missing. */
export async function readShifts(
  db: Db | Trx,
  asked: { now: Date; hours: number },
): Promise<Map<number, WrittenShifts>> {
  const found = await readHoursOfDrivers(db, asked);
  return new Map(
    [...found].map(([driver, { hours, home }]) => {
      const written = hours?.map(({ assumed, ...shift }) => ({
        ...shift,
        written: !assumed,
        likely: assumed,
      }));
      return [driver, { hours: written ?? null, home }];
    }),
  );
}
