import { driverEditSchema } from "../../contract/drivers/driver.ts";
import { findFreeUsername, plainUsername } from "../accounts/registration/create-account.ts";
import type { Trx } from "../database/connect.ts";
import { ApiError } from "../http/api-error.ts";
import { decideApplication, nameDriverOf } from "./decide-application.ts";
import { addDriver } from "../drivers/records/add-driver.ts";

type Answer = { id: number; by: number; now: Date };

/** Approves an application: the applicant becomes a driver. */
export async function approveApplication(
  trx: Trx,
  { id, username, by, now }: Answer & { username?: string | undefined },
): Promise<void> {
  const application = await decideApplication(trx, { id, state: "approved", by, now });
  const accountId = await addDriver(trx, {
    driver: {
      username: username ?? (await freeUsername(trx, application)),
      email: application.email,
      first_name: application.first_name,
      last_name: application.last_name,
      phone_number: application.phone,
      language: application.language,
      vehicle_type: application.vehicle_type,
      vehicle: application.vehicle_name,
      plate: plateOf(application.plate),
      license_number: application.license_number,
    },
    by,
    now,
  });
  await nameDriverOf(trx, { id, accountId });
}

/** Rejects an application. */
export async function declineApplication(trx: Trx, { id, by, now }: Answer): Promise<void> {
  await decideApplication(trx, { id, state: "declined", by, now });
}

/** A user name from a person's own, with a number behind it where others have it. */
async function freeUsername(trx: Trx, person: { first_name: string; last_name: string }): Promise<string> {
  const free = await findFreeUsername(trx, plainUsername(person, "driver"));
  if (free === null) throw new ApiError("account_taken", "Please choose a username for this driver.");
  return free;
}

/** The plate as the company writes it, or as the applicant did where it is of another kind. */
function plateOf(text: string): string {
  const parsed = driverEditSchema.shape.plate.safeParse(text);
  return parsed.data ?? text;
}
