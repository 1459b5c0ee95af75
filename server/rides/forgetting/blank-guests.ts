import type { Db } from "../../database/connect.ts";
import { blankRidesOfGuests } from "./blank-rides.queries.ts";

const AT_ONCE = 500;

/** Blanks the guests of every ride before a moment, some rides at a time. Returns how many rides there were. */
export async function blankGuests(db: Db, { before, now }: { before: Date; now: Date }): Promise<number> {
  let rides = 0;
  for (;;) {
    const blanked = await blankRidesOfGuests(db, { before, now, limit: AT_ONCE });
    rides += blanked;
    if (blanked < AT_ONCE) return rides;
  }
}
