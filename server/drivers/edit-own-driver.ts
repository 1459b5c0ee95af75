import type { OwnDriverEdit } from "../../contract/drivers/driver.ts";
import type { Trx } from "../database/connect.ts";
import { accountSubject, recordAudit } from "../audit/record-audit.ts";
import { recordEvent } from "../events/record-event.ts";
import { IN_DATABASE_ALONE } from "../events/positions/newest-positions.ts";
import { ApiError } from "../http/api-error.ts";
import { queueCarChange } from "../notifications/queue-car-change.ts";
import { divideOwnEdit, proposeChanges } from "./changes/propose-changes.ts";
import { keepCar } from "./vehicles/keep-car.ts";
import { updateDriver } from "./drivers.queries.ts";
import { getOwnDriver } from "./own-driver.ts";
import { FORGOTTEN_POSITION } from "./position.ts";
import type { RosterDriver } from "./roster.ts";

type Editing = { id: number; edit: OwnDriverEdit; now: Date };

/** A driver changes their car, papers, languages or consent; car and papers wait for the office where the company wants that. */
export async function editOwnDriver(trx: Trx, { id, edit, now }: Editing): Promise<void> {
  const before = await getOwnDriver(trx, id, { now, positions: IN_DATABASE_ALONE });
  const { version, ...wanted } = edit;
  const { atOnce, held } = await divideOwnEdit(trx, wanted);
  if (version !== undefined && version !== before.version) throw changedElsewhere();
  await proposeChanges(trx, { driver: before, held, now });
  const isAllHeld = Object.keys(held).length > 0 && Object.keys(atOnce).length === 0;
  if (!isAllHeld) await changeAtOnce(trx, { before, edit: { ...atOnce, version }, now });
}

type Changing = { before: RosterDriver; edit: OwnDriverEdit; now: Date };

async function changeAtOnce(trx: Trx, { before, edit, now }: Changing): Promise<void> {
  const { id } = before;
  const { version, vehicle, languages, ...same } = edit;
  const changes = {
    ...withoutAbsent(same),
    ...(vehicle === undefined ? {} : { vehicle_name: vehicle }),
    ...(languages === undefined ? {} : { languages: languages.join(",") }),
    ...(edit.shares_location === false ? FORGOTTEN_POSITION : {}),
  };
  if (!(await updateDriver(trx, { id, changes, version, now }))) {
    throw changedElsewhere();
  }
  await noteChanges(trx, { id, before, changes, now });
  await recordEvent(trx, { type: "driver.changed", driverId: id, at: now });
  const { vehicle: name = before.vehicle, plate = before.plate } = edit;
  const after = (await keepCar(trx, { driverId: id, changes, now })) ?? { vehicle: name, plate };
  await queueCarChange(trx, { driverId: id, before, after, now });
}

function changedElsewhere(): ApiError {
  return new ApiError("edit_conflict", "Your profile was changed elsewhere. Please reload.");
}

/** The facts that staff have checked: who drives which car with which papers. */
function onRecord(driver: RosterDriver): Readonly<Record<string, string | null>> {
  return {
    vehicle_type: driver.vehicleType,
    vehicle_name: driver.vehicle,
    plate: driver.plate,
    license_number: driver.licenseNumber,
  };
}

/** Audits for staff what a driver changed of the car and the papers, with the old values. */
async function noteChanges(
  trx: Trx,
  { id, before, changes, now }: { id: number; before: RosterDriver; changes: object; now: Date },
): Promise<void> {
  const old = onRecord(before);
  const wanted: Readonly<Record<string, unknown>> = { ...changes };
  const changed = Object.keys(old).filter(
    (field) => wanted[field] !== undefined && wanted[field] !== old[field],
  );
  if (changed.length === 0) return;
  await recordAudit(trx, {
    actorId: id,
    action: "edit_own_driver",
    subject: accountSubject(id),
    detail: Object.fromEntries(changed.map((field) => [field, { from: old[field], to: wanted[field] }])),
    at: now,
  });
}

/** A field that was not sent is not changed. */
function withoutAbsent<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as { [K in keyof T]: Exclude<T[K], undefined> };
}
