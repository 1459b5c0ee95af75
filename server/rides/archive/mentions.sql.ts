import { type SqlBool, sql } from "kysely";
import { likeText } from "../../database/like-text.ts";

/** Something typed, the drivers who are called like it, and the completed rides that may have it; null for very many. */
export type Mentioned = {
  readonly typed: string;
  readonly drivers: readonly number[];
  readonly rides: readonly number[] | null;
};

const SEARCHED = ["reference", "rider_name", "rider_phone", "pickup_location", "dropoff_location"] as const;

/** The text as it is typed, anywhere in what names the ride (`rides` in the query that asks), its passenger, its places or its driver. */
export function mentions({ typed, drivers, rides }: Mentioned) {
  const found = SEARCHED.map((name) => sql<SqlBool>`${sql.ref(`rides.${name}`)} ilike ${likeText(typed)}`);
  const atStop = sql<SqlBool>`(rides.stops <> '[]' and stop_names(rides.stops) ilike ${likeText(typed)})`;
  const inRide = sql<SqlBool>`(${sql.join([...found, atStop], sql` or `)})`;
  const inThese = rides && sql<SqlBool>`(rides.id = any(${`{${rides.join(",")}}`}::integer[]) and ${inRide})`;
  const named = drivers.length > 0 ? [sql<SqlBool>`rides.driver_id in (${sql.join(drivers)})`] : [];
  return sql<SqlBool>`(${sql.join([inThese ?? inRide, ...named], sql` or `)})`;
}
