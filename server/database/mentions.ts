import { type SqlBool, sql } from "kysely";
import { canonicalPhone } from "../../contract/accounts/phone-number.ts";
import { typedPhone } from "../../contract/accounts/typed-phone.ts";
import type { Db } from "./connect.ts";

/** Something typed, the drivers who are called like it, and the completed rides that may have it; null for very many. */
export type Mentioned = {
  readonly typed: string;
  readonly drivers: readonly number[];
  readonly rides: readonly number[] | null;
};

/** The shortest text that the index, which keeps three letters each, can look up. */
const INDEXED_LENGTH = 3;
/** Rides that are looked at one by one; a text that more rides contain is found sooner by reading from the newest. */
const MOST_CANDIDATES = 20_000;
const SEARCHED = ["reference", "rider_name", "rider_phone", "pickup_location", "dropoff_location"] as const;

/** Looks up, in the quick indexes, where a text can be; a phone number is found however it is written. */
export async function findMentioned(db: Db, text: string): Promise<Mentioned> {
  const typed = canonicalPhone(typedPhone(text)) ?? text;
  return { typed, drivers: await listDriversNamed(db, typed), rides: await listCandidates(db, typed) };
}

/** The text as it is typed, anywhere in what names the ride (`rides` in the query that asks), its passenger, its places or its driver. */
export function mentions({ typed, drivers, rides }: Mentioned) {
  const found = SEARCHED.map((name) => sql<SqlBool>`${sql.ref(`rides.${name}`)} ilike ${anywhere(typed)}`);
  const atStop = sql<SqlBool>`(rides.stops <> '[]' and stop_names(rides.stops) ilike ${anywhere(typed)})`;
  const inRide = sql<SqlBool>`(${sql.join([...found, atStop], sql` or `)})`;
  const inThese = rides && sql<SqlBool>`(rides.id = any(${`{${rides.join(",")}}`}::integer[]) and ${inRide})`;
  const named = drivers.length > 0 ? [sql<SqlBool>`rides.driver_id in (${sql.join(drivers)})`] : [];
  return sql<SqlBool>`(${sql.join([inThese ?? inRide, ...named], sql` or `)})`;
}

/** The drivers whose name or user name has a text in it. */
async function listDriversNamed(db: Db, text: string): Promise<number[]> {
  const pattern = anywhere(text);
  const rows = await db
    .selectFrom("drivers")
    .innerJoin("accounts", "accounts.id", "drivers.account_id")
    .select("accounts.id")
    .where(
      sql<SqlBool>`(accounts.first_name || ' ' || accounts.last_name ilike ${pattern} or accounts.username ilike ${pattern})`,
    )
    .orderBy("accounts.id")
    .execute();
  return rows.map(({ id }) => id);
}

async function listCandidates(db: Db, text: string): Promise<number[] | null> {
  if (text.length < INDEXED_LENGTH) return null;
  const most = MOST_CANDIDATES + 1;
  const { rows } = await sql<{ id: number }>`select completed_rides_with(${text}, ${most}) as id`.execute(db);
  return rows.length < most ? rows.map(({ id }) => id) : null;
}

function anywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
