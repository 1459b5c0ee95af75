import { carWords } from "../../../domain/drivers/car-words.ts";
import type { Trx } from "../../database/connect.ts";
import { ApiError } from "../../http/api-error.ts";
import { refuseTakenCar } from "./refuse-taken-car.ts";
import { spreadCar } from "./spread-car.ts";
import {
  CAR_COLUMNS,
  type DriverCar,
  type VehicleRow,
  insertVehicle,
  insertVehicleDriver,
  lockDriverCar,
  lockVehicle,
  lockVehicleByPlate,
  setDriverVehicle,
  updateVehicle,
} from "./vehicles.queries.ts";

type Car = { readonly vehicle: string; readonly plate: string };
type Keeping = {
  readonly driverId: number;
  /** The columns of the driver's row that were just written. */
  readonly changes: Readonly<Record<string, unknown>>;
  readonly now: Date;
};

/**
 * Writes what a driver's row was just given of a car to the car itself, and from there to everybody who comes with it. A car is known by
 * its plate: with another one the driver comes with the car of the fleet that has it, or with a new one. Says what car it is now.
 */
export async function keepCar(trx: Trx, { driverId, changes, now }: Keeping): Promise<Car | null> {
  const given = Object.fromEntries(
    CAR_COLUMNS.flatMap((column) => (column in changes ? [[column, changes[column]]] : [])),
  );
  if (Object.keys(given).length === 0) return null;
  const row = await lockDriverCar(trx, driverId);
  if (!row || row.plate === "") return null;
  const own = row.vehicle_id === null ? undefined : await lockVehicle(trx, row.vehicle_id);
  const isOwn = own !== undefined && own.plate === row.plate && own.retired_at === null;
  const car = isOwn ? own : await comeWith(trx, { row, now });
  const written = await writeCar(trx, { car, given, now });
  await spreadCar(trx, { car: written, quietFor: driverId, now });
  return { vehicle: written.vehicle_name, plate: written.plate };
}

/** The car of the fleet with the plate of a driver's row, as the one that they come with. */
async function comeWith(trx: Trx, { row, now }: { row: DriverCar; now: Date }): Promise<VehicleRow> {
  const { account_id: driverId, vehicle_id: _before, on_shift: onShift, ...car } = row;
  const found =
    (await lockVehicleByPlate(trx, row.plate)) ??
    (await insertVehicle(trx, { ...car, created_at: now, updated_at: now })) ??
    (await lockVehicleByPlate(trx, row.plate));
  if (!found) throw new ApiError("edit_conflict", "Someone else changed this car. Please try again.");
  if (onShift) await refuseTakenCar(trx, { car: found, besides: driverId });
  await insertVehicleDriver(trx, { vehicle_id: found.id, driver_id: driverId });
  await setDriverVehicle(trx, { driverId, vehicleId: found.id, now });
  return found;
}

type Writing = { car: VehicleRow; given: Partial<VehicleRow>; now: Date };

/** Writes facts into a car's row where they are others. Words that its colour, make and model don't say leave those behind. */
export async function writeCar(trx: Trx, { car, given, now }: Writing): Promise<VehicleRow> {
  const wanted = { ...car, ...given };
  const words = carWords(wanted);
  const after =
    words === null || words === wanted.vehicle_name
      ? wanted
      : { ...wanted, make: null, model: null, colour: null };
  const changes = Object.fromEntries(
    Object.entries(after).filter(([column, value]) => value !== car[column as keyof VehicleRow]),
  );
  if (Object.keys(changes).length === 0) return car;
  await updateVehicle(trx, { id: car.id, changes, now });
  return { ...after, version: car.version + 1, updated_at: now };
}
