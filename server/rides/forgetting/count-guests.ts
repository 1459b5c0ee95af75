import type { Db } from "../../database/connect.ts";
import { countRidesOfGuests } from "./blank-rides.queries.ts";

/** The rides before a moment that still know their guest, and the oldest that does. */
export function countGuests(db: Db, before: Date): Promise<{ due: number; oldest: Date | null }> {
  return countRidesOfGuests(db, { before });
}
