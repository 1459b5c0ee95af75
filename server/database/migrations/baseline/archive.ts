/**
 * How the archive is searched: by any three letters that stand side by side in a ride or in its stops. It needs nothing but what every
 * PostgreSQL has, the embedded one too, which pg_trgm is not. Few rides have stops, so these have an index of their own.
 */
export const ARCHIVE: readonly string[] = [
  `create function trigrams_of(words text) returns text[] language sql immutable strict parallel safe as $$
    select coalesce(array_agg(distinct substr(small, place, 3)), '{}')
    from (select lower(words) as small) as text, generate_series(1, length(small) - 2) as place
  $$`,
  `create function stop_names(stops jsonb) returns text language sql immutable strict parallel safe as $$
    select coalesce(string_agg(stop ->> 'location', ' '), '') from jsonb_array_elements(stops) as stop
  $$`,
  `create index rides_completed_by_text on rides using gin (
    trigrams_of(reference || ' ' || rider_name || ' ' || rider_phone || ' ' || pickup_location || ' ' || dropoff_location)
  ) where status = 'Completed'`,
  `create index rides_completed_by_stops on rides using gin (trigrams_of(stop_names(stops)))
  where status = 'Completed' and stops <> '[]'`,
  `-- Forces the use of the index: without it the function is worked out for ride after ride.
  create function completed_rides_with(words text, most integer) returns setof integer
  language sql stable set enable_seqscan = off set enable_indexscan = off as $$
    select id from rides where status = 'Completed'
      and trigrams_of(reference || ' ' || rider_name || ' ' || rider_phone || ' ' || pickup_location || ' ' || dropoff_location)
        @> trigrams_of(words)
    union all
    select id from rides where status = 'Completed' and stops <> '[]'
      and trigrams_of(stop_names(stops)) @> trigrams_of(words)
    limit most
  $$`,
  `create statistics rides_zone on (coalesce(zone, 'none')) from rides`,
];
