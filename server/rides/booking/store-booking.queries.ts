import { CompiledQuery, sql } from "kysely";
import type { PayLinkSettings } from "../../../contract/pay-links/pay-link-schemas.ts";
import { OPEN } from "../../../contract/rides/ride-states.ts";
import type { Trx } from "../../database/connect.ts";
import { PAPER_COLUMN_NAMES } from "../../database/driver-papers.ts";
import { KEPT_PLAN } from "../../database/kept-plans.ts";
import { MESSAGE_COLUMNS, MESSAGE_RECORD, asMessageRecords } from "../../database/message-records.ts";
import { noticeAfterCommit } from "../../database/notice-after-commit.ts";
import { sendWithNext } from "../../database/send-with-next.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import type { NewRide } from "../steps/ride-changes.queries.ts";

export type BookingQuestions = {
  rides: number;
  /** References that were drawn for them, more than are needed. */
  references: readonly string[];
  mark: string;
  /** Since when an equal booking counts as the same; null where none does. */
  sameSince: Date | null;
  /** A guest's address and phone, and since when what came from them counts. */
  guest: { from: string; phone: string; since: Date; until: Date; provedSince: Date } | null;
  /** The account that a rider books for. */
  riderId: number | null;
  /** The hotel or firm on whose account it goes. */
  partnerId: number | null;
};

type Browser = { endpoint: string; language: string };
type Passenger = { first_name: string; last_name: string; phone: string; email: string; language: string };

export type BookingFacts = Pick<RideRow, "start_code_on" | "waits" | "change_hours" | "partner_name"> & {
  ids: number[];
  /** Those of the drawn references that are free. */
  references: string[];
  same: number | null;
  from_address: number;
  trusted: boolean;
  open: number;
  proved: boolean;
  /** The open rides that were booked by the guests' link of the hotel or firm. */
  open_by_link: number;
  /** What the company has decided of paying by link. */
  pay_links: Partial<PayLinkSettings>;
  passenger: Passenger | null;
  browsers: Browser[];
  pool_browsers: (Browser & Record<(typeof PAPER_COLUMN_NAMES)[number], string | null>)[];
};

const PAPERS = sql.raw(PAPER_COLUMN_NAMES.map((name) => `'${name}', d.${name}`).join(", "));

/**
 * All that a booking asks of the database, in one statement: whether it has been made already, what is counted of its guest, who its
 * passenger is, whom to tell, what the company says to passengers, and the numbers and references of its rides. With a rider's address of mail it
 * holds what is counted of the mails to it. The values stand in a query of their own, where PostgreSQL does not see them as it plans:
 * else a plan for these very values, with nulls for what is not asked, would seem cheaper than the kept one and be made for each booking.
 */
export async function readBookingFacts(
  trx: Trx,
  { rides, references, mark, sameSince, guest, riderId, partnerId }: BookingQuestions,
): Promise<BookingFacts> {
  const { rows } = await sql<BookingFacts>`${sql.raw(KEPT_PLAN)}
    with asked as materialized (select ${mark}::text as mark, ${sameSince}::timestamptz as same_since, ${guest?.from ?? null}::text as address,
      ${guest?.phone ?? null}::text as phone, ${guest?.since ?? null}::timestamptz as since, ${guest?.until ?? null}::timestamptz as until,
      ${guest?.provedSince ?? null}::timestamptz as proved_since, ${riderId}::int as rider_id, ${partnerId}::int as partner_id)
    select
      (select jsonb_agg(nextval(pg_get_serial_sequence('rides', 'id'))) from generate_series(1, ${rides}::int)) as ids,
      (select coalesce(jsonb_agg(distinct drawn), '[]') from unnest(${references}::text[]) as drawn
        where not exists (select from rides where reference = drawn)) as references,
      (select id from rides where booking_mark = (select mark from asked) and created_at >= (select same_since from asked)
        and status <> 'Cancelled' order by created_at desc limit 1) as same,
      (select count(*)::int from rides where booked_from = (select address from asked)
        and created_at > (select since from asked) and created_at <= (select until from asked)) as from_address,
      exists (select from trusted_networks where address_hash = (select address from asked)) as trusted,
      (select count(*)::int from rides where rider_phone = (select phone from asked) and rider_id is null and booked_by is null
        and status in (${sql.join(OPEN.map((status) => sql.lit(status)))})) as open,
      exists (select from rides where rider_phone = (select phone from asked)
        and created_at >= (select proved_since from asked) and proved_by = 'phone') as proved,
      (select count(*)::int from rides where partner_id = (select partner_id from asked) and by_guests_link
        and status in (${sql.join(OPEN.map((status) => sql.lit(status)))})) as open_by_link,
      (select jsonb_build_object('first_name', first_name, 'last_name', last_name, 'phone', phone, 'email', email,
          'language', language, 'held', pg_advisory_xact_lock(hashtextextended('mails to ' || lower(email), 0))::text)
        from accounts where id = (select rider_id from asked)) as passenger,
      (select coalesce(jsonb_agg(jsonb_build_object('endpoint', endpoint, 'language', language) order by endpoint), '[]')
        from push_subscriptions where account_id = (select rider_id from asked)) as browsers,
      (select coalesce(jsonb_agg(jsonb_build_object('endpoint', p.endpoint, 'language', p.language, ${PAPERS})
          order by p.endpoint), '[]')
        from push_subscriptions p join drivers d on d.account_id = p.account_id join accounts a on a.id = p.account_id
        where d.approved_at is not null and d.on_shift and not d.inactive and a.state = 'active' and a.role = 'driver') as pool_browsers,
      (select name from partners where id = (select partner_id from asked)) as partner_name,
      company.pay_links, company.start_code as start_code_on, company.change_hours,
      jsonb_build_object('airport', profile -> 'airport_wait_minutes', 'pier', profile -> 'pier_wait_minutes',
        'other', profile -> 'other_wait_minutes') as waits
    from company_profile as company where company.id = 1`.execute(trx);
  const row = rows[0];
  if (!row) throw new Error("the company has no profile");
  return row;
}

