import { type Role, can } from "../../contract/roles.ts";
import type { Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";

/** Lets the screens of the office know, in the same transaction, that a driver's account is no longer what it was. */
export async function tellOfDriver(
  trx: Trx,
  { account, now }: { account: { id: number; role: Role }; now: Date },
): Promise<void> {
  if (!can(account.role, "drive")) return;
  await recordEvent(trx, { type: "driver.changed", driverId: account.id, at: now });
}
