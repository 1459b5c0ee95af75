import { sql } from "kysely";
import type { Db, Trx } from "../database/connect.ts";

const TERMS = [
  "id",
  "kind",
  "names",
  "code",
  "partner_id",
  "level",
  "percent",
  "off_cents",
  "minimum_cents",
  "trips",
  "valid_from",
  "valid_until",
  "most_uses",
  "most_per_person",
  "is_on",
] as const;

/** The deals that are on for rides of a day. */
export function findDealsOf(db: Db, day: string) {
  return db
    .selectFrom("deals")
    .select(TERMS)
    .where("is_on", "=", true)
    .where((eb) => eb.or([eb("valid_from", "is", null), eb("valid_from", "<=", day)]))
    .where((eb) => eb.or([eb("valid_until", "is", null), eb("valid_until", ">=", day)]))
    .orderBy("id")
    .execute();
}

export function findDealByCode(db: Db, code: string) {
  return db.selectFrom("deals").select(TERMS).where("code", "=", code).executeTakeFirst();
}

export function findDeal(db: Db | Trx, id: number) {
  return db.selectFrom("deals").select(TERMS).where("id", "=", id).executeTakeFirst();
}

/** A person as their rides say them. */
export type Person = { readonly riderId: number | null; readonly phone: string | null };

/** A ride and the one the other way are one booking, and so one use. */
const BOOKING = sql<number>`least(rides.id, coalesce(rides.other_way_id, rides.id))`;

type Uses = { readonly all: number; readonly mine: number };

/** How often a deal is used, altogether and by a person; without the booking of a ride where one is named. */
export async function countDealUses(
  db: Db | Trx,
  { dealId, person, butRide }: { dealId: number; person: Person; butRide: number | null },
): Promise<Uses> {
  return db
    .selectFrom("rides")
    .select([
      sql<number>`count(distinct ${BOOKING})::int`.as("all"),
      sql<number>`count(distinct ${BOOKING}) filter (where rider_id = ${person.riderId}::int or rider_phone = ${person.phone}::text)::int`.as(
        "mine",
      ),
    ])
    .where("deal_id", "=", dealId)
    .where("status", "not in", ["Cancelled", "Rejected"])
    .where(
      sql<boolean>`(${butRide}::int is null or (id <> ${butRide} and other_way_id is distinct from ${butRide}))`,
    )
    .executeTakeFirstOrThrow();
}

/** Whether an account, or its phone, has had or has a ride. */
export async function hasRidden(
  db: Db | Trx,
  { riderId, butRide }: { riderId: number; butRide: number | null },
): Promise<boolean> {
  const found = await db
    .selectFrom("rides")
    .select("id")
    .where((eb) =>
      eb.or([
        eb("rider_id", "=", riderId),
        eb(
          "rider_phone",
          "=",
          eb
            .selectFrom("accounts")
            .select("phone")
            .where("accounts.id", "=", riderId)
            .where("phone", "<>", ""),
        ),
      ]),
    )
    .where("status", "not in", ["Cancelled", "Rejected"])
    .where(
      sql<boolean>`(${butRide}::int is null or (id <> ${butRide} and other_way_id is distinct from ${butRide}))`,
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
