import { sql } from "kysely";
import { PARTNER_STATEMENT, STAFF_NOTIFICATIONS } from "../../../contract/notifications/message-kinds.ts";
import { ABOARD, UNDER_WAY } from "../../../contract/rides/ride-states.ts";
import { accountSubject } from "../../database/audit-log.ts";
import type { Db, Trx } from "../../database/connect.ts";

/** A ride that somebody is sitting in, or that a passenger counts on this driver for. */
export function findRideUnderWay(db: Db, accountId: number) {
  return db
    .selectFrom("rides")
    .select(["id", "reference", "status"])
    .where((where) =>
      where.or([
        where.and([where("driver_id", "=", accountId), where("status", "in", UNDER_WAY)]),
        where.and([where("rider_id", "=", accountId), where("status", "in", ABOARD)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
}

/** What is left of a driver: their number, so that their rides still add up. */
export async function blankDriver(
  trx: Trx,
  { account_id, now }: { account_id: number; now: Date },
): Promise<void> {
  await trx
    .updateTable("drivers")
    .set({
      vehicle_name: "",
      plate: "",
      license_number: "",
      license_expires_on: null,
      permit_expires_on: null,
      insurance_expires_on: null,
      inspection_expires_on: null,
      season_permit_ends_on: null,
      papers_override_until: null,
      papers_override_reason: null,
      papers_override_by: null,
      languages: "",
      approved_at: null,
      inactive: true,
      on_shift: false,
      shares_location: false,
      lat: null,
      lng: null,
      location_name: null,
      located_at: null,
      updated_at: now,
    })
    .where("account_id", "=", account_id)
    .execute();
}

/** Takes a driver out of the messages to the passengers they were named to. */
export async function blankDriverInMessages(
  trx: Trx,
  { name, phone }: { name: string; phone: string },
): Promise<void> {
  await trx
    .updateTable("outbox")
    .set({ payload: sql<string>`payload || '{"driver": null}'::jsonb` })
    .where(
      sql<boolean>`(payload -> 'driver' ->> 'name' = ${name} or payload -> 'driver' ->> 'phone' = ${phone})`,
    )
    .execute();
}

/** Deletes what leads to an account's owner and nothing needs: devices, links, answers kept for them. */
export async function deleteTracesOf(trx: Trx, accountId: number): Promise<void> {
  await trx.deleteFrom("push_subscriptions").where("account_id", "=", accountId).execute();
  await trx.deleteFrom("email_changes").where("account_id", "=", accountId).execute();
  await trx.deleteFrom("driver_changes").where("driver_id", "=", accountId).execute();
  await trx.deleteFrom("known_devices").where("account_id", "=", accountId).execute();
  await trx.deleteFrom("claim_codes").where("account_id", "=", accountId).execute();
  await trx.deleteFrom("password_links").where("account_id", "=", accountId).execute();
  await trx.deleteFrom("recovery_codes").where("account_id", "=", accountId).execute();
  // To addresses that were the account's before, or were never confirmed.
  await trx.deleteFrom("outbox").where("account_id", "=", accountId).execute();
  await trx.deleteFrom("idempotency_keys").where("caller", "=", `account:${accountId}`).execute();
  await trx
    .updateTable("audit_log")
    .set({ detail: null })
    .where("subject", "=", accountSubject(accountId))
    .where("action", "in", [
      "edit_driver",
      "edit_own_driver",
      "propose_driver_change",
      "approve_driver_change",
      "decline_driver_change",
    ])
    .execute();
}

/** What is written to the company, or to a hotel, is not the person's whose mailbox it goes to. */
const TO_A_BUSINESS = [...STAFF_NOTIFICATIONS, PARTNER_STATEMENT];

/** Takes away what is kept under somebody's own e-mail address: messages to it, and decided applications. */
export async function deleteTracesOfEmail(trx: Trx, emailKey: string): Promise<void> {
  await trx
    .deleteFrom("outbox")
    .where(sql`lower(recipient)`, "=", emailKey)
    .where("kind", "not in", TO_A_BUSINESS)
    .execute();
  await trx
    .updateTable("driver_applications")
    .set(BLANK_APPLICATION)
    .where(sql`lower(email)`, "=", emailKey)
    .where("state", "!=", "new")
    .execute();
}

/** Takes the person out of the application that their account came of. */
export async function blankApplicationsOf(trx: Trx, accountId: number): Promise<void> {
  await trx
    .updateTable("driver_applications")
    .set(BLANK_APPLICATION)
    .where("account_id", "=", accountId)
    .execute();
}

const BLANK_APPLICATION = {
  first_name: "Removed",
  last_name: "",
  email: "",
  phone: "",
  license_number: "",
  vehicle_name: "",
  plate: "",
  languages: "",
  message: "",
} as const;

/** How a driver looked, and the files of their papers, go with the account. */
export async function deletePicturesOf(trx: Trx, accountId: number): Promise<void> {
  await trx.deleteFrom("driver_portraits").where("driver_id", "=", accountId).execute();
  await trx.deleteFrom("driver_paper_files").where("driver_id", "=", accountId).execute();
}
