import { MINUTE_MS, SECOND_MS } from "../../domain/time-units.ts";
import { type Db, type Trx, inTransaction } from "../database/connect.ts";
import { type EmergencyRow, listUnheard, notePush } from "./emergencies.queries.ts";
import { pushEmergency } from "./push-emergency.ts";

/** How often it looks for calls that ring. */
export const RING_EVERY_MS = 5 * SECOND_MS;
/** A call that nobody takes rings again so soon, and after some minutes less often: whoever sleeps has heard it by then. */
const AGAIN_MS = 20 * SECOND_MS;
const OFTEN = 15;
const AGAIN_LATER_MS = MINUTE_MS;

/** Rings on the desk's devices, also those whose page is closed, for each call for help that nobody has taken, until somebody does. */
export async function ringForHelp(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  for (const call of await listUnheard(db, before(AGAIN_MS))) {
    const isSoon = call.pushes >= OFTEN && call.pushed_at !== null && call.pushed_at > before(AGAIN_LATER_MS);
    if (!isSoon) await inTransaction(db, (trx) => ring(trx, call, now));
  }
}

/** Rings once, unless another server has or somebody has taken it meanwhile. */
export async function ring(trx: Trx, call: EmergencyRow & { pushes: number }, now: Date): Promise<void> {
  if (await notePush(trx, { id: call.id, pushes: call.pushes, now }))
    await pushEmergency(trx, { call, is: "calls", now });
}
