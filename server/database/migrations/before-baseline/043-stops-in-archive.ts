import { type Kysely, sql } from "kysely";

/**
 * The stops of a ride are searched as its ends are. Few rides have any: they have an index of their own, so that the one of all
 * rides isn't built again, and a ride without stops costs nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function stop_names(stops jsonb) returns text language sql immutable strict parallel safe as $$
      select coalesce(string_agg(stop ->> 'location', ' '), '') from jsonb_array_elements(stops) as stop
    $$`.execute(db);
  await sql`
    create index rides_completed_by_stops on rides using gin (trigrams_of(stop_names(stops)))
    where status = 'Completed' and stops <> '[]'`.execute(db);
  await sql`
    create or replace function completed_rides_with(words text, most integer) returns setof integer
    language sql stable set enable_seqscan = off set enable_indexscan = off as $$
      select id from rides where status = 'Completed'
        and trigrams_of(reference || ' ' || rider_name || ' ' || rider_phone || ' ' || pickup_location || ' ' || dropoff_location)
          @> trigrams_of(words)
      union all
      select id from rides where status = 'Completed' and stops <> '[]'
        and trigrams_of(stop_names(stops)) @> trigrams_of(words)
      limit most
    $$`.execute(db);
}
