import type { PayLinkSettings } from "../../contract/pay-links/pay-link-schemas.ts";
import type { Company } from "../../domain/company/company.ts";
import { ABOARD, OPEN } from "../../domain/rides/ride-states.ts";
import { type Insertable, sql } from "kysely";
import { NO_NEEDS } from "../../domain/rides/ride-needs.ts";
import type { Db, Trx } from "../database/connect.ts";
import { guilderCents } from "../payments/guilders.sql.ts";
import { insertMany } from "../database/insert-many.ts";
import type { Database } from "../database/schema.ts";
import { PAPER_DAYS, type PaperDays } from "../../domain/papers/papers.ts";

type NewRide = Insertable<Database["rides"]> & { id: number };

/** Lets one server at a time fill or refresh the demo; the next finds it done. */
export async function lockSeeding(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('trupial demo'))`.execute(trx);
}

/** Whether anybody has an account here. */
export async function hasAccounts(db: Db | Trx): Promise<boolean> {
  const account = await db.selectFrom("accounts").select("id").limit(1).executeTakeFirst();
  return account !== undefined;
}

/** Puts the guests' rides that were paid on account on that of the demo's one hotel. */
export async function putOnHotelsAccount(trx: Trx, mark: string): Promise<void> {
  await sql`
    update rides set partner_id = (select min(id) from partners), room = (100 + id % 40)::text
    where paid_by = 'account' and partner_id is null and rider_id is null and booking_mark like ${`${mark} %`}`.execute(
    trx,
  );
}

/** The last day the demo was filled for; null where it never was. */
export async function findLastDemoDay(trx: Trx, mark: string): Promise<string | null> {
  const { day } = await trx
    .selectFrom("rides")
    .select(sql<string | null>`max(split_part(booking_mark, ' ', 2))`.as("day"))
    .where("booking_mark", "like", `${mark} %`)
    .executeTakeFirstOrThrow();
  return day;
}

/** Makes the numbering of the rides begin where that of a company with some years behind it would be. */
export async function beginNumberingAt(trx: Trx, first: number): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('rides', 'id'), ${first}::bigint, false)`.execute(trx);
}

/** The next number of a ride, without taking it. */
export async function findNextRideId(trx: Trx): Promise<number> {
  const { rows } = await sql<{ last_value: number; is_called: boolean }>`
    select last_value, is_called from rides_id_seq`.execute(trx);
  const [sequence] = rows;
  return sequence ? sequence.last_value + (sequence.is_called ? 1 : 0) : 1;
}

/** Writes many rides with the numbers they already have. */
export async function insertRides(trx: Trx, rides: readonly NewRide[]): Promise<void> {
  const rows = rides.map((ride) => ({
    ...NO_NEEDS,
    ...ride,
    breakdown: JSON.parse(ride.breakdown) as unknown,
    stops: JSON.parse(ride.stops ?? "[]") as unknown,
  }));
  await insertMany(trx, "rides", rows);
  await sql`select setval(pg_get_serial_sequence('rides', 'id'), (select max(id) from rides))`.execute(trx);
}

export async function insertHistory(
  trx: Trx,
  lines: readonly Insertable<Database["ride_history"]>[],
): Promise<void> {
  await insertMany(trx, "ride_history", lines);
}

export async function insertRefusals(
  trx: Trx,
  refusals: readonly Insertable<Database["ride_refusals"]>[],
): Promise<void> {
  await insertMany(trx, "ride_refusals", refusals);
}

export async function insertDrivers(
  trx: Trx,
  drivers: readonly Insertable<Database["drivers"]>[],
): Promise<void> {
  await trx.insertInto("drivers").values(drivers).execute();
}

export async function insertInbox(
  trx: Trx,
  inbox: {
    messages: readonly Insertable<Database["contact_messages"]>[];
    applications: readonly Insertable<Database["driver_applications"]>[];
  },
): Promise<void> {
  await trx.insertInto("contact_messages").values(inbox.messages).execute();
  await trx.insertInto("driver_applications").values(inbox.applications).execute();
}

