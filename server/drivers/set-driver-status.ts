import type { Trx } from "../database/connect.ts";
import { recordAudit } from "../database/audit-log.ts";
import { recordEvent } from "../events/record-event.ts";
import { IN_DATABASE_ALONE } from "../events/positions/newest-positions.ts";
import { notFound } from "../http/api-error.ts";
import { updateDriver } from "./drivers.queries.ts";
import { FORGOTTEN_POSITION } from "./position.ts";
import { type RosterDriver, getRosterDriver } from "./roster.ts";

type Setting = { id: number; status: "inactive" | "offline"; by: number; now: Date };

/** Dispatch suspends a driver or reinstates them; either way their shift is over. */
export async function setDriverStatus(trx: Trx, { id, status, by, now }: Setting): Promise<RosterDriver> {
  const changes = { inactive: status === "inactive", on_shift: false, ...FORGOTTEN_POSITION };
  if (!(await updateDriver(trx, { id, changes, now }))) throw notFound("This driver does not exist.");
  const driver = await getRosterDriver(trx, id, { now, positions: IN_DATABASE_ALONE });
  await recordAudit(trx, {
    actorId: by,
    action: "set_driver_status",
    subject: driver.username,
    detail: { status },
    at: now,
  });
  await recordEvent(trx, { type: "driver.changed", driverId: id, at: now });
  return driver;
}