type Message = {
  kind: string;
  channel: "email" | "phone" | "push";
  recipient: string;
  language: string;
  payload: string;
  next_attempt_at: Date;
  created_at: Date;
};

export type BookingToStore = {
  ride: NewRide & { id: number };
  actor: { accountId: number | null; kind: string };
  audience: object;
  messages: readonly Message[];
  /** From how many mails on that anybody can cause the mail to this address is withheld; null where it never is. */
  mailLimit: {
    recipient: string;
    since: Date;
    most: number;
    withheld: string;
  } | null;
  at: Date;
  /** The answer to keep with the request's key. */
  answer: { caller: string; key: string; status: number; body: string } | null;
};

/** Stores a ride with the line of its history, its event, what people are told and the answer to its request, in one statement that goes out with the next. */
export async function storeBooking(trx: Trx, booking: BookingToStore): Promise<void> {
  const { ride, actor, audience, messages, mailLimit, at, answer } = booking;
  const values: unknown[] = [];
  const put = (value: unknown) => `$${values.push(value)}`;
  const columns = Object.keys(ride) as (keyof typeof ride)[];
  const withheld = `one.channel = 'email' and past.it`;
  const text = `${KEPT_PLAN} with ride as (
      insert into rides (${columns.join(", ")}) overriding system value
      values (${columns.map((column) => put(ride[column])).join(", ")}) returning id),
    line as (
      insert into ride_history (ride_id, actor_id, actor, action, to_status, at)
      select id, ${put(actor.accountId)}::int, ${put(actor.kind)}::text, 'book', ${put(ride.status)}::text, ${put(at)}::timestamptz
      from ride),
    event as (
      insert into events (type, ride_id, audience, at)
      select 'ride.created', id, ${put(JSON.stringify(audience))}::jsonb, ${put(at)}::timestamptz from ride),
    past as (
      select coalesce(sum(messages), 0) >= ${put(mailLimit?.most ?? 1)}::int as it from recipient_counts
      where recipient = recipient_mark(${put(mailLimit?.recipient ?? null)}::text) and purpose = 'mail'
        and hour > ${put(mailLimit?.since ?? null)}::timestamptz and hour <= ${put(at)}::timestamptz),
    told as (
      insert into outbox (ride_id, ${MESSAGE_COLUMNS}, failed_at, last_error)
      select ride.id, one.*, case when ${withheld} then one.created_at end,
        case when ${withheld} then ${put(mailLimit?.withheld ?? null)}::text end
      from ride, past, jsonb_to_recordset(${put(asMessageRecords(messages))}::jsonb) as one (${MESSAGE_RECORD})),
    answered as (
      update idempotency_keys set status = ${put(answer?.status ?? null)}::int, body = ${put(answer?.body ?? null)}::text
      from ride where caller = ${put(answer?.caller ?? null)}::text and key = ${put(answer?.key ?? null)}::text)
    select id, case when current_setting('trupial.alone', true) = 'yes' then pg_notify('trupial_events', '')::text end as noticed
    from ride`;
  const store = CompiledQuery.raw(text, values) as CompiledQuery<{ noticed: string | null }>;
  await sendWithNext(trx, store, ([stored]) => {
    if (stored?.noticed === null) noticeAfterCommit(trx, "trupial_events");
  });
}
