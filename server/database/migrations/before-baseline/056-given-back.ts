import { type Kysely, sql } from "kysely";

/** What of a completed ride's fare was paid by link and given back since: what came in is less by it, and nothing else changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rides add column link_given_back_cents integer not null default 0 check (link_given_back_cents >= 0)`.execute(
    db,
  );
  // What was paid beyond the fare is given back first.
  await sql`
    update rides set link_given_back_cents = given.cents
    from (
      select id, sum(greatest(0, least(applied_cents, greatest(0, fare_cents - before)) + refunded_cents - amount_cents)) as cents
      from (
        select rides.id, rides.fare_cents, link.amount_cents, link.applied_cents, link.refunded_cents,
          sum(link.applied_cents) over (partition by rides.id order by link.paid_at, link.id) - link.applied_cents as before
        from rides join pay_links link on link.ride_id = rides.id
        where rides.status = 'Completed' and link.purpose in ('fare', 'deposit') and link.paid_at is not null
      ) as paid
      group by id
    ) as given
    where given.id = rides.id and given.cents > 0`.execute(db);
}
