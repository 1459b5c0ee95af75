import type { SavedPlace } from "../../../contract/accounts/own-lists.ts";
import type { SavedAs } from "../../../domain/places/saved-as.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { deleteSavedPlace, listSavedPlaces, writeSavedPlace } from "./own-lists.queries.ts";

/** The places that a rider keeps, as home and hotel. */
export function readSavedPlaces(db: Db, accountId: number): Promise<SavedPlace[]> {
  return listSavedPlaces(db, accountId);
}

/** Keeps a place of a rider in the place of the one before. */
export function keepPlace(
  trx: Trx,
  { accountId, place }: { accountId: number; place: SavedPlace },
): Promise<void> {
  return writeSavedPlace(trx, { account_id: accountId, ...place });
}

/** Keeps it no more. */
export function forgetPlace(trx: Trx, kept: { accountId: number; savedAs: SavedAs }): Promise<void> {
  return deleteSavedPlace(trx, kept);
}
