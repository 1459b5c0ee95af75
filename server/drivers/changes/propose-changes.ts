import type { DriverEdit } from "../../../contract/drivers/driver.ts";
import { HELD_FIELDS, type HeldField } from "../../../contract/drivers/driver-changes.ts";
import { PAPER_DAYS } from "../../../domain/papers/papers.ts";
import { accountSubject, recordAudit } from "../../audit/record-audit.ts";
import type { Trx } from "../../database/connect.ts";
import { recordEvent } from "../../events/record-event.ts";
import type { RosterDriver } from "../roster.ts";
import {
  findChangesWait,
  listWaitingChanges,
  lockDriverChanges,
  replaceWaitingChange,
} from "./driver-changes.queries.ts";

type Wanted = Omit<DriverEdit, "version">;

/**
 * The parts of a driver's own edit: some happen at once, some wait for the office. Where nothing waits, the last days of papers are
 * left out: they decide over rides, so they are never a driver's word alone.
 */
export async function divideOwnEdit(trx: Trx, wanted: Wanted): Promise<{ atOnce: Wanted; held: Wanted }> {
  const wait = await findChangesWait(trx);
  const notAtOnce: readonly string[] = wait ? HELD_FIELDS : Object.values(PAPER_DAYS);
  const part = (isPart: (field: string) => boolean): Wanted =>
    Object.fromEntries(Object.entries(wanted).filter(([field]) => isPart(field)));
  return {
    atOnce: part((field) => !notAtOnce.includes(field)),
    held: part((field) => wait && notAtOnce.includes(field)),
  };
}

type Proposing = { driver: RosterDriver; held: Wanted; now: Date };

/** Keeps what a driver wants changed for the office; what is so already, or waits already, is left as it is. */
export async function proposeChanges(trx: Trx, { driver, held, now }: Proposing): Promise<void> {
  await lockDriverChanges(trx, driver.id);
  const present = presentOf(driver);
  const waiting = new Map(
    (await listWaitingChanges(trx, driver.id)).map((one) => [one.field, one.new_value]),
  );
  const proposed = HELD_FIELDS.flatMap((field) => {
    const to = held[field];
    const isNew = typeof to === "string" && to !== present[field] && to !== waiting.get(field);
    return isNew ? [{ field, from: present[field], to }] : [];
  });
  if (proposed.length === 0) return;
  for (const { field, from, to } of proposed) {
    const change = { driver_id: driver.id, field, old_value: from, new_value: to, proposed_at: now };
    await replaceWaitingChange(trx, change);
  }
  await recordAudit(trx, {
    actorId: driver.id,
    action: "propose_driver_change",
    subject: accountSubject(driver.id),
    detail: Object.fromEntries(proposed.map(({ field, ...values }) => [field, values])),
    at: now,
  });
  await recordEvent(trx, { type: "driver.changed", driverId: driver.id, at: now });
}

function presentOf(driver: RosterDriver): Readonly<Record<HeldField, string | null>> {
  return {
    vehicle_type: driver.vehicleType,
    vehicle: driver.vehicle,
    plate: driver.plate,
    license_number: driver.licenseNumber,
    ...driver.paperDays,
  };
}
