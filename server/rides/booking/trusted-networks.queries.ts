import type { Insertable, Selectable } from "kysely";
import type { Db, Trx } from "../../database/connect.ts";
import type { TrustedNetworksTable } from "../../database/tables/ride-tables.ts";

export type TrustedNetworkRow = Selectable<TrustedNetworksTable>;

export function selectTrustedNetworks(db: Db | Trx): Promise<TrustedNetworkRow[]> {
  return db.selectFrom("trusted_networks").selectAll().orderBy("name").orderBy("id").execute();
}

/** Nothing where the network is trusted already. */
export function insertTrustedNetwork(
  trx: Trx,
  row: Insertable<TrustedNetworksTable>,
): Promise<TrustedNetworkRow | undefined> {
  return trx
    .insertInto("trusted_networks")
    .values(row)
    .onConflict((conflict) => conflict.column("address").doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function deleteTrustedNetwork(trx: Trx, id: number): Promise<TrustedNetworkRow | undefined> {
  return trx.deleteFrom("trusted_networks").where("id", "=", id).returningAll().executeTakeFirst();
}
