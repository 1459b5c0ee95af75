import type { DriverEdit } from "../../contract/drivers/driver.ts";
import type { Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { Refusal } from "../http/refusal.ts";
import { updateDriver } from "./drivers.queries.ts";
import { getOwnDriver } from "./own-driver.ts";
import { FORGOTTEN_POSITION } from "./position.ts";

type Editing = { id: number; edit: DriverEdit; now: Date };

/** A driver changes his car, his papers or his consent. */
export async function editOwnDriver(trx: Trx, { id, edit, now }: Editing): Promise<void> {
  await getOwnDriver(trx, id, now);
  const { version, vehicle, languages, ...same } = edit;
  const changes = {
    ...withoutAbsent(same),
    ...(vehicle === undefined ? {} : { vehicle_name: vehicle }),
    ...(languages === undefined ? {} : { languages: languages.join(",") }),
    ...(edit.shares_location === false ? FORGOTTEN_POSITION : {}),
  };
  if (!(await updateDriver(trx, { id, changes, version, now }))) {
    throw new Refusal("edit_conflict", "Your profile was changed elsewhere. Please look again.");
  }
  await recordEvent(trx, { type: "driver.changed", driverId: id, at: now });
}

/** A field that was not sent is not changed. */
function withoutAbsent<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as { [K in keyof T]: Exclude<T[K], undefined> };
}
