import { type Insertable, sql } from "kysely";
import type { CaseState } from "../../domain/cases/case-rules.ts";
import type { Db, Trx } from "../database/connect.ts";
import { likeText } from "../database/like-text.ts";
import type { Database } from "../database/schema.ts";

export type CaseRow = NonNullable<Awaited<ReturnType<typeof findCase>>>;
export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

/** Keeps a new case; undefined where the ride has one for its low rating, or the message is one. */
export async function insertCase(trx: Trx, row: Insertable<Database["cases"]>): Promise<number | undefined> {
  const inserted = await trx
    .insertInto("cases")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

export async function insertEntry(trx: Trx, entry: Insertable<Database["case_entries"]>): Promise<void> {
  await trx.insertInto("case_entries").values(entry).execute();
}

/** Locks a case, so that of two who end it at once one does. */
export function lockCase(trx: Trx, id: number) {
  return trx
    .selectFrom("cases")
    .select(["id", "driver_id", "closed_at", "given_to"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function setDueOn(trx: Trx, { id, dueOn }: { id: number; dueOn: string | null }): Promise<void> {
  await trx.updateTable("cases").set({ due_on: dueOn }).where("id", "=", id).execute();
}

export async function giveCaseTo(trx: Trx, { id, to }: { id: number; to: number | null }): Promise<void> {
  await trx.updateTable("cases").set({ given_to: to }).where("id", "=", id).execute();
}

type End = Pick<Insertable<Database["cases"]>, "outcome" | "closed_at" | "closed_by">;

/** Ends a case, or opens it again where all are null. */
export async function saveEnd(trx: Trx, id: number, end: End): Promise<void> {
  await trx.updateTable("cases").set(end).where("id", "=", id).execute();
}

export function findCase(db: Db | Trx, id: number) {
  return cases(db)
    .leftJoin("accounts as closer", "closer.id", "cases.closed_by")
    .leftJoin("drivers", "drivers.account_id", "cases.driver_id")
    .select([
      "closer.first_name as closer_first_name",
      "closer.last_name as closer_last_name",
      "rides.status as ride_status",
      "rides.pickup_location",
      "rides.dropoff_location",
      "rides.ride_datetime",
      "rides.picked_up_at",
      "rides.completed_at",
      "rides.passenger_count",
      "rides.rider_id",
      "rides.rider_email",
      "rides.rider_phone",
      "rides.language as ride_language",
      "rides.fare_cents",
      "rides.paid_by",
      "rides.link_cents",
      "rides.link_given_back_cents",
      "rides.cash_given_back_cents",
      "drivers.plate",
      "contact_messages.topic as message_topic",
      "contact_messages.subject as message_subject",
      "contact_messages.name as message_name",
      "contact_messages.email as message_email",
      "contact_messages.phone as message_phone",
      "contact_messages.language as message_language",
      "contact_messages.message",
      "contact_messages.created_at as message_at",
    ])
    .where("cases.id", "=", id)
    .executeTakeFirst();
}

/** The case that a message is. */
export function findCaseOfMessage(db: Db | Trx, messageId: number) {
  return db.selectFrom("cases").select("id").where("message_id", "=", messageId).executeTakeFirst();
}

type Asked = {
  limit: number;
  before?: number | undefined;
  text?: string | undefined;
  state?: CaseState | undefined;
  givenTo?: number | undefined;
  driverId?: number | undefined;
  rideId?: number | undefined;
};

export function listCases(db: Db, { limit, before, text, state, givenTo, driverId, rideId }: Asked) {
  let listing = cases(db).orderBy("cases.id", "desc").limit(limit);
  if (before !== undefined) listing = listing.where("cases.id", "<", before);
  if (state !== undefined)
    listing = listing.where("cases.closed_at", state === "open" ? "is" : "is not", null);
  if (givenTo !== undefined) listing = listing.where("cases.given_to", "=", givenTo);
  if (driverId !== undefined) listing = listing.where("cases.driver_id", "=", driverId);
  if (rideId !== undefined) listing = listing.where("cases.ride_id", "=", rideId);
  if (text) {
    const pattern = likeText(text);
    const name = (person: "driver") =>
      sql<string>`concat_ws(' ', ${sql.ref(`${person}.first_name`)}, ${sql.ref(`${person}.last_name`)})`;
    listing = listing.where((some) =>
      some.or([
        some("cases.title", "ilike", pattern),
        some("rides.reference", "ilike", pattern),
        some("rides.rider_name", "ilike", pattern),
        some("contact_messages.name", "ilike", pattern),
        some(name("driver"), "ilike", pattern),
      ]),
    );
  }
  return listing.execute();
}

/** Entries of these cases, the oldest first. */
export function listEntries(db: Db | Trx, caseIds: readonly number[]) {
  return db
    .selectFrom("case_entries")
    .leftJoin("accounts as writer", "writer.id", "case_entries.written_by")
    .select([
      "case_entries.id",
      "case_id",
      "kind",
      "entry",
      "outcome",
      "written_at",
      "writer.first_name",
      "writer.last_name",
    ])
    .where("case_id", "in", caseIds)
    .orderBy("case_entries.id")
    .execute();
}

/** The cases in which this driver was asked, the newest first. */
export function listAskedCases(
  db: Db | Trx,
  { driverId, id }: { driverId: number; id?: number | undefined },
) {
  let listing = db
    .selectFrom("cases")
    .leftJoin("rides", "rides.id", "cases.ride_id")
    .select([
      "cases.id",
      "cases.kind",
      "cases.outcome",
      "cases.closed_at",
      "rides.reference",
      "rides.pickup_location",
      "rides.dropoff_location",
      "rides.ride_datetime",
    ])
    .where("cases.driver_id", "=", driverId)
    .where((where) =>
      where.exists(
        where
          .selectFrom("case_entries")
          .select("case_entries.id")
          .whereRef("case_entries.case_id", "=", "cases.id")
          .where("case_entries.kind", "=", "driver_asked"),
      ),
    )
    .orderBy("cases.id", "desc")
    .limit(100);
  if (id !== undefined) listing = listing.where("cases.id", "=", id);
  return listing.execute();
}

export async function countOpenCases(db: Db): Promise<number> {
  const { open } = await db
    .selectFrom("cases")
    .select((count) => count.fn.countAll<number>().as("open"))
    .where("closed_at", "is", null)
    .executeTakeFirstOrThrow();
  return open;
}

/** The open cases that were to be answered before a day. */
export async function countCasesDueBefore(db: Db, day: string): Promise<number> {
  const { overdue } = await db
    .selectFrom("cases")
    .select((count) => count.fn.countAll<number>().as("overdue"))
    .where("closed_at", "is", null)
    .where("due_on", "<", day)
    .executeTakeFirstOrThrow();
  return overdue;
}

/** The cases of an account's rides besides one. */
export async function countCasesOfRider(
  db: Db | Trx,
  { riderId, besides }: { riderId: number; besides: number },
): Promise<number> {
  const { others } = await db
    .selectFrom("cases")
    .innerJoin("rides", "rides.id", "cases.ride_id")
    .select((count) => count.fn.countAll<number>().as("others"))
    .where("rides.rider_id", "=", riderId)
    .where("cases.id", "!=", besides)
    .executeTakeFirstOrThrow();
  return others;
}

type FiguresAsked = { from: Date; lowRating: number; driverId?: number | undefined };

/** Each driver with rides or cases since a moment: how many, and how many of the rides had few stars. */
export function listDriverFigures(db: Db | Trx, { from, lowRating, driverId }: FiguresAsked) {
  let listing = db
    .with("driven", (part) =>
      part
        .selectFrom("rides")
        .select(["driver_id"])
        .select(({ fn }) => fn.countAll<number>().as("rides"))
        .select(sql<number>`count(*) filter (where stars <= ${lowRating})`.as("low"))
        .where("status", "=", "Completed")
        .where("completed_at", ">=", from)
        .groupBy("driver_id"),
    )
    .with("opened", (part) =>
      part
        .selectFrom("cases")
        .select(["driver_id"])
        .select(({ fn }) => fn.countAll<number>().as("cases"))
        .select(sql<number>`count(*) filter (where outcome = 'driver')`.as("at_fault"))
        .where("opened_at", ">=", from)
        .groupBy("driver_id"),
    )
    .selectFrom("accounts")
    .innerJoin("drivers", "drivers.account_id", "accounts.id")
    .leftJoin("driven", "driven.driver_id", "accounts.id")
    .leftJoin("opened", "opened.driver_id", "accounts.id")
    .select([
      "accounts.id",
      "accounts.first_name",
      "accounts.last_name",
      sql<number>`coalesce(driven.rides, 0)::integer`.as("rides"),
      sql<number>`coalesce(driven.low, 0)::integer`.as("low_ratings"),
      sql<number>`coalesce(opened.cases, 0)::integer`.as("cases"),
      sql<number>`coalesce(opened.at_fault, 0)::integer`.as("at_fault"),
    ])
    .where((where) =>
      where.or([where("driven.rides", "is not", null), where("opened.cases", "is not", null)]),
    )
    .orderBy("accounts.last_name")
    .orderBy("accounts.id");
  if (driverId !== undefined) listing = listing.where("accounts.id", "=", driverId);
  return listing.execute();
}

/** The ride that a case is opened of. */
export function findRideOfCase(db: Db | Trx, by: { id: number } | { reference: string }) {
  const rides = db.selectFrom("rides").select(["id", "driver_id"]);
  return (
    "id" in by ? rides.where("id", "=", by.id) : rides.where("reference", "=", by.reference)
  ).executeTakeFirst();
}

/** Somebody of the office who can see to a case. */
export function findColleague(db: Db | Trx, id: number) {
  return colleagues(db).where("id", "=", id).executeTakeFirst();
}

/** All of them, by name. */
export function listColleagues(db: Db) {
  return colleagues(db).orderBy("first_name").orderBy("id").execute();
}

function colleagues(db: Db | Trx) {
  return db
    .selectFrom("accounts")
    .select(["id", "first_name", "last_name"])
    .where("role", "=", "staff")
    .where("state", "=", "active");
}

/** The driver who is asked, as they are written to. */
export function findAskedDriver(db: Db | Trx, id: number) {
  return db
    .selectFrom("accounts")
    .select(["id", "email", "language", "first_name", "last_name"])
    .where("id", "=", id)
    .where("state", "!=", "deleted")
    .executeTakeFirst();
}

function cases(db: Db | Trx) {
  return db
    .selectFrom("cases")
    .leftJoin("rides", "rides.id", "cases.ride_id")
    .leftJoin("contact_messages", "contact_messages.id", "cases.message_id")
    .leftJoin("accounts as driver", "driver.id", "cases.driver_id")
    .leftJoin("accounts as opener", "opener.id", "cases.opened_by")
    .leftJoin("accounts as colleague", "colleague.id", "cases.given_to")
    .select([
      "cases.id",
      "cases.kind",
      "cases.title",
      "cases.ride_id",
      "cases.driver_id",
      "cases.message_id",
      "cases.opened_at",
      "cases.given_to",
      "cases.due_on",
      "cases.outcome",
      "cases.closed_at",
      "rides.reference",
      "rides.stars",
      "rides.rider_name",
      "contact_messages.name as writer_name",
      "driver.first_name as driver_first_name",
      "driver.last_name as driver_last_name",
      "opener.first_name as opener_first_name",
      "opener.last_name as opener_last_name",
      "colleague.first_name as colleague_first_name",
      "colleague.last_name as colleague_last_name",
    ])
    .select((select) =>
      (["driver_asked", "driver_said"] as const).map((kind) =>
        select
          .selectFrom("case_entries")
          .select(({ fn }) => fn.max("written_at").as("at"))
          .whereRef("case_entries.case_id", "=", "cases.id")
          .where("case_entries.kind", "=", kind)
          .as(`${kind}_at`),
      ),
    );
}
