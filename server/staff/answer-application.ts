import { driverEditSchema } from "../../contract/drivers/driver.ts";
import { vehicleTypeSchema } from "../../contract/fares/vehicle-type.ts";
import { languageOf } from "../../contract/languages.ts";
import { accountKey } from "../accounts/create-account.ts";
import { recordAudit } from "../database/audit-log.ts";
import type { Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { Refusal, notFound } from "../http/refusal.ts";
import * as letters from "../messages/messages.queries.ts";
import { takenUsernames } from "./staff.queries.ts";
import { takeOnDriver } from "./take-on-driver.ts";

type Answer = { id: number; by: number; now: Date };

/** Takes an applicant on as a driver. */
export async function approveApplication(
  trx: Trx,
  { id, username, by, now }: Answer & { username?: string | undefined },
): Promise<void> {
  const application = await answer(trx, { id, state: "approved", by, now });
  await takeOnDriver(trx, {
    driver: {
      username: username ?? (await freeUsername(trx, application)),
      email: application.email,
      first_name: application.first_name,
      last_name: application.last_name,
      phone_number: application.phone,
      language: languageOf(application.language),
      vehicle_type: vehicleTypeSchema.parse(application.vehicle_type),
      vehicle: application.vehicle_name,
      plate: plateOf(application.plate),
      license_number: application.license_number,
    },
    by,
    now,
  });
}

/** Turns an applicant down. */
export async function declineApplication(trx: Trx, { id, by, now }: Answer): Promise<void> {
  await answer(trx, { id, state: "declined", by, now });
}

async function answer(trx: Trx, decision: Answer & { state: "approved" | "declined" }) {
  const { id, state, by, now } = decision;
  const application = await letters.findApplication(trx, id);
  if (!application) throw notFound("This application does not exist.");
  if (!(await letters.answerApplication(trx, { id, state, by, at: now }))) {
    throw new Refusal("edit_conflict", `This application was ${application.state} already.`);
  }
  await recordAudit(trx, {
    actorId: by,
    action: `${state}_application`,
    subject: `application ${id}`,
    at: now,
  });
  await recordEvent(trx, { type: "application.changed", at: now });
  return application;
}

/** A user name from a person's own, with a number behind it where others have it. */
async function freeUsername(trx: Trx, person: { first_name: string; last_name: string }): Promise<string> {
  const plain = `${person.first_name}.${person.last_name}`
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, "");
  const name = plain.length >= 3 ? plain.slice(0, 50) : `driver.${plain}`;
  const names = [name, ...Array.from({ length: 50 }, (_, index) => `${name}${index + 2}`)];
  const taken = await takenUsernames(trx, names.map(accountKey));
  const free = names.find((one) => !taken.has(accountKey(one)));
  if (!free) throw new Refusal("account_taken", "Please choose a user name for this driver.");
  return free;
}

/** The plate as the company writes it, or as the applicant did where it is of another kind. */
function plateOf(text: string): string {
  const parsed = driverEditSchema.shape.plate.safeParse(text);
  return parsed.data ?? text;
}
