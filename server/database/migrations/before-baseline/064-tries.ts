import { type Kysely, sql } from "kysely";

/**
 * How many wrong start codes each driver typed for a ride, which stays when the ride leaves them. It takes the place of
 * rides.wrong_start_codes, which the version before set back with each driver. And how often in the hour somebody said that there is
 * news of a payment, which anybody can say.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table start_code_tries (
      ride_id integer not null references rides (id) on delete cascade,
      driver_id integer not null references accounts (id) on delete cascade,
      wrong smallint not null,
      primary key (ride_id, driver_id)
    )`.execute(db);
  await sql`
    insert into start_code_tries (ride_id, driver_id, wrong)
    select id, driver_id, wrong_start_codes from rides where wrong_start_codes > 0 and driver_id is not null`.execute(
    db,
  );
  await sql`alter table pay_links add column notices smallint not null default 0`.execute(db);
}
