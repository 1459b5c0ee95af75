import { type Role, can } from "../../../domain/accounts/roles.ts";
import type { Trx } from "../../database/connect.ts";
import { recordEvent } from "../../events/record-event.ts";

/** Tells the dispatch screens, in the same transaction, that a driver's account has changed. */
export async function recordDriverChange(
  trx: Trx,
  { account, now }: { account: { id: number; role: Role }; now: Date },
): Promise<void> {
  if (!can(account.role, "drive")) return;
  await recordEvent(trx, { type: "driver.changed", driverId: account.id, at: now });
}
