import type { Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { IN_DATABASE_ALONE } from "../events/positions/newest-positions.ts";
import { ApiError } from "../http/api-error.ts";
import { takeCar } from "./vehicles/take-car.ts";
import { updateDriver } from "./drivers.queries.ts";
import { getOwnDriver } from "./own-driver.ts";
import { FORGOTTEN_POSITION } from "./position.ts";

type Setting = {
  id: number;
  status: "available" | "offline";
  /** The car that they take; without one it is the one that they come with. */
  vehicle_id?: number | undefined;
  now: Date;
};

/** A driver starts their shift with a car, or ends it; ending it deletes their position. */
export async function setOwnStatus(trx: Trx, { id, status, vehicle_id, now }: Setting): Promise<void> {
  const driver = await getOwnDriver(trx, id, { now, positions: IN_DATABASE_ALONE });
  const onShift = status === "available";
  if (onShift && driver.inactive) {
    throw new ApiError(
      "account_inactive",
      "The office has set your account to inactive. Please call the office.",
    );
  }
  const vehicleId = vehicle_id ?? driver.vehicleId;
  if (onShift && vehicleId !== null)
    await takeCar(trx, { driverId: id, vehicleId, by: id, goesOn: true, now });
  const changes = { on_shift: onShift, last_active_at: now, ...(onShift ? {} : FORGOTTEN_POSITION) };
  await updateDriver(trx, { id, changes, now });
  await recordEvent(trx, { type: "driver.changed", driverId: id, at: now });
}
