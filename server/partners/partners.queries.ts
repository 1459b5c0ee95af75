import { type Insertable, type Selectable, type SqlBool, type Updateable, sql } from "kysely";
import { OPEN } from "../../domain/rides/ride-states.ts";
import type { Db, Trx } from "../database/connect.ts";
import { STATEMENT_OWED } from "./statement-owed.sql.ts";
import { UNBILLED_CORRECTION } from "./unbilled-correction.sql.ts";
import type { PartnersTable } from "../database/tables/partner-tables.ts";

/** Rides that a hotel or firm will be asked to pay: booked or driven on its account, and on no statement yet. */
const TO_BILL = sql<SqlBool>`rides.status not in ('Cancelled', 'Rejected', 'NoShow')
  and (rides.paid_by is null or rides.paid_by = 'account') and rides.statement_id is null`;

const toBillCents = (which: ReturnType<typeof sql<SqlBool>>) => sql<number>`(
  select coalesce(sum(fare_cents), 0)::integer from rides
  where rides.partner_id = partners.id and ${TO_BILL} and ${which})`;
const CORRECTED_CENTS = sql<number>`(
  select coalesce(sum(to_cents - from_cents), 0)::integer
  from fare_corrections as correction join rides on rides.id = correction.ride_id
  where rides.partner_id = partners.id and ${UNBILLED_CORRECTION})`;
const DRIVEN_CENTS = sql<number>`(${toBillCents(sql`status = 'Completed'`)} + ${CORRECTED_CENTS})`;
const BOOKED_CENTS = toBillCents(sql`status <> 'Completed'`);

/** The rest of its statements; a payment beyond them is taken off. */
const ON_STATEMENTS_CENTS = sql<number>`(
  select coalesce(sum(${STATEMENT_OWED}), 0)::integer from partner_statements
  where partner_statements.partner_id = partners.id)`;

const OWED_CENTS = sql<number>`(${ON_STATEMENTS_CENTS} + ${DRIVEN_CENTS} + ${BOOKED_CENTS})`;
const IS_OPEN = sql<SqlBool>`rides.status in (${sql.join(OPEN.map((status) => sql.lit(status)))})`;

/** Every hotel and firm by name, with what it owes. */
export function listPartners(db: Db | Trx) {
  return partners(db)
    .orderBy(sql`lower(partners.name)`)
    .orderBy("partners.id")
    .execute();
}

export function findPartner(db: Db | Trx, id: number) {
  return partners(db).where("partners.id", "=", id).executeTakeFirst();
}

/** The hotels and firms that may book, by name, with what they owe. */
export function listActivePartners(db: Db) {
  return db
    .selectFrom("partners")
    .select(["id", "name", "discount_percent", "credit_limit_cents", OWED_CENTS.as("owed_cents")])
    .where("active", "=", true)
    .orderBy(sql`lower(partners.name)`)
    .orderBy("partners.id")
    .execute();
}

/** The payer, where it may book. */
export function findPayingPartner(db: Db, id: number) {
  return db
    .selectFrom("partners")
    .select(["id", "discount_percent"])
    .where("id", "=", id)
    .where("active", "=", true)
    .executeTakeFirst();
}

/** Whose link this is, where it may be used. */
export function findPartnerByCode(db: Db | Trx, code: string) {
  return db
    .selectFrom("partners")
    .select((eb) => [
      "id",
      "name",
      "address",
      "discount_percent",
      eb("reception_code", "=", code).as("sees_rides"),
    ])
    .where((eb) => eb.or([eb("code", "=", code), eb("reception_code", "=", code)]))
    .where("active", "=", true)
    .executeTakeFirst();
}

/** The sites that may show the booking form of a link for guests, where it may be used. */
export function findFrameOrigins(db: Db, code: string) {
  return db
    .selectFrom("partners")
    .select("frame_origins")
    .where("code", "=", code)
    .where("active", "=", true)
    .executeTakeFirst();
}

/** The sum that a hotel or firm owes and the one that it may owe; read it with its name held, so that two bookings count each other. */
export function findCredit(trx: Db | Trx, id: number) {
  return trx
    .selectFrom("partners")
    .select(["partners.name", "partners.active", "partners.credit_limit_cents", OWED_CENTS.as("owed_cents")])
    .where("partners.id", "=", id)
    .executeTakeFirst();
}

export async function insertPartner(
  trx: Trx,
  partner: Pick<Insertable<PartnersTable>, keyof Selectable<PartnersTable>>,
): Promise<number> {
  const { id } = await trx.insertInto("partners").values(partner).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Changes a hotel or firm where it is still as it was read; false where it isn't. */
export async function updatePartner(
  trx: Trx,
  { id, version, changes }: { id: number; version: number; changes: Updateable<PartnersTable> },
): Promise<boolean> {
  const updated = await trx
    .updateTable("partners")
    .set(changes)
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** The rides on an account from a moment on, the latest pickup first. */
export function listRidesOfPartner(db: Db, { partnerId, since }: { partnerId: number; since: Date }) {
  return db
    .selectFrom("rides")
    .leftJoin("accounts as driver", "driver.id", "rides.driver_id")
    .leftJoin("drivers", "drivers.account_id", "rides.driver_id")
    .select([
      "rides.reference",
      "rides.tracking_code",
      "rides.status",
      "rides.rider_name",
      "rides.room",
      "rides.pickup_location",
      "rides.dropoff_location",
      "rides.ride_datetime",
      "rides.passenger_count",
      "rides.fare_cents",
      "rides.paid_by",
      "rides.driver_id",
      "driver.first_name as driver_first_name",
      "driver.last_name as driver_last_name",
      "drivers.plate as driver_plate",
    ])
    .where("rides.partner_id", "=", partnerId)
    .where("rides.ride_datetime", ">=", since)
    .where("rides.blanked_at", "is", null)
    .orderBy("rides.ride_datetime", "desc")
    .orderBy("rides.id", "desc")
    .limit(200)
    .execute();
}

function partners(db: Db | Trx) {
  return db
    .selectFrom("partners")
    .selectAll("partners")
    .select([
      OWED_CENTS.as("owed_cents"),
      ON_STATEMENTS_CENTS.as("owed_on_statements_cents"),
      DRIVEN_CENTS.as("owed_driven_cents"),
      BOOKED_CENTS.as("owed_booked_cents"),
      sql<number>`(select count(*)::integer from rides where rides.partner_id = partners.id and ${IS_OPEN})`.as(
        "open_rides",
      ),
    ]);
}
