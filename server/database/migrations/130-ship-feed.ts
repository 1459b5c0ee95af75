import { type Kysely, sql } from "kysely";

/** The address of a calendar of ships, how its last reading went, and which ship came by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ship_feed (
      id smallint primary key check (id = 1),
      url text,
      pier text not null default '',
      lat double precision not null default 0,
      lng double precision not null default 0,
      passengers integer not null default 2000,
      read_at timestamptz,
      fault text,
      ships integer not null default 0,
      left_out integer not null default 0
    )`.execute(db);
  await sql`insert into ship_feed (id) values (1)`.execute(db);
  await sql`alter table cruise_calls add column feed_uid text`.execute(db);
  await sql`create unique index cruise_calls_feed on cruise_calls (feed_uid) where feed_uid is not null`.execute(
    db,
  );
}
