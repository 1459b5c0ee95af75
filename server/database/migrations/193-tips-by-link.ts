import { type Kysely, sql } from "kysely";

/**
 * A tip that is given by link after the ride: a payment of its own beside the one for the fare, and a row of its driver, which nobody of
 * the office made.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table pay_links
    drop constraint pay_links_purpose_check,
    add constraint pay_links_purpose_check
      check (purpose in ('fare', 'deposit', 'statement', 'no_show_fee', 'tip'))`,
  `drop index pay_links_open_of_ride`,
  `create unique index pay_links_open_of_ride on pay_links (ride_id)
  where state = 'open' and ride_id is not null and purpose <> 'tip'`,
  `create unique index pay_links_open_tip_of_ride on pay_links (ride_id) where state = 'open' and purpose = 'tip'`,
  `alter table rides add column tip_link_cents integer not null default 0`,
  `alter table driver_entries
    alter column made_by drop not null,
    add column pay_link_id integer references pay_links (id)`,
  `create unique index driver_entries_tip on driver_entries (pay_link_id)
  where pay_link_id is not null and refund_id is null and takes_back is null`,
  `create index driver_entries_of_link on driver_entries (pay_link_id) where pay_link_id is not null`,
];
