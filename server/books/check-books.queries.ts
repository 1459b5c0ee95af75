import { sql } from "kysely";
import type { FaultKind } from "../../contract/books/books-check.ts";
import type { Db, Trx } from "../database/connect.ts";

/** So many faults of a kind are named; where there are more, something larger is wrong. */
const MOST = 20;

/** The sums as they are kept and as their history adds up to, by what is checked. */
const DIFFERENCES: Readonly<Record<FaultKind, ReturnType<typeof sql>>> = {
  statement_rides: sql`
    select statement.id, statement.total_cents as kept,
      coalesce((select sum(fare_cents - corrected_since_statement_cents) from rides where rides.statement_id = statement.id), 0)
      + coalesce((select sum(to_cents - from_cents) from statement_corrections billed
        join fare_corrections correction on correction.id = billed.correction_id
        where billed.statement_id = statement.id), 0) as found
    from partner_statements statement`,
  // An older version reads whether it is paid from a column.
  statement_paid: sql`
    select statement.id, case when statement.paid_at is null then 1 else 0 end as kept,
      case when statement.total_cents > coalesce(sum(moved.cents), 0) then 1 else 0 end as found
    from partner_statements statement left join statement_movements moved on moved.statement_id = statement.id
    group by statement.id`,
  link_refunds: sql`
    select link.id, link.refunded_cents as kept, coalesce(sum(refund.amount_cents), 0) as found
    from pay_links link
    left join pay_link_refunds refund on refund.pay_link_id = link.id and refund.state <> 'refused'
    group by link.id`,
  ride_paid_by_link: sql`
    select rides.id, rides.link_cents as kept, coalesce(sum(link.applied_cents), 0) as found
    from rides left join pay_links link
      on link.ride_id = rides.id and link.paid_at is not null and link.purpose in ('fare', 'deposit')
    where rides.status = 'Completed'
    group by rides.id`,
  // A tip is all its driver's: what a ride keeps of it is what their rows add up to.
  ride_tips: sql`
    select rides.id, rides.tip_link_cents as kept, coalesce(sum(entry.usd_cents), 0) as found
    from rides
    join pay_links link on link.ride_id = rides.id and link.purpose = 'tip' and link.paid_at is not null
    left join driver_entries entry on entry.pay_link_id = link.id
    group by rides.id`,
  ride_totals: sql`
    select coalesce(totals.driver_id, counted.driver_id) as id, coalesce(totals.fare_cents, 0) as kept,
      coalesce(counted.fare_cents, 0) as found
    from (select driver_id, sum(fare_cents) as fare_cents from ride_totals where status = 'Completed' group by driver_id) totals
    full join (select coalesce(driver_id, 0) as driver_id, sum(fare_cents) as fare_cents from rides
      where status = 'Completed' group by coalesce(driver_id, 0)) counted on counted.driver_id = totals.driver_id`,
  fare_corrections: sql`
    select rides.id, rides.corrected_cents as kept, coalesce(sum(to_cents - from_cents), 0) as found
    from rides left join fare_corrections on fare_corrections.ride_id = rides.id
    where rides.corrected_cents <> 0 or fare_corrections.id is not null
    group by rides.id`,
  cash_refunds: sql`
    select rides.id, rides.cash_given_back_cents as kept, coalesce(sum(refund.cents), 0) as found
    from rides left join cash_refunds refund on refund.ride_id = rides.id
    where rides.cash_given_back_cents <> 0 or refund.id is not null
    group by rides.id`,
  settlement_lines: sql`
    select settlements.id, settlements.fare_cents as kept,
      coalesce((select sum((line ->> 'fare')::numeric * 100) from jsonb_array_elements(settlements.lines) line), 0) as found
    from settlements`,
};

/** Sums that are kept and aren't what their history adds up to. */
export async function listDifferences(db: Db | Trx, kind: FaultKind) {
  const { rows } = await sql<{ id: number; kept: string; found: string }>`
    select id, kept::bigint::text as kept, found::bigint::text as found
    from (${DIFFERENCES[kind]}) as sums where kept <> found order by id limit ${MOST}`.execute(db);
  return rows;
}

/** Keeps the check of a day, in the place of an earlier one. */
export async function saveCheck(
  trx: Db | Trx,
  check: { day: string; checked_at: Date; faults: string },
): Promise<void> {
  const { checked_at, faults } = check;
  await trx
    .insertInto("books_checks")
    .values(check)
    .onConflict((conflict) => conflict.column("day").doUpdateSet({ checked_at, faults }))
    .execute();
}

export function findLastCheck(db: Db | Trx) {
  return db
    .selectFrom("books_checks")
    .select(["day", "checked_at", "faults"])
    .orderBy("day", "desc")
    .limit(1)
    .executeTakeFirst();
}
