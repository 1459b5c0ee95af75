import { sql } from "kysely";
import type { Db, Trx } from "../database/connect.ts";

/** Empties what was written in the cases of a rider: of their rides, and of messages from their address. Figures stay. */
export async function blankCasesOfRider(
  trx: Trx,
  { riderId, emailKey }: { riderId: number; emailKey: string | null },
): Promise<void> {
  const found = sql<number>`(select cases.id from cases
    left join rides on rides.id = cases.ride_id
    left join contact_messages on contact_messages.id = cases.message_id
    where rides.rider_id = ${riderId} or lower(contact_messages.email) = ${emailKey})`;
  await trx.updateTable("case_entries").set({ entry: "" }).where("case_id", "in", found).execute();
  await trx.updateTable("cases").set({ title: "" }).where("id", "in", found).execute();
}

/** Empties what a driver has said, and what they were asked. */
export async function blankWordsOfDriver(trx: Trx, driverId: number): Promise<void> {
  await trx
    .updateTable("case_entries")
    .set({ entry: "" })
    .where("kind", "in", ["driver_asked", "driver_said"])
    .where("case_id", "in", sql<number>`(select id from cases where driver_id = ${driverId})`)
    .execute();
}

/** Empties what was written in cases from before a moment, but for those of a rider with an account, who can see to that themselves. */
export async function blankCasesBefore(db: Db, before: Date): Promise<void> {
  const found = sql<number>`(select cases.id from cases left join rides on rides.id = cases.ride_id
    where cases.opened_at < ${before} and rides.rider_id is null)`;
  await db.updateTable("case_entries").set({ entry: "" }).where("case_id", "in", found).execute();
  await db.updateTable("cases").set({ title: "" }).where("id", "in", found).execute();
}
