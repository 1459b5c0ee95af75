import { ABOARD, UNDER_WAY } from "../../domain/rides/ride-states.ts";
import { CompiledQuery, sql } from "kysely";
import type { Db, Trx } from "../database/connect.ts";
import { noticeAfterCommit } from "../database/notice-after-commit.ts";
import { BEFORE_OPEN_TRANSACTIONS } from "./before-open-transactions.sql.ts";
import { type EventAudience, type RideViewers, viewersOf } from "./event-audience.ts";

/** The channel on which a server tells the others, and itself, that the log has grown. */
export const EVENTS_CHANNEL = "trupial_events";

type NewRow = {
  type: string;
  ride_id: number | null;
  driver_id: number | null;
  audience: string;
  at: Date;
};

/** Says in the writing statement itself that the log has grown, where nobody else has the database; null elsewhere. */
const NOTICED_ALONE = `case when current_setting('trupial.alone', true) = 'yes' then pg_notify('${EVENTS_CHANNEL}', '')::text end`;

/** Adds to the log; the notice is delivered when, and only if, the transaction commits. */
export async function insertEvent(trx: Trx, row: NewRow): Promise<void> {
  const added = await trx
    .insertInto("events")
    .values(row)
    .returning(sql.raw<string | null>(NOTICED_ALONE).as("noticed"))
    .executeTakeFirst();
  if (added?.noticed === null) noticeAfterCommit(trx, EVENTS_CHANNEL);
}

/** Those who may see a ride as it now is in this transaction. */
export async function findViewers(trx: Trx, rideId: number): Promise<RideViewers | undefined> {
  const ride = await trx
    .selectFrom("rides")
    .select(["rider_id", "driver_id", "status", "held"])
    .where("id", "=", rideId)
    .executeTakeFirst();
  return ride && viewersOf(ride);
}

/** Those who could see a ride after its last event. The ride's row is locked by the change, so no other event comes between. */
export async function findLastViewers(trx: Trx, rideId: number): Promise<RideViewers | undefined> {
  const last = await trx
    .selectFrom("events")
    .select("audience")
    .where("ride_id", "=", rideId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return (last?.audience as EventAudience | undefined)?.now;
}

const literals = (words: readonly string[]) => words.map((word) => `'${word}'`).join(", ");

const RIDES_OF = (driver: string, onTheRoad: string) => `jsonb_build_object('rides', coalesce((
    select jsonb_agg(jsonb_build_object('rideId', id, 'riderId', rider_id) order by id) from rides
    where driver_id = ${driver} and status in (${literals(UNDER_WAY)})
      and (not ${onTheRoad} or status in (${literals(ABOARD)}) or set_out_at is not null or arrived_at is not null)), '[]'))`;

/** With its audience, the rides whose passengers it concerns. Written out: each position makes one. */
const DRIVER_EVENT = `insert into events (type, driver_id, audience, at)
  select $1, $2::integer, ${RIDES_OF("$2::integer", "$3::boolean")}, $4::timestamptz
  returning ${NOTICED_ALONE} as noticed`;

type DriverEvent = { type: string; driverId: number; onTheRoad: boolean; at: Date };

/** Adds an event of a driver, for their rides; `onTheRoad` for those whose passengers may follow the car (see isOnTheRoad). */
export async function insertDriverEvent(
  trx: Trx,
  { type, driverId, onTheRoad, at }: DriverEvent,
): Promise<void> {
  const adding = CompiledQuery.raw(DRIVER_EVENT, [type, driverId, onTheRoad, at]);
  const { rows } = await trx.executeQuery<{ noticed: string | null }>(adding);
  if (rows[0]?.noticed === null) noticeAfterCommit(trx, EVENTS_CHANNEL);
}

const MOVES = `insert into events (type, driver_id, audience, at)
  select 'driver.changed', driver.id, ${RIDES_OF("driver.id", "true")}, $2::timestamptz
  from unnest($1::integer[]) as driver(id)`;

/** Adds that drivers have moved. */
export async function insertMoves(trx: Trx, driverIds: readonly number[], at: Date): Promise<void> {
  await trx.executeQuery(CompiledQuery.raw(MOVES, [driverIds, at]));
  noticeAfterCommit(trx, EVENTS_CHANNEL);
}

/** A place in the log. Transactions commit out of order, so the order is by transaction first. */
export type LogPlace = { readonly xid: string; readonly id: number };

/**
 * The events in the log after a place, in order. An event is `settled` when no transaction that is still open could
 * come before it (see settled-before.ts); one that is not may not be passed on yet.
 */
export function listEventsAfter(db: Db, place: LogPlace, limit: number) {
  return db
    .selectFrom("events")
    .select([
      sql<string>`xid::text`.as("xid"),
      "id",
      "type",
      "ride_id",
      "driver_id",
      "audience",
      sql<boolean>`xid < (select ${BEFORE_OPEN_TRANSACTIONS})`.as("settled"),
    ])
    .where(sql<boolean>`(xid, id) > (${place.xid}::xid8, ${place.id}::bigint)`)
    .orderBy("events.xid")
    .orderBy("events.id")
    .limit(limit)
    .execute();
}

export type LogBounds = {
  /** The oldest transaction of this database that is still open; the log is settled before it. A later reading may say an earlier one. */
  readonly horizon: string;
  /** The first transaction that hasn't begun: no reading can have come past it. */
  readonly end: string;
  /** The first line that is kept. */
  readonly oldest: LogPlace | null;
  /** The horizon when the log was opened, while its first line is still the oldest: nothing has been trimmed. */
  readonly openedAt: string | null;
};

/** The transaction before which everything in the log is settled, and the oldest place that is still kept. */
export async function findLogBounds(db: Db): Promise<LogBounds> {
  const { rows } = await sql<{
    horizon: string;
    end: string;
    xid: string | null;
    id: number | null;
    opened_at: string | null;
  }>`
    select (${BEFORE_OPEN_TRANSACTIONS})::text as horizon, pg_snapshot_xmax(pg_current_snapshot())::text as "end",
      oldest.xid::text as xid, oldest.id as id, oldest.opened_at
    from (select 1) as here
    left join (select xid, id, audience ->> 'horizon' as opened_at from events order by xid, id limit 1) as oldest
      on true`.execute(db);
  const row = rows[0];
  if (!row) throw new Error("the database did not say where its log ends");
  return {
    horizon: row.horizon,
    end: row.end,
    oldest: row.xid === null || row.id === null ? null : { xid: row.xid, id: row.id },
    openedAt: row.opened_at,
  };
}

/**
 * The first line of the log, so that a reader's place can be told from one that is no longer kept. It says where the
 * log stood when it was opened: with an older transaction still open, that is before the line itself.
 */
export async function openLog(db: Db, at: Date): Promise<void> {
  await sql`
    insert into events (type, audience, at)
    select 'log.opened', jsonb_build_object('horizon', pg_snapshot_xmin(pg_current_snapshot())::text), ${at}
    where not exists (select from events)`.execute(db);
}

/** A copy restored into another cluster brings events whose transactions lie in its future; they would come too late. */
export async function forgetFutureEvents(db: Db): Promise<void> {
  await sql`delete from events where xid >= pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
}

/** Forgets the log up to the last event of a day; that one stays, to show where the log begins. */
export async function trimEvents(db: Db, before: Date): Promise<void> {
  await sql`
    delete from events using
      (select xid, id from events where at < ${before} order by xid desc, id desc limit 1) as mark
    where (events.xid, events.id) < (mark.xid, mark.id)`.execute(db);
}
