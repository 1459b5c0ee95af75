import type { Db, Trx } from "../../database/connect.ts";
import { ApiError } from "../../http/api-error.ts";
import { drawTrackingCode } from "../booking/ride-codes.ts";
import type { NewRide } from "../change/ride-changes.queries.ts";
import {
  addStarsOf,
  addToTotals,
  insertImportLines,
  insertPastRides,
  listTakenReferences,
} from "./past-rides.queries.ts";

/** A ride that was driven or cancelled elsewhere, as it is kept. */
export type PastRide = Omit<
  NewRide,
  "id" | "status" | "tracking_code" | "booking_mark" | "imported_at" | "updated_at"
> & { readonly status: "Completed" | "Cancelled" };

const AT_ONCE = 250;

/** Those of these references that rides have already. */
export async function readTakenReferences(
  db: Db | Trx,
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await listTakenReferences(db, references));
}

/**
 * Keeps rides of the past with the line of their history, in every total and rating. Nobody is told, and nothing follows from them:
 * no event, message, push or cash that a driver would hold.
 */
export async function storePastRides(
  trx: Trx,
  { rides, by, now }: { rides: readonly PastRide[]; by: number; now: Date },
): Promise<void> {
  const ids: number[] = [];
  for (let from = 0; from < rides.length; from += AT_ONCE) {
    const rows = rides.slice(from, from + AT_ONCE).map((ride) => ({
      ...ride,
      tracking_code: drawTrackingCode(),
      booking_mark: `import ${ride.reference}`,
      imported_at: now,
      updated_at: now,
    }));
    ids.push(...(await insertPastRides(trx, rows)));
  }
  if (ids.length < rides.length)
    throw new ApiError(
      "edit_conflict",
      "A ride got one of these references meanwhile. Check the file again.",
    );
  await insertImportLines(trx, { ids, by, now });
  await addToTotals(trx, ids);
  await addStarsOf(trx, ids);
}
