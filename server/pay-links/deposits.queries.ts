import { sql } from "kysely";
import { LEAST_PAID_CENTS } from "../../domain/pay-links/pay-link.ts";
import type { Db, Trx } from "../database/connect.ts";

type Asked = {
  now: Date;
  /** The company insists on deposits now. */
  insists: boolean;
  /** So many hours before the pickup a deposit is due at the latest. */
  hours: number;
  /** Only this one, locked. */
  rideId?: number;
};

/** The rides that wait for their deposit and for which something is to be done now. */
export async function listRidesWaiting(db: Db | Trx, { now, insists, hours, rideId }: Asked) {
  const linkIn = (words: ReturnType<typeof sql>) =>
    sql`(select id from pay_links where pay_links.ride_id = rides.id and ${words} order by id limit 1)`;
  // A part that was paid, or a ride that came to cost more, leaves another rest, which is asked for anew.
  const asked = sql<boolean>`${linkIn(sql`pay_links.sent_at is not null and pay_links.paid_at is null
    and pay_links.amount_cents = least(fare_cents - link_cents,
      greatest(${LEAST_PAID_CENTS}::integer, deposit_cents - link_cents))`)} is not null`;
  const waiting = db
    .selectFrom("rides")
    .select([
      "id",
      asked.as("asked"),
      sql<number | null>`${linkIn(sql`pay_links.state = 'open'`)}`.as("open_link"),
      sql<boolean>`${linkIn(sql`pay_links.paid_at is null and pay_links.next_check_at is not null`)} is not null`.as(
        "unsettled",
      ),
    ])
    .where("held", "=", true)
    .where("status", "=", "Pending")
    .where("deposit_due_at", "is not", null)
    .orderBy("deposit_due_at");
  if (rideId !== undefined) return waiting.where("id", "=", rideId).forNoKeyUpdate().execute();
  return waiting
    .where((eb) =>
      eb.or([
        sql<boolean>`not ${insists}::boolean`,
        eb("deposit_due_at", "<=", now),
        sql<boolean>`deposit_due_at > ride_datetime - ${hours}::integer * interval '1 hour'`,
        sql<boolean>`link_cents >= least(deposit_cents, fare_cents - ${LEAST_PAID_CENTS}::integer + 1)`,
        sql<boolean>`not (${asked})`,
      ]),
    )
    .limit(AT_ONCE)
    .execute();
}

const AT_ONCE = 50;
