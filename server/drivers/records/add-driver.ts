import type { BodyOf } from "../../../contract/endpoint.ts";
import type { addDriverEndpoint } from "../../../contract/drivers/driver-records.endpoints.ts";
import type { Trx } from "../../database/connect.ts";
import { accountSubject, recordAudit } from "../../audit/record-audit.ts";
import { recordEvent } from "../../events/record-event.ts";
import { keepCar } from "../vehicles/keep-car.ts";
import { insertDriver } from "./driver-records.queries.ts";
import { createUser } from "../../accounts/users/create-user.ts";

type NewDriver = BodyOf<typeof addDriverEndpoint> & Standing;
/** How the company stands with a driver who drove for it before. */
type Standing = {
  readonly state?: "active" | "suspended";
  readonly approved?: boolean;
  readonly inactive?: boolean;
};

/** Adds a driver: their account, car and papers. They can take rides from their first shift on, unless they stand otherwise. */
export async function addDriver(
  trx: Trx,
  { driver, by, now }: { driver: NewDriver; by: number; now: Date },
): Promise<number> {
  const id = await createUser(trx, { person: { ...driver, role: "driver" }, by, now });
  await insertDriver(trx, {
    account_id: id,
    vehicle_type: driver.vehicle_type,
    vehicle_name: driver.vehicle,
    plate: driver.plate,
    license_number: driver.license_number,
    license_expires_on: driver.license_expires_on ?? null,
    permit_expires_on: driver.permit_expires_on ?? null,
    insurance_expires_on: driver.insurance_expires_on ?? null,
    inspection_expires_on: driver.inspection_expires_on ?? null,
    season_permit_ends_on: driver.season_permit_ends_on ?? null,
    languages: (driver.languages ?? []).join(","),
    approved_at: driver.approved === false ? null : now,
    inactive: driver.inactive ?? false,
    updated_at: now,
  });
  const { vehicle_type, plate, permit_expires_on, insurance_expires_on, inspection_expires_on } = driver;
  const papers = { permit_expires_on, insurance_expires_on, inspection_expires_on };
  const known = Object.fromEntries(Object.entries(papers).filter(([, day]) => day));
  const changes = { plate, vehicle_type, vehicle_name: driver.vehicle, ...known };
  await keepCar(trx, { driverId: id, changes, now });
  if (driver.approved !== false) {
    await recordAudit(trx, {
      actorId: by,
      action: "approve_driver",
      subject: accountSubject(id),
      detail: { plate: driver.plate, vehicle_type: driver.vehicle_type },
      at: now,
    });
  }
  await recordEvent(trx, { type: "driver.changed", driverId: id, at: now });
  return id;
}
