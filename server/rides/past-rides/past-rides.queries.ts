import { sql } from "kysely";
import type { Db, Trx } from "../../database/connect.ts";
import { insertMany } from "../../database/insert-many.ts";
import type { NewRide } from "../change/ride-changes.queries.ts";

/** Those of these references that rides have. */
export async function listTakenReferences(db: Db | Trx, references: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("rides")
    .select("reference")
    .where(sql<boolean>`reference = any (${references}::text[])`)
    .execute();
  return rows.map(({ reference }) => reference);
}

/** The numbers that the rides got: fewer than there are where a reference was taken. */
export async function insertPastRides(trx: Trx, rides: readonly NewRide[]): Promise<number[]> {
  const rows = rides.map((ride) => ({
    ...ride,
    breakdown: JSON.parse(ride.breakdown) as unknown,
    stops: JSON.parse(ride.stops ?? "[]") as unknown,
  }));
  const ending = sql`on conflict (reference) do nothing returning id`;
  return (await insertMany<{ id: number }>(trx, "rides", rows, ending)).map(({ id }) => id);
}

type BroughtIn = { ids: readonly number[]; by: number; now: Date };

/** The one line of the history of rides that came in with a file. */
export async function insertImportLines(trx: Trx, { ids, by, now }: BroughtIn): Promise<void> {
  await sql`
    insert into ride_history (ride_id, actor_id, actor, action, to_status, driver_id, at)
    select id, ${by}::int, 'staff', 'import', status, driver_id, ${now}::timestamptz
    from rides where id = any (${ids}::int[]) order by id`.execute(trx);
}

/** Adds rides to the totals, which follow only those that end here. */
export async function addToTotals(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`select add_ended_rides_to_totals(${ids}::int[])`.execute(trx);
}

/** Adds the stars of rides to the ratings of their drivers. */
export async function addStarsOf(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`
    update drivers set rating_sum = rating_sum + given.stars, rating_count = rating_count + given.ratings
    from (
      select driver_id, sum(stars)::int as stars, count(*)::int as ratings
      from rides where id = any (${ids}::int[]) and stars is not null group by driver_id
    ) as given
    where drivers.account_id = given.driver_id`.execute(trx);
}
