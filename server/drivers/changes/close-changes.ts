import type { Trx } from "../../database/connect.ts";
import { ApiError } from "../../http/api-error.ts";
import { closeWaitingChanges, lockDriverChanges } from "./driver-changes.queries.ts";

/** Takes changes of a driver for decided, and says what they were. All of them still wait, or none is taken. */
export async function closeChanges(trx: Trx, closing: Parameters<typeof closeWaitingChanges>[1]) {
  await lockDriverChanges(trx, closing.driverId);
  const closed = await closeWaitingChanges(trx, closing);
  if (closed.length < new Set(closing.ids).size) {
    throw new ApiError(
      "edit_conflict",
      "Someone else decided on this, or the driver changed it. Please reload.",
    );
  }
  return closed;
}
