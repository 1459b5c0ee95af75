import type { Trx } from "../../database/connect.ts";
import { recordEvent } from "../../events/record-event.ts";
import { queueCarChange } from "../../notifications/queue-car-change.ts";
import { presentOutage } from "./outages-of.ts";
import { listOutagesAhead } from "./vehicle-history.queries.ts";
import { CAR_COLUMNS, type VehicleRow, copyIntoDriver, listDriversWith } from "./vehicles.queries.ts";

type Spreading = {
  readonly car: VehicleRow;
  /** The driver whose passengers are told by whoever changes the car. */
  readonly quietFor?: number;
  readonly now: Date;
};

/** Writes what a car is into the rows of those who come with it, where everything else reads it. */
export async function spreadCar(trx: Trx, { car, quietFor, now }: Spreading): Promise<void> {
  const outOfService = (await listOutagesAhead(trx, { now, vehicleId: car.id })).map(presentOutage);
  for (const row of await listDriversWith(trx, car.id)) {
    const isSame =
      CAR_COLUMNS.every((column) => row[column] === car[column]) &&
      JSON.stringify(row.out_of_service) === JSON.stringify(outOfService);
    if (isSame) continue;
    const { account_id: driverId } = row;
    await copyIntoDriver(trx, { driverId, car: carOf(car), outOfService, now });
    await recordEvent(trx, { type: "driver.changed", driverId, at: now });
    if (driverId === quietFor) continue;
    const before = { vehicle: row.vehicle_name, plate: row.plate };
    await queueCarChange(trx, {
      driverId,
      before,
      after: { vehicle: car.vehicle_name, plate: car.plate },
      now,
    });
  }
}

/** The part of a row that both a car and its driver have. */
function carOf(row: VehicleRow) {
  return {
    plate: row.plate,
    vehicle_type: row.vehicle_type,
    vehicle_name: row.vehicle_name,
    equipment: row.equipment,
    permit_expires_on: row.permit_expires_on,
    insurance_expires_on: row.insurance_expires_on,
    inspection_expires_on: row.inspection_expires_on,
  };
}
