import { type Kysely, sql } from "kysely";

/** What is paid by link: for a ride or a statement, what was given back of it, and what of a ride's fare it covers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pay_links (
      id integer primary key generated always as identity,
      code text not null unique,
      purpose text not null check (purpose in ('fare', 'deposit', 'statement', 'no_show_fee')),
      ride_id integer references rides (id),
      statement_id integer references partner_statements (id),
      amount_cents integer not null check (amount_cents > 0),
      currency text not null check (currency in ('USD', 'XCG')),
      charged_cents integer not null check (charged_cents > 0),
      state text not null check (state in ('open', 'paid', 'failed', 'expired', 'cancelled', 'refunded', 'partly_refunded')),
      applied_cents integer not null default 0 check (applied_cents between 0 and amount_cents),
      refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
      provider text not null check (provider in ('file', 'sentoo')),
      provider_id text,
      link text,
      asked_by integer references accounts (id),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      sent_at timestamptz,
      paid_at timestamptz,
      ended_at timestamptz,
      next_check_at timestamptz,
      tries integer not null default 0,
      checked_at timestamptz,
      checks_since timestamptz,
      checks integer not null default 0,
      trouble text,
      check ((statement_id is not null) = (purpose = 'statement')),
      check ((ride_id is null) = (statement_id is not null)),
      check (refunded_cents = 0 or paid_at is not null)
    )`.execute(db);
  // Two who ask at once get one payment: what is open is open once.
  await sql`create unique index pay_links_open_of_ride on pay_links (ride_id) where state = 'open' and ride_id is not null`.execute(
    db,
  );
  await sql`create unique index pay_links_open_of_statement on pay_links (statement_id)
    where state = 'open' and statement_id is not null`.execute(db);
  await sql`create unique index pay_links_of_provider on pay_links (provider, provider_id) where provider_id is not null`.execute(
    db,
  );
  await sql`create index pay_links_of_ride on pay_links (ride_id) where ride_id is not null`.execute(db);
  await sql`create index pay_links_of_statement on pay_links (statement_id) where statement_id is not null`.execute(
    db,
  );
  await sql`create index pay_links_to_check on pay_links (next_check_at) where next_check_at is not null`.execute(
    db,
  );
  await sql`
    create table pay_link_refunds (
      id integer primary key generated always as identity,
      pay_link_id integer not null references pay_links (id),
      amount_cents integer not null check (amount_cents > 0),
      charged_cents integer not null check (charged_cents >= 0),
      reason text not null,
      state text not null check (state in ('asked', 'done', 'refused')),
      made_by integer not null references accounts (id),
      made_at timestamptz not null,
      next_try_at timestamptz
    )`.execute(db);
  await sql`create index pay_link_refunds_of_link on pay_link_refunds (pay_link_id)`.execute(db);
  await sql`create index pay_link_refunds_asked on pay_link_refunds (next_try_at) where state = 'asked'`.execute(
    db,
  );
  await sql`alter table rides add column link_cents integer not null default 0 check (link_cents >= 0)`.execute(
    db,
  );
}