/** Counts the ended rides anew: the running totals miss rows that are inserted in their final state. */
export async function recountTotals(trx: Trx): Promise<void> {
  await sql`select recount_ride_totals()`.execute(trx);
}

/** Counts the stars of the drivers anew, for the same reason. */
export async function recountRatings(trx: Trx, driverIds: readonly number[]): Promise<void> {
  const given = trx
    .selectFrom("rides")
    .select((eb) => [
      "driver_id",
      eb.fn.sum<number>("stars").as("stars"),
      eb.fn.count<number>("stars").as("ratings"),
    ])
    .where("driver_id", "in", [...driverIds])
    .groupBy("driver_id");
  await trx
    .updateTable("drivers")
    .from(given.as("given"))
    .set((eb) => ({ rating_sum: eb.ref("given.stars"), rating_count: eb.ref("given.ratings") }))
    .whereRef("account_id", "=", "given.driver_id")
    .where("given.ratings", ">", 0)
    .execute();
}

type ShiftEnds = { midnight: Date; staffId: number };

/**
 * Closes the shifts of the days before today: at the end of each day a driver counts the cash of its rides, and the next
 * morning the office signs for it, but for that of yesterday, which is still with them.
 */
export async function closePastShifts(trx: Trx, { midnight, staffId }: ShiftEnds): Promise<void> {
  const ended = sql`date_trunc('day', completed_at at time zone interval '-04:00')`;
  const isCash = sql`status = 'Completed' and closing_id is null and paid_by in ('cash_usd', 'cash_xcg')
    and completed_at < ${midnight}`;
  await sql`
    with sums as (
      select driver_id, (${ended} + interval '1 day') at time zone interval '-04:00' as closed_at, count(*) as rides,
        sum(case when paid_by = 'cash_usd' then fare_cents + coalesce(tip_cents, 0) else 0 end) as usd,
        sum(case when paid_by = 'cash_xcg' then ${guilderCents(sql.ref("fare_cents"))}
          + coalesce(tip_xcg_cents, 0) else 0 end) as xcg
      from rides where ${isCash} group by driver_id, ${ended}),
    closings as (
      insert into shift_closings (driver_id, since, closed_at, rides, usd_cents, xcg_cents, counted_usd_cents,
        counted_xcg_cents, handed_in_at, handed_in_by, received_usd_cents, received_xcg_cents)
      select driver_id, lag(closed_at) over (partition by driver_id order by closed_at), closed_at, rides, usd, xcg, usd, xcg,
        case when closed_at < ${midnight} then closed_at + interval '9 hours' end,
        case when closed_at < ${midnight} then ${staffId}::integer end,
        case when closed_at < ${midnight} then usd end, case when closed_at < ${midnight} then xcg end
      from sums order by closed_at, driver_id
      returning id, driver_id, closed_at)
    update rides set closing_id = closings.id from closings
    where closings.driver_id = rides.driver_id and ${isCash}
      and closings.closed_at = (${ended} + interval '1 day') at time zone interval '-04:00'`.execute(trx);
}

type Closing = { mark: string; now: Date };

/** Ends what an earlier filling left open: rides under way are completed, the others cancelled. */
export async function closeOldRides(trx: Trx, { mark, now }: Closing): Promise<void> {
  const old = trx
    .selectFrom("rides")
    .select(["id", "status", "driver_id"])
    .where("booking_mark", "like", `${mark} %`)
    .where("status", "in", OPEN);
  const aboard = sql.join(ABOARD.map((status) => sql.lit(status)));
  await sql`
    with old as (${old}),
    told as (
      insert into ride_history (ride_id, actor, action, from_status, to_status, driver_id, at)
      select id, 'system', case when status in (${aboard}) then 'finish' else 'cancel' end, status,
        case when status in (${aboard}) then 'Completed' else 'Cancelled' end, driver_id, ${now}::timestamptz
      from old)
    update rides set
      status = case when rides.status in (${aboard}) then 'Completed' else 'Cancelled' end,
      completed_at = case when rides.status in (${aboard})
        then picked_up_at + duration_min * interval '1 minute' end,
      ended_at = ${now}, updated_at = ${now}, version = version + 1
    from old where rides.id = old.id`.execute(trx);
}

