import { carWords } from "../../../domain/drivers/car-words.ts";
import type { AuditAction } from "../../../contract/audit/audit-actions.ts";
import type { NewVehicle, VehicleEdit } from "../../../contract/drivers/vehicles.ts";
import { accountSubject, recordAudit } from "../../audit/record-audit.ts";
import type { Trx } from "../../database/connect.ts";
import { ApiError, notFound } from "../../http/api-error.ts";
import { writeCar } from "./keep-car.ts";
import { spreadCar } from "./spread-car.ts";
import { takeCar } from "./take-car.ts";
import {
  type VehicleRow,
  deleteVehicleDrivers,
  insertVehicle,
  insertVehicleDriver,
  listVehicleDrivers,
  lockDriverCar,
  lockVehicle,
  lockVehicleByPlate,
  updateVehicle,
} from "./vehicles.queries.ts";

type Change = { readonly id: number; readonly by: number; readonly now: Date };

/** Adds a car to the fleet. */
export async function addVehicle(
  trx: Trx,
  { vehicle, by, now }: { vehicle: NewVehicle; by: number; now: Date },
): Promise<number> {
  const { make = null, model = null, colour = null } = vehicle;
  const name = vehicle.vehicle || carWords({ make, model, colour });
  if (name === null || name === "") throw unnamed();
  const added = await insertVehicle(trx, {
    plate: vehicle.plate,
    vehicle_type: vehicle.vehicle_type,
    vehicle_name: name,
    make,
    model,
    colour,
    built_in: vehicle.year ?? null,
    equipment: (vehicle.equipment ?? []).join(","),
    permit_expires_on: vehicle.permit_expires_on ?? null,
    insurance_expires_on: vehicle.insurance_expires_on ?? null,
    inspection_expires_on: vehicle.inspection_expires_on ?? null,
    note: vehicle.note ?? "",
    created_at: now,
    updated_at: now,
  });
  if (!added) throw plateTaken(vehicle.plate);
  await note(trx, { action: "add_vehicle", car: added, by, now, detail: { vehicle_name: name } });
  return added.id;
}

/** Changes a car and the rows of those who come with it; the audit log keeps the old values. */
export async function editVehicle(
  trx: Trx,
  { id, edit, by, now }: Change & { edit: VehicleEdit },
): Promise<void> {
  const car = await getLocked(trx, id);
  if (edit.version !== undefined && edit.version !== car.version)
    throw new ApiError("edit_conflict", "Someone else changed this car. Please reload.");
  const { version: _version, vehicle, year, equipment, ...same } = edit;
  const given: Partial<VehicleRow> = Object.fromEntries(
    Object.entries({
      ...same,
      built_in: year,
      equipment: equipment?.join(","),
    }).filter(([, value]) => value !== undefined),
  );
  const hasNewParts = (["make", "model", "colour"] as const).some(
    (part) => given[part] !== undefined && given[part] !== car[part],
  );
  const words = hasNewParts ? carWords({ ...car, ...given }) : null;
  const name = words ?? (vehicle || car.vehicle_name);
  const other = given.plate && given.plate !== car.plate ? await lockVehicleByPlate(trx, given.plate) : null;
  if (other) throw plateTaken(other.plate);
  const after = await writeCar(trx, { car, given: { ...given, vehicle_name: name }, now });
  if (after === car) return;
  await spreadCar(trx, { car: after, now });
  const changed = Object.entries(after).filter(
    ([field, value]) =>
      field !== "version" && field !== "updated_at" && value !== car[field as keyof VehicleRow],
  );
  await note(trx, {
    action: "edit_vehicle",
    car,
    by,
    now,
    detail: Object.fromEntries(
      changed.map(([field, to]) => [field, { from: car[field as keyof VehicleRow], to }]),
    ),
  });
}

/** Says who may drive a car; who comes with it always may. */
export async function setVehicleDrivers(
  trx: Trx,
  { id, driverIds, by, now }: Change & { driverIds: readonly number[] },
): Promise<void> {
  const car = await getLocked(trx, id);
  const before = await listVehicleDrivers(trx, id);
  for (const driverId of driverIds) {
    if (!(await lockDriverCar(trx, driverId))) throw notFound("This driver does not exist.");
    await insertVehicleDriver(trx, { vehicle_id: id, driver_id: driverId });
  }
  await deleteVehicleDrivers(trx, { vehicleId: id, besides: driverIds });
  const after = await listVehicleDrivers(trx, id);
  const [from, to] = [before, after].map((rows) =>
    rows.map(({ driver_id }) => accountSubject(driver_id)).join(", "),
  );
  if (from === to) return;
  await note(trx, { action: "set_vehicle_drivers", car, by, now, detail: { drivers: { from, to } } });
}

/** Staff give a driver a car. */
export async function giveVehicle(
  trx: Trx,
  { id, driverId, by, now }: Change & { driverId: number },
): Promise<void> {
  await takeCar(trx, { driverId, vehicleId: id, by, goesOn: false, now });
}

/** Takes a car out of the fleet, once nobody comes with it. */
export async function retireVehicle(trx: Trx, { id, by, now }: Change): Promise<void> {
  const car = await getLocked(trx, id);
  const holder = (await listVehicleDrivers(trx, id)).find(({ is_theirs }) => is_theirs);
  if (holder) {
    const driver = [holder.first_name, holder.last_name].join(" ");
    throw new ApiError("vehicle_taken", `${driver} comes with this car. Give them another one first.`, {
      driver,
    });
  }
  await updateVehicle(trx, { id, changes: { retired_at: now }, now });
  await note(trx, { action: "retire_vehicle", car, by, now });
}

/** A car of the fleet, locked; a refusal where there is none. */
export async function getLocked(trx: Trx, id: number): Promise<VehicleRow> {
  const car = await lockVehicle(trx, id);
  if (!car || car.retired_at !== null) throw notFound("There is no such car.");
  return car;
}

type Noted = {
  action: AuditAction;
  car: Pick<VehicleRow, "plate">;
  by: number;
  now: Date;
  detail?: Readonly<Record<string, unknown>>;
};

/** Notes what was done to a car, by its plate. */
export async function note(trx: Trx, { action, car, by, now, detail }: Noted): Promise<void> {
  await recordAudit(trx, {
    actorId: by,
    action,
    subject: car.plate,
    ...(detail ? { detail } : {}),
    at: now,
  });
}

function unnamed(): ApiError {
  const sentence = "Say what car it is: its make and model, or in words.";
  return new ApiError("invalid_input", sentence, { fields: { make: sentence } });
}

function plateTaken(plate: string): ApiError {
  const sentence = `The fleet has a car with the plate ${plate} already.`;
  return new ApiError("invalid_input", sentence, { fields: { plate: sentence } });
}
