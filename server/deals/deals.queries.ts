import { type Insertable, sql } from "kysely";
import type { InstantRange } from "../../domain/curacao-time.ts";
import type { Db, Trx } from "../database/connect.ts";
import type { DealsTable } from "../database/tables/deal-tables.ts";

/** How often a deal is used: a ride and the one the other way are one booking, and a cancelled one has given it back. */
const USES = sql<number>`(
  select count(distinct least(rides.id, coalesce(rides.other_way_id, rides.id)))::int from rides
  where rides.deal_id = deals.id and rides.status not in ('Cancelled', 'Rejected')
)`;

/** Every deal, the last made first, with the hotel it is for and its uses; or the one of a number. */
export function listDealRows(db: Db | Trx, id: number | null) {
  return db
    .selectFrom("deals")
    .leftJoin("partners", "partners.id", "deals.partner_id")
    .selectAll("deals")
    .select(["partners.name as partner_name", USES.as("uses")])
    .$if(id !== null, (query) => query.where("deals.id", "=", id))
    .orderBy("deals.id", "desc")
    .execute();
}

export type DealFacts = Omit<Insertable<DealsTable>, "id" | "version" | "made_by" | "made_at">;

export async function insertDeal(
  trx: Trx,
  deal: DealFacts & { made_by: number; made_at: Date },
): Promise<number> {
  const { id } = await trx.insertInto("deals").values(deal).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Changes the version that was looked at; false where somebody else has changed it since. */
export async function updateDeal(
  trx: Trx,
  { id, version, facts }: { id: number; version: number; facts: DealFacts },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("deals")
    .set({ ...facts, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether a hotel or firm is known. */
export async function isPartner(trx: Trx, id: number): Promise<boolean> {
  return (
    (await trx.selectFrom("partners").select("id").where("id", "=", id).executeTakeFirst()) !== undefined
  );
}

/** Whether another deal has the code. */
export async function isCodeTaken(
  trx: Trx,
  { code, butDeal }: { code: string; butDeal: number | null },
): Promise<boolean> {
  const other = await trx
    .selectFrom("deals")
    .select("id")
    .where("code", "=", code)
    .$if(butDeal !== null, (query) => query.where("id", "<>", butDeal))
    .executeTakeFirst();
  return other !== undefined;
}

/** The deals of the public page: on and shown, not over by a day, and not used up. */
export function listShownDeals(db: Db, today: string) {
  return db
    .selectFrom("deals")
    .selectAll()
    .where("is_on", "=", true)
    .where("shown", "=", true)
    .where((eb) => eb.or([eb("valid_until", "is", null), eb("valid_until", ">=", today)]))
    .where((eb) => eb.or([eb("most_uses", "is", null), eb("most_uses", ">", USES)]))
    .orderBy("id", "desc")
    .execute();
}

/** The completed rides of each deal by month of completion on the island, with what it took off and what came in. */
export function sumDealsByMonth(db: Db, { start, end }: Partial<InstantRange>) {
  const month = sql<string>`to_char(rides.completed_at at time zone interval '-04:00', 'YYYY-MM')`;
  return db
    .selectFrom("rides")
    .innerJoin("deals", "deals.id", "rides.deal_id")
    .select(["deals.id", "deals.names", month.as("month")])
    .select([
      sql<number>`count(*)::int`.as("rides"),
      sql<number>`sum(rides.deal_cents)::int`.as("deal_cents"),
      sql<number>`sum(rides.fare_cents)::int`.as("fare_cents"),
    ])
    .where("rides.status", "=", "Completed")
    .$if(start !== undefined, (rides) => rides.where("rides.completed_at", ">=", start ?? null))
    .$if(end !== undefined, (rides) => rides.where("rides.completed_at", "<", end ?? null))
    .groupBy(["deals.id", month])
    .orderBy(month, "desc")
    .orderBy("deals.id")
    .execute();
}
