import type { Trx } from "../../database/connect.ts";
import { notFound } from "../../http/api-error.ts";
import { presentPlace } from "./present-waiting.ts";
import { findWaiting, moveWaiting } from "./waiting.queries.ts";

/** Takes somebody out of the line, and forgets how to reach them. A place that is booked stays as it is. */
export async function leaveWaitingList(trx: Trx, code: string) {
  const row = await findWaiting(trx, code);
  if (!row) throw notFound();
  if (row.state === "waiting" || row.state === "told") {
    const gone = { state: "left", name: "", phone: "", email: null } as const;
    await moveWaiting(trx, { id: row.id, from: row.state, to: gone });
    return presentPlace({ ...row, ...gone });
  }
  return presentPlace(row);
}
