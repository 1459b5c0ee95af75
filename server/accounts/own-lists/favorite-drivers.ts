import { type FavoriteDriver, MOST_FAVOURITES } from "../../../contract/accounts/own-lists.ts";
import { fullName } from "../../../domain/accounts/full-name.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { ApiError, notFound } from "../../http/api-error.ts";
import { lockAccount } from "../accounts.queries.ts";
import { deleteFavorite, findDriverOfRide, insertFavorite, listFavorites } from "./own-lists.queries.ts";

/** The drivers whom a rider would like to have again. */
export async function readFavorites(db: Db, accountId: number): Promise<FavoriteDriver[]> {
  const rows = await listFavorites(db, accountId);
  return rows.map((row) => ({
    driver_id: row.driver_id,
    name: fullName(row),
    since: row.since.toISOString(),
  }));
}

type Adding = { accountId: number; rideId: number; now: Date };

/** Prefers the driver of a ride that is over; nobody tells the driver. */
export async function addFavorite(trx: Trx, { accountId, rideId, now }: Adding): Promise<FavoriteDriver> {
  await lockAccount(trx, accountId);
  const driverId = await findDriverOfRide(trx, { rideId, riderId: accountId });
  if (driverId === null) throw notFound("This ride has no driver whom you could have again.");
  const before = await readFavorites(trx, accountId);
  if (before.length >= MOST_FAVOURITES && !before.some((one) => one.driver_id === driverId)) {
    throw new ApiError("invalid_input", TOO_MANY);
  }
  await insertFavorite(trx, { account_id: accountId, driver_id: driverId, since: now });
  const added = (await readFavorites(trx, accountId)).find((one) => one.driver_id === driverId);
  if (!added) throw notFound("This driver doesn't drive for us any more.");
  return added;
}

/** Prefers a driver no more. */
export function dropFavorite(trx: Trx, dropped: { accountId: number; driverId: number }): Promise<void> {
  return deleteFavorite(trx, dropped);
}

const TOO_MANY = `You have ${MOST_FAVOURITES} favorite drivers already. Please take one off first.`;
