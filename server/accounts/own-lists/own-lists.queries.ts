import type { Insertable } from "kysely";
import type { SavedAs } from "../../../domain/places/saved-as.ts";
import type { Db, Trx } from "../../database/connect.ts";
import type { Database } from "../../database/schema.ts";

export function listSavedPlaces(db: Db, accountId: number) {
  return db
    .selectFrom("saved_places")
    .select(["saved_as", "name", "kind", "area", "lat", "lng"])
    .where("account_id", "=", accountId)
    .orderBy("saved_as")
    .execute();
}

export async function writeSavedPlace(trx: Trx, place: Insertable<Database["saved_places"]>): Promise<void> {
  const { account_id: _account, saved_as: _as, ...columns } = place;
  await trx
    .insertInto("saved_places")
    .values(place)
    .onConflict((conflict) => conflict.columns(["account_id", "saved_as"]).doUpdateSet(columns))
    .execute();
}

type Kept = { accountId: number; savedAs: SavedAs };

export async function deleteSavedPlace(trx: Trx, { accountId, savedAs }: Kept): Promise<void> {
  await trx
    .deleteFrom("saved_places")
    .where("account_id", "=", accountId)
    .where("saved_as", "=", savedAs)
    .execute();
}

/** The drivers that an account likes, those who drive no more left out, the latest first. */
export function listFavorites(db: Db, accountId: number) {
  return db
    .selectFrom("favorite_drivers")
    .innerJoin("accounts", "accounts.id", "favorite_drivers.driver_id")
    .select(["driver_id", "since", "accounts.first_name", "accounts.last_name"])
    .where("account_id", "=", accountId)
    .where("accounts.role", "=", "driver")
    .where("accounts.state", "=", "active")
    .orderBy("since", "desc")
    .orderBy("driver_id")
    .execute();
}

/** The driver who completed a ride of a rider's own. */
export async function findDriverOfRide(
  db: Db,
  { rideId, riderId }: { rideId: number; riderId: number },
): Promise<number | null> {
  const ride = await db
    .selectFrom("rides")
    .select("driver_id")
    .where("id", "=", rideId)
    .where("rider_id", "=", riderId)
    .where("status", "=", "Completed")
    .executeTakeFirst();
  return ride?.driver_id ?? null;
}

/** Keeps a driver once; a second time changes nothing. */
export async function insertFavorite(
  trx: Trx,
  favorite: Insertable<Database["favorite_drivers"]>,
): Promise<void> {
  await trx
    .insertInto("favorite_drivers")
    .values(favorite)
    .onConflict((conflict) => conflict.columns(["account_id", "driver_id"]).doNothing())
    .execute();
}

type Favorite = { accountId: number; driverId: number };

export async function deleteFavorite(trx: Trx, { accountId, driverId }: Favorite): Promise<void> {
  await trx
    .deleteFrom("favorite_drivers")
    .where("account_id", "=", accountId)
    .where("driver_id", "=", driverId)
    .execute();
}