/** The accounts the demo made, by their user names. */
export function findAccounts(trx: Trx, usernames: readonly string[]) {
  return trx
    .selectFrom("accounts")
    .select(["id", "username"])
    .where("username_key", "in", [...usernames])
    .execute();
}

/** The completed ride of the days before a moment that got the fewest stars. */
export function findUnhappyRide(trx: Trx, { from, before }: { from: Date; before: Date }) {
  return trx
    .selectFrom("rides")
    .select(["id", "driver_id", "completed_at"])
    .where("status", "=", "Completed")
    .where("driver_id", "is not", null)
    .where("stars", "is not", null)
    .where("completed_at", ">=", from)
    .where("completed_at", "<", before)
    .orderBy("stars")
    .orderBy("completed_at", "desc")
    .orderBy("id")
    .limit(1)
    .$narrowType<{ driver_id: number; completed_at: Date }>()
    .executeTakeFirst();
}

/** Accounts that can be signed in to, with what their password is checked against. */
export function findSignIns(db: Db, usernames: readonly string[]) {
  return db
    .selectFrom("accounts")
    .select(["id", "username", "password_hash"])
    .where("username_key", "in", [...usernames])
    .where("state", "=", "active")
    .orderBy("id")
    .execute();
}

/** Gives the drivers who are on shift and share their position a fresh position. */
export async function refreshPositions(trx: Trx, { ids, now }: { ids: readonly number[]; now: Date }) {
  await trx
    .updateTable("drivers")
    .set({ located_at: now, last_active_at: now })
    .where("account_id", "in", [...ids])
    .where("on_shift", "=", true)
    .where("lat", "is not", null)
    .execute();
}

type Unplayed = { usernames: readonly string[]; now: Date; toldBefore: Date; playedSince: Date };

/** The same for those in whose screens nobody has been since a moment, and who have told nothing for a while; says who. */
export async function refreshPositionsOfUnplayed(
  trx: Trx,
  { usernames, now, toldBefore, playedSince }: Unplayed,
): Promise<number[]> {
  const played = trx
    .selectFrom("sessions")
    .select("account_id")
    .where("ended_at", "is", null)
    .where("last_seen_at", ">", playedSince);
  const ids = trx
    .selectFrom("accounts")
    .select("id")
    .where("username_key", "in", [...usernames]);
  const moved = await trx
    .updateTable("drivers")
    .set({ located_at: now, last_active_at: now })
    .where("account_id", "in", ids)
    .where("account_id", "not in", played)
    .where("on_shift", "=", true)
    .where("shares_location", "=", true)
    .where("located_at", "<", toldBefore)
    .returning("account_id")
    .execute();
  return moved.map(({ account_id }) => account_id);
}

type Renewal = { id: number; before: string; days: Partial<PaperDays> };

/** New papers for a driver of whom one would run out before a day. */
export async function renewPapersOf(trx: Trx, { id, before, days }: Renewal): Promise<void> {
  await trx
    .updateTable("drivers")
    .set({ ...days, season_permit_ends_on: null })
    .where("account_id", "=", id)
    .where((some) => some.or(Object.values(PAPER_DAYS).map((column) => some(column, "<", before))))
    .execute();
}

/** Sets whether rides can be paid by link. */
export async function setPayLinksOf(trx: Db | Trx, settings: PayLinkSettings): Promise<void> {
  await trx
    .updateTable("company_profile")
    .set({ pay_links: JSON.stringify(settings) })
    .where("id", "=", 1)
    .execute();
}

/** Makes the company that there is the demo's, with its site open. */
export async function setCompanyOf(trx: Db | Trx, company: Company): Promise<void> {
  await trx
    .updateTable("company_profile")
    .set({ profile: JSON.stringify(company), site_open: true })
    .where("id", "=", 1)
    .execute();
}
