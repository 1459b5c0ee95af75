import { accountSubject, recordAudit } from "../../audit/record-audit.ts";
import type { Trx } from "../../database/connect.ts";
import { notFound } from "../../http/api-error.ts";
import { refuseTakenCar } from "./refuse-taken-car.ts";
import { spreadCar } from "./spread-car.ts";
import {
  insertVehicleDriver,
  lockDriverCar,
  lockVehicle,
  mayTake,
  setDriverVehicle,
} from "./vehicles.queries.ts";

type Taking = {
  readonly driverId: number;
  readonly vehicleId: number;
  /** The account that says so: the driver takes cars that they share, staff give any. */
  readonly by: number;
  /** The driver starts a shift with it. */
  readonly goesOn: boolean;
  readonly now: Date;
};

/** A driver comes with a car from now on. Two can't be on shift with it at once. */
export async function takeCar(trx: Trx, { driverId, vehicleId, by, goesOn, now }: Taking): Promise<void> {
  const driver = await lockDriverCar(trx, driverId);
  const car = await lockVehicle(trx, vehicleId);
  if (!driver) throw notFound("This driver does not exist.");
  if (!car || car.retired_at !== null) throw notFound("There is no such car.");
  const isTheirs = driver.vehicle_id === vehicleId;
  if (!isTheirs && by === driverId && !(await mayTake(trx, { vehicleId, driverId })))
    throw notFound("There is no such car.");
  if (goesOn || driver.on_shift) await refuseTakenCar(trx, { car, besides: driverId });
  if (isTheirs) return;
  await insertVehicleDriver(trx, { vehicle_id: vehicleId, driver_id: driverId });
  await setDriverVehicle(trx, { driverId, vehicleId, now });
  await spreadCar(trx, { car, now });
  await recordAudit(trx, {
    actorId: by,
    action: "take_vehicle",
    subject: accountSubject(driverId),
    detail: { plate: { from: driver.plate, to: car.plate } },
    at: now,
  });
}
