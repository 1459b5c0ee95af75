import { type Kysely, sql } from "kysely";

/** A picture or PDF of each of a driver's papers, which goes with the paper and with the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table driver_paper_files (
      driver_id integer not null references drivers (account_id) on delete cascade,
      paper text not null,
      kind text not null,
      bytes integer not null,
      content bytea not null,
      attached_at timestamptz not null,
      primary key (driver_id, paper),
      check (bytes = octet_length(content))
    )`.execute(db);
  // A scan is packed already.
  await sql`alter table driver_paper_files alter column content set storage external`.execute(db);
}
