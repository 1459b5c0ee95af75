import { sql } from "kysely";
import type { Trx } from "../database/connect.ts";

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

/** Blanks the application that an account came of. */
export async function blankApplicationsOf(trx: Trx, accountId: number): Promise<void> {
  await trx
    .updateTable("driver_applications")
    .set(BLANK_APPLICATION)
    .where("account_id", "=", accountId)
    .execute();
}

/** Blanks the decided applications of an address. */
export async function blankApplicationsFrom(trx: Trx, emailKey: string): Promise<void> {
  await trx
    .updateTable("driver_applications")
    .set(BLANK_APPLICATION)
    .where(sql`lower(email)`, "=", emailKey)
    .where("state", "!=", "new")
    .execute();
}
