import { type Insertable, type RawBuilder, type Updateable, sql } from "kysely";
import type { PayProviderName, PayState } from "../../domain/pay-links/pay-link.ts";
import { NOT_DRIVEN } from "../../domain/rides/ride-states.ts";
import type { Db, Trx } from "../database/connect.ts";
import { likeText } from "../database/like-text.ts";
import type { Database } from "../database/schema.ts";
import { STATEMENT_OWED } from "../partners/statement-owed.sql.ts";
import { CHECKS_HOUR_MS } from "./pay-link-times.ts";

type NewLink = Insertable<Database["pay_links"]>;
type LinkChanges = Omit<Updateable<Database["pay_links"]>, "id">;

export type PayLinkRow = NonNullable<Awaited<ReturnType<typeof lockPayLink>>>;

/** Adds a payment; undefined where there is an open one for the same ride or statement. */
export async function insertPayLink(trx: Trx, link: NewLink): Promise<number | undefined> {
  const added = await trx
    .insertInto("pay_links")
    .values(link)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return added?.id;
}

type OpenOf = { ride_id: number | null; statement_id: number | null; isTip: boolean };

/** The payment open for a ride or a statement; a tip stands beside the one for the fare. */
export function findOpenLink(db: Db | Trx, of: OpenOf) {
  return db
    .selectFrom("pay_links")
    .selectAll()
    .where("state", "=", "open")
    .where("purpose", of.isTip ? "=" : "!=", "tip")
    .$if(of.ride_id !== null, (query) => query.where("ride_id", "=", of.ride_id))
    .$if(of.statement_id !== null, (query) => query.where("statement_id", "=", of.statement_id))
    .executeTakeFirst();
}

export function findPayLinkByCode(db: Db | Trx, code: string) {
  return shown(db).where("pay_links.code", "=", code).executeTakeFirst();
}

export function findPayLink(db: Db | Trx, id: number) {
  return shown(db).where("pay_links.id", "=", id).executeTakeFirst();
}

/** The payment, locked; lock its ride or statement before. */
export function lockPayLink(trx: Trx, id: number) {
  return trx.selectFrom("pay_links").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
}

/** Locks a ride that is to be paid, so that what is left of it is asked once. */
export async function lockRideToPay(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom("rides").select("id").where("id", "=", id).forNoKeyUpdate().execute();
}

