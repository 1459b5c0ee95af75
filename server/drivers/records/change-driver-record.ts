import type { DriverEdit } from "../../../contract/drivers/driver.ts";
import { PAPERS, PAPER_DAYS } from "../../../domain/papers/papers.ts";
import type { Trx } from "../../database/connect.ts";
import { queueCarChange } from "../../notifications/queue-car-change.ts";
import { ApiError } from "../../http/api-error.ts";
import { dropPaperFile } from "../../papers/set-paper-file.ts";
import { keepCar } from "../vehicles/keep-car.ts";
import { updateDriverRecord } from "./driver-records.queries.ts";
import { noteDriverChange } from "./note-driver-change.ts";
import { type DriverRow, getDriverRow } from "./read-driver-records.ts";

type Change = { id: number; by: number; now: Date };

/** Changes a driver's car and papers; the audit log keeps the old values. */
export async function editDriverRecord(
  trx: Trx,
  {
    id,
    edit,
    by,
    now,
  }: Change & { edit: Omit<DriverEdit, "shares_location"> & { equipment?: readonly string[] | undefined } },
): Promise<void> {
  const before = await getDriverRow(trx, id);
  const { version, vehicle, languages, equipment, ...rest } = edit;
  const wanted = {
    ...rest,
    vehicle_name: vehicle,
    languages: languages?.join(","),
    equipment: equipment?.join(","),
  };
  const changed = Object.entries(wanted).filter(
    ([field, value]) => value !== undefined && value !== before[field as keyof DriverRow],
  );
  if (changed.length === 0 && (version === undefined || version === before.version)) return;
  if (!(await updateDriverRecord(trx, { id, changes: Object.fromEntries(changed), version, now }))) {
    throw new ApiError("edit_conflict", "Someone else changed this driver. Please reload.");
  }
  await noteDriverChange(trx, {
    action: "edit_driver",
    driver: before,
    by,
    now,
    detail: Object.fromEntries(
      changed.map(([field, value]) => [field, { from: before[field as keyof DriverRow], to: value }]),
    ),
  });
  for (const paper of PAPERS) {
    if (changed.some(([field, value]) => field === PAPER_DAYS[paper] && value === null)) {
      await dropPaperFile(trx, { driverId: id, paper, by, now });
    }
  }
  const was = { vehicle: before.vehicle_name, plate: before.plate };
  const typed = { vehicle: vehicle ?? was.vehicle, plate: edit.plate ?? was.plate };
  const after = (await keepCar(trx, { driverId: id, changes: Object.fromEntries(changed), now })) ?? typed;
  await queueCarChange(trx, { driverId: id, before: was, after, now });
}

/** Approves a driver or withdraws the approval. Setting the present value changes nothing. */
export async function setDriverApproval(
  trx: Trx,
  { id, approved, by, now }: Change & { approved: boolean },
): Promise<void> {
  const driver = await getDriverRow(trx, id);
  if ((driver.approved_at !== null) === approved) return;
  const changes = approved
    ? { approved_at: now }
    : { approved_at: null, on_shift: false, lat: null, lng: null, location_name: null, located_at: null };
  await updateDriverRecord(trx, { id, changes, now });
  await noteDriverChange(trx, { action: approved ? "approve_driver" : "withdraw_approval", driver, by, now });
}
