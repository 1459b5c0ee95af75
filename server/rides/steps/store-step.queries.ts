import { type Insertable, type RawBuilder, sql } from "kysely";
import { ABOARD, UNDER_WAY } from "../../../contract/rides/ride-states.ts";
import { type PlaceOf, builtOnce } from "../../database/built-once.ts";
import type { Trx } from "../../database/connect.ts";
import { KEPT_PLAN } from "../../database/kept-plans.ts";
import { MESSAGE_COLUMNS, MESSAGE_RECORD, asMessageRecords } from "../../database/message-records.ts";
import { noticeAfterCommit } from "../../database/notice-after-commit.ts";
import { sendWithNext } from "../../database/send-with-next.ts";
import type { Database } from "../../database/schema.ts";
import { selectRidesOften } from "../ride-rows.queries.ts";

type Browser = { endpoint: string; language: string };

/** How somebody whom a step concerns is reached. */
export type StepPerson = {
  id: number;
  email: string;
  phone: string | null;
  language: string;
  /** Accounts that are closed or not confirmed get no mail. */
  active: boolean;
  browsers: Browser[];
};

/** A ride whose passenger follows the car, which is on its way. */
type FollowedRide = { id: number; rider_id: number | null; driver_id: number };

const underWay = statusList(UNDER_WAY);
const aboard = statusList(ABOARD);

function statusList(statuses: readonly string[]) {
  return sql.join(statuses.map((status) => sql.lit(status)));
}

const browsersOf = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('endpoint', endpoint, 'language', browser.language) order by endpoint), '[]')
  from push_subscriptions as browser where browser.account_id = person.id)`;

const peopleWith = (driverBefore: RawBuilder<number | null>) => sql<StepPerson[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', person.id, 'email', person.email, 'phone', person.phone,
    'language', person.language, 'active', person.state = 'active', 'browsers', ${browsersOf})), '[]')
  from accounts as person where person.id in (rides.rider_id, rides.driver_id, ${driverBefore}::int))`;

const followedRidesWith = (driverBefore: RawBuilder<number | null>) => sql<FollowedRide[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', other.id, 'rider_id', other.rider_id, 'driver_id', other.driver_id)
    order by other.id), '[]')
  from rides as other where other.driver_id in (rides.driver_id, ${driverBefore}::int) and other.status in (${underWay})
    and (other.status in (${aboard}) or other.set_out_at is not null or other.arrived_at is not null))`;

const openRides = sql<number>`(
  select count(*)::int from rides as other where other.driver_id = rides.driver_id and other.status in (${underWay}))`;

const lastGiver = sql<string | null>`(
  select actor from ride_history where ride_id = rides.id and action in ('assign', 'reassign') order by id desc limit 1)`;

const bookingWithheldAs = (withheld: RawBuilder<string>) => sql<boolean>`exists (
  select from outbox where ride_id = rides.id and channel = 'email' and kind in ('booked', 'pay_link')
    and lower(recipient) = lower(coalesce(rides.rider_email, (select email from accounts where id = rides.rider_id)))
    and last_error = ${withheld}::text and sent_again_at is null)`;

type Stepped = { rideId: number; driverBefore: number | null; withheld: string };

const steppedRide = builtOnce((db, place: PlaceOf<Stepped>) =>
  selectRidesOften(db)
    .select([
      peopleWith(place("driverBefore")).as("step_people"),
      followedRidesWith(place("driverBefore")).as("step_followed_rides"),
      openRides.as("step_open_rides"),
      lastGiver.as("step_last_giver"),
      bookingWithheldAs(place("withheld")).as("step_booking_withheld"),
    ])
    .where("rides.id", "=", place("rideId")),
);

/**
 * A ride as a step has left it, with all that is asked to tell of the step: how its rider and the drivers before and after are
 * reached, which rides of theirs are followed and how many its driver has now, in what capacity it was last given to a driver, and
 * whether the mail of its booking was withheld.
 */
export async function findSteppedRide(trx: Trx, stepped: Stepped) {
  const [found] = await steppedRide(trx, stepped);
  if (!found) throw new Error("a ride went away while it changed");
  const { step_people, step_followed_rides, step_open_rides, ...rest } = found;
  const { step_last_giver, step_booking_withheld, ...after } = rest;
  return {
    after,
    people: step_people,
    followedRides: step_followed_rides,
    openRides: step_open_rides,
    lastGiver: step_last_giver,
    bookingWithheld: step_booking_withheld,
  };
}

export type StepFacts = Omit<Awaited<ReturnType<typeof findSteppedRide>>, "after">;

type NewEvent = { type: string; ride_id: number | null; driver_id: number | null; audience: object };

type NewMessage = Parameters<typeof asMessageRecords>[0][number] &
  Pick<Insertable<Database["outbox"]>, "account_id" | "failed_at" | "last_error">;

export type StepToStore = {
  line: Insertable<Database["ride_history"]> & { at: Date };
  events: readonly NewEvent[];
  messages: readonly NewMessage[];
};

/** Stores the line of a ride's history, the events of a step and what people are told of it, in one statement that goes out with the next. */
export async function storeStep(trx: Trx, { line, events, messages }: StepToStore): Promise<void> {
  const store = sql<{ noticed: string | null }>`${sql.raw(KEPT_PLAN)} with line as (
      insert into ride_history (ride_id, actor_id, actor, action, from_status, to_status, driver_id, detail, at)
      values (${line.ride_id}::int, ${line.actor_id}::int, ${line.actor}::text, ${line.action}::text, ${line.from_status}::text,
        ${line.to_status}::text, ${line.driver_id}::int, ${line.detail}::jsonb, ${line.at}::timestamptz)),
    event as (
      insert into events (type, ride_id, driver_id, audience, at)
      select one.*, ${line.at}::timestamptz from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as one (type text, ride_id int, driver_id int, audience jsonb)),
    told as (
      insert into outbox (ride_id, ${sql.raw(MESSAGE_COLUMNS)}, account_id, failed_at, last_error)
      select ${line.ride_id}::int, one.* from jsonb_to_recordset(${asMessageRecords(messages)}::jsonb)
        as one (${sql.raw(MESSAGE_RECORD)}, account_id int, failed_at timestamptz, last_error text))
    select case when current_setting('trupial.alone', true) = 'yes' then pg_notify('trupial_events', '')::text end as noticed`;
  await sendWithNext(trx, store.compile(trx), ([stored]) => {
    if (stored?.noticed === null) noticeAfterCommit(trx, "trupial_events");
  });
}
