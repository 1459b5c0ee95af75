import { fullName } from "../../../domain/accounts/full-name.ts";
import type { Trx } from "../../database/connect.ts";
import { ApiError } from "../../http/api-error.ts";
import { type VehicleRow, findHolder } from "./vehicles.queries.ts";

/** Refuses a locked car that somebody else is on shift with. */
export async function refuseTakenCar(
  trx: Trx,
  { car, besides }: { car: Pick<VehicleRow, "id" | "plate">; besides: number | null },
): Promise<void> {
  const holder = await findHolder(trx, { vehicleId: car.id, besides });
  if (!holder) return;
  const driver = fullName(holder);
  throw new ApiError("vehicle_taken", `${driver} is on shift with ${car.plate}.`, { driver });
}