/** The ride of a payment, locked: of two that are paid at once, the second sees what the first has paid. */
export function lockRideOfLink(trx: Trx, linkId: number) {
  return trx
    .selectFrom("rides")
    .select([
      "id",
      "reference",
      "status",
      "fare_cents",
      "link_cents",
      "link_given_back_cents",
      "cash_given_back_cents",
      "paid_by",
      "partner_id",
      "driver_id",
    ])
    .where("id", "=", (eb) => eb.selectFrom("pay_links").select("ride_id").where("id", "=", linkId))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function updatePayLink(trx: Db | Trx, id: number, changes: LinkChanges): Promise<void> {
  await trx.updateTable("pay_links").set(changes).where("id", "=", id).execute();
}

/** Takes a payment back that is still open; one that was paid meanwhile stays paid. The provider hears of it next. */
export async function takeBackOpenLink(trx: Db | Trx, id: number, now: Date): Promise<void> {
  await trx
    .updateTable("pay_links")
    .set({ state: "cancelled", ended_at: now, next_check_at: now, tries: 0 })
    .where("id", "=", id)
    .where("state", "=", "open")
    .execute();
}

/** Keeps what the provider calls a payment; false where another server was quicker. */
export async function keepProviderLink(
  db: Db,
  { id, ...kept }: { id: number; provider_id: string; link: string; next_check_at: Date },
): Promise<boolean> {
  const updated = await db
    .updateTable("pay_links")
    .set({ ...kept, tries: 0, trouble: null })
    .where("id", "=", id)
    .where("provider_id", "is", null)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** The payments of a ride that count towards its fare, the first paid first. */
export function listPaidTowardsFare(trx: Trx, rideId: number) {
  return trx
    .selectFrom("pay_links")
    .select(["id", "amount_cents", "applied_cents", "refunded_cents"])
    .where("ride_id", "=", rideId)
    .where("purpose", "in", ["fare", "deposit"])
    .where("paid_at", "is not", null)
    .orderBy("paid_at")
    .orderBy("id")
    .execute();
}

/** The tips that were paid for a ride. */
export function listPaidTips(trx: Trx, rideId: number) {
  return trx
    .selectFrom("pay_links")
    .select(["amount_cents", "applied_cents", "refunded_cents"])
    .where("ride_id", "=", rideId)
    .where("purpose", "=", "tip")
    .where("paid_at", "is not", null)
    .execute();
}

/** The sum that was paid for the fee of a ride, and not given back. */
export async function sumFeePaid(trx: Trx, rideId: number): Promise<number> {
  const { cents } = await trx
    .selectFrom("pay_links")
    .select(sql<number>`coalesce(sum(amount_cents - refunded_cents), 0)::integer`.as("cents"))
    .where("ride_id", "=", rideId)
    .where("purpose", "=", "no_show_fee")
    .where("paid_at", "is not", null)
    .executeTakeFirstOrThrow();
  return cents;
}

/** Takes payments that are to be looked at, for as long as asking the provider may take; no two servers the same. */
export function claimDueLinks(db: Db, { now, until, limit }: { now: Date; until: Date; limit: number }) {
  return db
    .updateTable("pay_links")
    .set({ next_check_at: until })
    .where("id", "in", (due) =>
      due
        .selectFrom("pay_links")
        .select("id")
        .where("next_check_at", "<=", now)
        .orderBy("next_check_at")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning("id")
    .execute();
}

/** Takes one payment if it is due; false where another server has it. */
export async function claimLink(
  db: Db,
  { id, now, until }: { id: number; now: Date; until: Date },
): Promise<boolean> {
  const claimed = await db
    .updateTable("pay_links")
    .set({ next_check_at: until })
    .where("id", "=", id)
    .where("next_check_at", "<=", now)
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}

type Hurry = { now: Date; most: number };

/** Has a payment looked at as soon as a moment has passed since that was done last, while it may be asked after so often in an hour. */
export async function hurryLink(
  db: Db,
  { code, now, most, gapMs }: Hurry & { code: string; gapMs: number },
): Promise<void> {
  const soon = sql<Date>`greatest(${now}::timestamptz, checked_at + ${gapMs}::integer * interval '1 millisecond')`;
  await hurried(db, { now, most, soon }).where("code", "=", code).execute();
}

type Noticed = Hurry & { provider: "file" | "sentoo"; providerId: string; gapsMs: readonly number[] };

/** The same because of a notice: each of an hour has a gap of its own, and past the last gap none counts. */
export async function hurryNoticedLink(
  db: Db,
  { provider, providerId, now, most, gapsMs }: Noticed,
): Promise<void> {
  const before = sql<number>`case when checks_since > ${hourBefore(now)} then notices else 0 end`;
  const gap = sql`(${[...gapsMs]}::integer[])[${before} + 1] * interval '1 millisecond'`;
  // Greatest leaves out what is null: a payment that was never asked after waits for nothing.
  const soon = sql<Date>`greatest(${now}::timestamptz, checked_at + ${gap})`;
  await hurried(db, { now, most, soon })
    .set({ notices: sql`${before} + 1` })
    .where("provider", "=", provider)
    .where("provider_id", "=", providerId)
    .where(before, "<", gapsMs.length)
    .execute();
}

function hurried(db: Db, { now, most, soon }: Hurry & { soon: RawBuilder<Date> }) {
  return db
    .updateTable("pay_links")
    .set({ next_check_at: soon })
    .where("provider_id", "is not", null)
    .where("paid_at", "is", null)
    .where((eb) => eb.or([eb("checks", "<", most), eb("checks_since", "<=", hourBefore(now))]))
    .where((eb) => eb.or([eb("next_check_at", "is", null), eb("next_check_at", ">", soon)]));
}

function hourBefore(now: Date): Date {
  return new Date(now.getTime() - CHECKS_HOUR_MS);
}

/** Open payments of rides that are not driven any more, but for the fee of somebody who wasn't there. */
export function listOpenOfDeadRides(db: Db, now: Date) {
  return db
    .selectFrom("pay_links")
    .innerJoin("rides", "rides.id", "pay_links.ride_id")
    .select("pay_links.id")
    .where("pay_links.state", "=", "open")
    .where("pay_links.purpose", "in", ["fare", "deposit"])
    .where("rides.status", "in", NOT_DRIVEN)
    .where((eb) => eb.or([eb("rides.undo_until", "is", null), eb("rides.undo_until", "<", now)]))
    .limit(50)
    .execute();
}

export async function insertRefund(
  trx: Trx,
  refund: Insertable<Database["pay_link_refunds"]>,
): Promise<number> {
  const { id } = await trx
    .insertInto("pay_link_refunds")
    .values(refund)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export function listRefundsOf(db: Db | Trx, linkIds: readonly number[]) {
  return db
    .selectFrom("pay_link_refunds")
    .innerJoin("accounts", "accounts.id", "pay_link_refunds.made_by")
    .selectAll("pay_link_refunds")
    .select(["accounts.first_name", "accounts.last_name"])
    .where("pay_link_id", "in", linkIds.length === 0 ? [0] : linkIds)
    .orderBy("pay_link_refunds.id")
    .execute();
}

/** Takes refunds that the provider is to be asked for. */
export function claimDueRefunds(db: Db, { now, until, limit }: { now: Date; until: Date; limit: number }) {
  return db
    .updateTable("pay_link_refunds")
    .set({ next_try_at: until })
    .where("id", "in", (due) =>
      due
        .selectFrom("pay_link_refunds")
        .select("id")
        .where("state", "=", "asked")
        .where("next_try_at", "<=", now)
        .orderBy("next_try_at")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "pay_link_id", "amount_cents", "charged_cents"])
    .execute();
}

/** Refunds that a provider was asked for which this server doesn't have any more: nobody will do them. */
export function listRefundsOfOthers(db: Db, provider: PayProviderName | null) {
  return db
    .selectFrom("pay_link_refunds")
    .innerJoin("pay_links", "pay_links.id", "pay_link_refunds.pay_link_id")
    .select(["pay_link_refunds.id", "pay_link_id", "pay_link_refunds.amount_cents"])
    .where("pay_link_refunds.state", "=", "asked")
    .$if(provider !== null, (query) => query.where("pay_links.provider", "!=", provider ?? "file"))
    .orderBy("pay_link_refunds.id")
    .limit(50)
    .execute();
}

/** Ends payments whose time is over and whose provider this server doesn't have any more. */
export async function endLinksOfOthers(db: Db, provider: PayProviderName | null, now: Date): Promise<void> {
  await db
    .updateTable("pay_links")
    .set({ state: "expired", ended_at: now, next_check_at: null })
    .where("state", "=", "open")
    .where("expires_at", "<=", now)
    .$if(provider !== null, (query) => query.where("provider", "!=", provider ?? "file"))
    .execute();
}

/** Says what became of a refund, once. */
export async function endRefund(
  trx: Db | Trx,
  { id, state }: { id: number; state: "done" | "refused" },
): Promise<boolean> {
  const updated = await trx
    .updateTable("pay_link_refunds")
    .set({ state, next_try_at: null })
    .where("id", "=", id)
    .where("state", "=", "asked")
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** The part of a payment of a statement that is more than is owed there: the last payment is too much first. */
const paidTooMuchCents = sql<number>`least(pay_links.amount_cents - pay_links.refunded_cents,
  greatest(0, -(${STATEMENT_OWED}) - coalesce((
    select sum(later.amount_cents - later.refunded_cents) from pay_links as later
    where later.statement_id = pay_links.statement_id and (later.paid_at, later.id) > (pay_links.paid_at, pay_links.id)), 0)))`;

/**
 * The part of a payment that counts for its purpose: no more than a fare comes to, and of a ride that isn't driven nothing but the fee for who
 * wasn't there.
 */
const keptCents = sql<number>`(case
  when pay_links.purpose = 'statement' then pay_links.amount_cents - pay_links.refunded_cents - ${paidTooMuchCents}
  when pay_links.purpose in ('no_show_fee', 'tip') then pay_links.applied_cents
  else least(pay_links.applied_cents, greatest(0, (case
      when rides.status = 'NoShow' then coalesce(rides.no_show_fee_cents, 0)
      when rides.status in (${sql.join(NOT_DRIVEN.map((status) => sql.lit(status)))}) then 0
      else rides.fare_cents end) - coalesce((
    select sum(earlier.applied_cents) from pay_links as earlier
    where earlier.ride_id = pay_links.ride_id and earlier.purpose in ('fare', 'deposit')
      and (earlier.paid_at, earlier.id) < (pay_links.paid_at, pay_links.id)), 0))) end)`;

/** The part of a payment that is to be given back. */
const refundDueCents = sql<number>`(case when pay_links.paid_at is null then 0
  else greatest(0, pay_links.amount_cents - pay_links.refunded_cents - ${keptCents})::integer end)`;

type Asked = {
  state?: PayState | "refund_due" | undefined;
  rideId?: number | undefined;
  statementId?: number | undefined;
  text?: string | undefined;
  ofRidesOnly: boolean;
  limit: number;
  before?: number | undefined;
};

/** Payments from the newest. */
export function listPayLinks(db: Db | Trx, asked: Asked) {
  let listing = shown(db).orderBy("pay_links.id", "desc").limit(asked.limit);
  if (asked.before !== undefined) listing = listing.where("pay_links.id", "<", asked.before);
  if (asked.rideId !== undefined) listing = listing.where("pay_links.ride_id", "=", asked.rideId);
  if (asked.statementId !== undefined)
    listing = listing.where("pay_links.statement_id", "=", asked.statementId);
  if (asked.ofRidesOnly) listing = listing.where("pay_links.statement_id", "is", null);
  if (asked.state === "refund_due") listing = listing.where(refundDueCents, ">", 0);
  else if (asked.state !== undefined) listing = listing.where("pay_links.state", "=", asked.state);
  if (asked.text) {
    const words = likeText(asked.text);
    listing = listing.where((eb) =>
      eb.or([
        eb("rides.reference", "ilike", words),
        eb("rides.rider_name", "ilike", words),
        eb("partner_statements.name", "ilike", words),
        eb("pay_links.provider_id", "ilike", words),
      ]),
    );
  }
  return listing.execute();
}

function shown(db: Db | Trx) {
  return db
    .selectFrom("pay_links")
    .leftJoin("rides", "rides.id", "pay_links.ride_id")
    .leftJoin("partner_statements", "partner_statements.id", "pay_links.statement_id")
    .leftJoin("accounts", "accounts.id", "pay_links.asked_by")
    .leftJoin("accounts as driver", (join) =>
      join.onRef("driver.id", "=", "rides.driver_id").on("rides.status", "=", "Completed"),
    )
    .selectAll("pay_links")
    .select([
      "rides.reference",
      "rides.rider_name",
      "driver.first_name as driver_first_name",
      "driver.last_name as driver_last_name",
      "rides.tracking_code",
      "rides.language as ride_language",
      "partner_statements.number as statement_number",
      "partner_statements.name as statement_name",
      "partner_statements.email as statement_email",
      "partner_statements.language as statement_language",
      "accounts.first_name",
      "accounts.last_name",
      refundDueCents.as("refund_due_cents"),
    ]);
}

/** Locks a statement that is to be paid, so that what is left of it is asked once. */
export async function lockStatementToPay(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom("partner_statements").select("id").where("id", "=", id).forNoKeyUpdate().execute();
}

/** Locks the statement of a payment, before the payment itself, as whoever asks for one does. */
export async function lockStatementOfLink(trx: Trx, linkId: number): Promise<void> {
  await trx
    .selectFrom("partner_statements")
    .select("id")
    .where("id", "=", (eb) => eb.selectFrom("pay_links").select("statement_id").where("id", "=", linkId))
    .forNoKeyUpdate()
    .execute();
}

/** The sum left to pay of a statement; read it with the statement locked. */
export function findStatementToPay(db: Db | Trx, id: number) {
  return db
    .selectFrom("partner_statements")
    .select(STATEMENT_OWED.as("owed_cents"))
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Open payments of statements that ask more than is left to pay there. */
export function listOpenPastOwed(db: Db) {
  return db
    .selectFrom("pay_links")
    .innerJoin("partner_statements", "partner_statements.id", "pay_links.statement_id")
    .select("pay_links.id")
    .where("pay_links.state", "=", "open")
    .where("pay_links.amount_cents", ">", STATEMENT_OWED)
    .limit(50)
    .execute();
}
