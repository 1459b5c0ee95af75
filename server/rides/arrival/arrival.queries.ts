import { CompiledQuery, sql } from "kysely";
import type { Db, Trx } from "../../database/connect.ts";
import { statusIs } from "../ride-rows.queries.ts";

/**
 * The rides that drivers are on the road for and whose arrival was not worked out since a moment, while they share where they
 * are. One who waits at the pickup is on none.
 */
export function listRidesToExpect(db: Db, { driverIds, asOf }: { driverIds: readonly number[]; asOf: Date }) {
  return db
    .selectFrom("rides")
    .innerJoin("drivers", "drivers.account_id", "rides.driver_id")
    .where("drivers.on_shift", "=", true)
    .where("drivers.shares_location", "=", true)
    .select([
      "rides.id",
      "rides.version",
      sql<number>`driver_id`.as("driver_id"),
      "drivers.version as driver_version",
      "status",
      "pickup_lat",
      "pickup_lng",
      "dropoff_lat",
      "dropoff_lng",
      "stops",
    ])
    .where("driver_id", "=", sql<number>`any (${driverIds}::integer[])`)
    .where(statusIs("Accepted", "PickedUp", "InProgress"))
    .where((eb) => eb.or([eb("expected_as_of", "is", null), eb("expected_as_of", "<=", asOf)]))
    .where(sql<boolean>`(status <> 'Accepted' or (set_out_at is not null and arrived_at is null))`)
    .orderBy("rides.id")
    .execute();
}

type Expected = { readonly id: number; readonly version: number; readonly at: Date };

/** A ride that a step is changing is left to the next time. */
const KEEP = `with due as (select * from unnest($1::integer[], $2::integer[], $3::timestamptz[]) as one(id, version, at)),
  before as (select rides.id, expected_at, at from rides join due on due.id = rides.id and due.version = rides.version
    order by rides.id for no key update of rides skip locked)
  update rides set expected_at = before.at, expected_as_of = $4 from before where rides.id = before.id
  returning rides.id, before.expected_at is distinct from before.at as moved`;

/** Keeps when cars are expected, unless a step came between. Says of which rides that is another minute than before. */
export async function keepExpected(trx: Trx, expected: readonly Expected[], asOf: Date): Promise<number[]> {
  const columns = [
    expected.map(({ id }) => id),
    expected.map(({ version }) => version),
    expected.map(({ at }) => at),
  ];
  const keeping = CompiledQuery.raw(KEEP, [...columns, asOf]);
  const { rows } = await trx.executeQuery<{ id: number; moved: boolean }>(keeping);
  return rows.filter(({ moved }) => moved).map(({ id }) => id);
}
