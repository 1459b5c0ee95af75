import type { Trx } from "../database/connect.ts";

/** Takes everything out of a driver's row that tells of them. */
export async function blankDriver(
  trx: Trx,
  { account_id, now }: { account_id: number; now: Date },
): Promise<void> {
  await trx
    .updateTable("drivers")
    .set({
      vehicle_name: "",
      plate: "",
      license_number: "",
      license_expires_on: null,
      permit_expires_on: null,
      insurance_expires_on: null,
      inspection_expires_on: null,
      season_permit_ends_on: null,
      papers_override_until: null,
      papers_override_reason: null,
      papers_override_by: null,
      languages: "",
      equipment: "",
      vehicle_id: null,
      out_of_service: "[]",
      approved_at: null,
      inactive: true,
      on_shift: false,
      shares_location: false,
      lat: null,
      lng: null,
      location_name: null,
      located_at: null,
      updated_at: now,
    })
    .where("account_id", "=", account_id)
    .execute();
}

/** Takes a driver from the cars that they might drive. */
export async function deleteVehicleDriversOf(trx: Trx, driverId: number): Promise<void> {
  await trx.deleteFrom("vehicle_drivers").where("driver_id", "=", driverId).execute();
}

/** Deletes what a driver proposed and how it was decided. */
export async function deleteChangesOf(trx: Trx, driverId: number): Promise<void> {
  await trx.deleteFrom("driver_changes").where("driver_id", "=", driverId).execute();
}
