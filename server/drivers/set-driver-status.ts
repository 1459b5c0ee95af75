import { z } from "zod";
import { UNDO_WINDOW_MS } from "../../domain/rides/ride-states.ts";
import type { Trx } from "../database/connect.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { recordEvent } from "../events/record-event.ts";
import { IN_DATABASE_ALONE } from "../events/positions/newest-positions.ts";
import { notFound } from "../http/api-error.ts";
import { findHolder } from "./vehicles/vehicles.queries.ts";
import { findSettingInactive, updateDriver } from "./drivers.queries.ts";
import { FORGOTTEN_POSITION } from "./position.ts";
import { type RosterDriver, getRosterDriver } from "./roster.ts";

const ON_SHIFT = z.object({ status: z.object({ from: z.enum(["available", "on_ride"]) }) });

type Setting = {
  id: number;
  status: "inactive" | "offline";
  undo?: boolean | undefined;
  by: number;
  now: Date;
};

/** Dispatch suspends a driver or reinstates them; their shift is over then, save where a slip is taken back. */
export async function setDriverStatus(trx: Trx, setting: Setting): Promise<RosterDriver> {
  const { id, status, by, now } = setting;
  const reading = { now, positions: IN_DATABASE_ALONE };
  const before = await getRosterDriver(trx, id, reading);
  const onShift = await isOnShiftAgain(trx, setting, before);
  const changes = { inactive: status === "inactive", on_shift: onShift, ...FORGOTTEN_POSITION };
  if (!(await updateDriver(trx, { id, changes, now }))) throw notFound("This driver does not exist.");
  const driver = await getRosterDriver(trx, id, reading);
  await recordAudit(trx, {
    actorId: by,
    action: "set_driver_status",
    subject: driver.username,
    detail: { status: { from: before.status, to: driver.status } },
    at: now,
  });
  await recordEvent(trx, { type: "driver.changed", driverId: id, at: now });
  return driver;
}

/** Whether the caller takes back their own setting of a driver on shift, and nothing has happened to the driver since. */
async function isOnShiftAgain(
  trx: Trx,
  { id, status, undo, by, now }: Setting,
  { username, vehicleId }: RosterDriver,
): Promise<boolean> {
  if (status !== "offline" || undo !== true) return false;
  const slip = await findSettingInactive(trx, { id, username });
  if (slip?.actor_id !== by || now.getTime() - slip.at.getTime() > UNDO_WINDOW_MS) return false;
  if (!ON_SHIFT.safeParse(slip.detail).success) return false;
  // Somebody else may have taken the car meanwhile.
  return vehicleId === null || !(await findHolder(trx, { vehicleId, besides: id }));
}
