import { type Kysely, sql } from "kysely";

/** The last day of each of a driver's papers, what the staff override, and who was told before one runs out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table drivers
      add column permit_expires_on date,
      add column insurance_expires_on date,
      add column season_permit_ends_on date,
      add column papers_override_until date,
      add column papers_override_reason text,
      add column papers_override_by integer references accounts (id),
      add check ((papers_override_until is null) = (papers_override_reason is null))`.execute(db);
  await sql`
    create table paper_notices (
      driver_id integer not null references drivers (account_id),
      paper text not null,
      last_day date not null,
      notice_days smallint not null,
      told_at timestamptz not null,
      primary key (driver_id, paper, last_day, notice_days)
    )`.execute(db);
}
