import type { Insertable } from "kysely";
import type { Db, Trx } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";

type View = Database["saved_views"];
type Seen = { by: number; page?: Insertable<View>["page"]; id?: number };

/** Somebody's own views and the shared ones of people who still work here, by name. */
export function listSavedViews(db: Db | Trx, { by, page, id }: Seen) {
  let listing = db
    .selectFrom("saved_views")
    .innerJoin("accounts", "accounts.id", "saved_views.account_id")
    .select([
      "saved_views.id",
      "saved_views.account_id",
      "saved_views.page",
      "saved_views.name",
      "saved_views.query",
      "saved_views.shared",
      "accounts.first_name",
      "accounts.last_name",
    ])
    .where((where) =>
      where.or([
        where("saved_views.account_id", "=", by),
        where.and([where("saved_views.shared", "=", true), where("accounts.state", "=", "active")]),
      ]),
    )
    .orderBy("saved_views.name")
    .orderBy("saved_views.id");
  if (page !== undefined) listing = listing.where("saved_views.page", "=", page);
  if (id !== undefined) listing = listing.where("saved_views.id", "=", id);
  return listing.execute();
}

/** Keeps a view; one of its name is replaced. */
export async function upsertSavedView(trx: Trx, view: Insertable<View>): Promise<number> {
  const { id } = await trx
    .insertInto("saved_views")
    .values(view)
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "page", "name"])
        .doUpdateSet({ query: view.query, shared: view.shared }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteSavedView(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom("saved_views").where("id", "=", id).execute();
}

export async function countOwnViews(trx: Trx, accountId: number): Promise<number> {
  const { views } = await trx
    .selectFrom("saved_views")
    .select((count) => count.fn.countAll<number>().as("views"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return views;
}
