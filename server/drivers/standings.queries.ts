import { CompiledQuery } from "kysely";
import type { Db, Trx } from "../database/connect.ts";

/** A driver's record, as far as it decides whether their position is taken. */
export type Standing = { readonly id: number; readonly version: number; readonly shares: boolean };

/** Written out: it is read with the positions of a moment, which cost less than building it would. */
const STANDINGS = `select account_id as id, version, on_shift and shares_location as shares
  from drivers join accounts on accounts.id = account_id
  where account_id = any ($1::integer[]) and approved_at is not null and accounts.state <> 'deleted'`;

/** How some drivers stand, of those that dispatch works with. */
export async function listStandings(db: Db | Trx, ids: readonly number[]): Promise<Standing[]> {
  return (await db.executeQuery<Standing>(CompiledQuery.raw(STANDINGS, [ids]))).rows;
}

type Kept = {
  driverId: number;
  version: number;
  lat: number;
  lng: number;
  name: string | null;
  at: number;
};

/** A row that somebody else is changing is left, so that nobody waits for whoever moves many. */
const KEEP = `with taken as (
    select * from unnest($1::integer[], $2::integer[], $3::double precision[], $4::double precision[], $5::text[], $6::timestamptz[])
      as one(id, version, lat, lng, name, at)),
  due as (select taken.* from taken join drivers on account_id = taken.id
    where drivers.version = taken.version and on_shift and shares_location),
  free as (select account_id from drivers where account_id in (select id from due) order by account_id for no key update skip locked),
  moved as (update drivers
    set lat = due.lat, lng = due.lng, location_name = due.name, located_at = due.at, last_active_at = greatest(last_active_at, due.at)
    from due join free on free.account_id = due.id
    where drivers.account_id = due.id and drivers.version = due.version and on_shift and shares_location
    returning drivers.account_id)
  select due.id from due left join moved on moved.account_id = due.id where moved.account_id is null`;

/** Writes where drivers are who still share it and whose record has not changed since; says whose row somebody else had. */
export async function keepDriverPositions(db: Db, kept: readonly Kept[]): Promise<number[]> {
  const columns = [
    kept.map((one) => one.driverId),
    kept.map((one) => one.version),
    kept.map((one) => one.lat),
    kept.map((one) => one.lng),
    kept.map((one) => one.name),
    kept.map((one) => new Date(one.at)),
  ];
  const { rows } = await db.executeQuery<{ id: number }>(CompiledQuery.raw(KEEP, columns));
  return rows.map(({ id }) => id);
}
