import { type Insertable, type Updateable, sql } from "kysely";
import type { Db, Trx } from "../database/connect.ts";
import type { CruiseCallsTable, ShipFeedTable } from "../database/tables/demand-tables.ts";

const ONE = 1;

export function findShipFeed(db: Db | Trx) {
  return db.selectFrom("ship_feed").selectAll().where("id", "=", ONE).executeTakeFirstOrThrow();
}

/** The same, taken for this transaction, so that two servers read it one after the other. */
export function lockShipFeed(trx: Trx) {
  return trx.selectFrom("ship_feed").selectAll().where("id", "=", ONE).forUpdate().executeTakeFirstOrThrow();
}

export async function writeShipFeed(trx: Trx, changes: Updateable<ShipFeedTable>): Promise<void> {
  await trx.updateTable("ship_feed").set(changes).where("id", "=", ONE).execute();
}

/** The ships to come that a calendar brought. */
export function listFedCalls(trx: Trx, now: Date) {
  return trx
    .selectFrom("cruise_calls")
    .select(["id", "feed_uid", "ship", "pier", "from_at", "until_at", "passengers", "changed_by", "version"])
    .where("feed_uid", "is not", null)
    .where("from_at", ">", now)
    .execute();
}

/** Nothing where this ship comes then already, by hand or by another entry. */
export async function insertFedCall(trx: Trx, row: Insertable<CruiseCallsTable>): Promise<boolean> {
  const inserted = await trx
    .insertInto("cruise_calls")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

type FedCall = Pick<CruiseCallsTable, "ship" | "pier" | "lat" | "lng" | "passengers"> & {
  from_at: Date;
  until_at: Date;
  changed_at: Date;
};

/** Changes a ship to what its calendar says now, unless it would be another ship's call. */
export async function updateFedCall(trx: Trx, id: number, call: FedCall): Promise<void> {
  await trx
    .updateTable("cruise_calls")
    .set({ ...call, version: sql`version + 1` })
    .where("id", "=", id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("cruise_calls as other")
            .select("other.id")
            .where("other.id", "<>", id)
            .where(sql`lower(other.ship)`, "=", call.ship.toLowerCase())
            .where("other.from_at", "=", call.from_at),
        ),
      ),
    )
    .execute();
}

export async function deleteFedCalls(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom("cruise_calls").where("id", "in", ids).execute();
}
