import { fullName } from "../../domain/accounts/full-name.ts";
import type { Trx } from "../database/connect.ts";
import { queueEmergencyPush } from "../notifications/queue-driver-notice.ts";
import type { EmergencyRow } from "./emergencies.queries.ts";

type Push = { readonly call: EmergencyRow; readonly is: "calls" | "taken" | "over"; readonly now: Date };

/** Puts on the desk's devices how a call for help stands, with nothing of a passenger: it lies open on a table. */
export async function pushEmergency(trx: Trx, { call, is, now }: Push): Promise<void> {
  const { id, vehicle_name, plate, taker_first_name: first_name, taker_last_name: last_name } = call;
  const by = first_name === null || last_name === null ? "" : fullName({ first_name, last_name });
  const car = [vehicle_name, plate].filter(Boolean).join(", ");
  await queueEmergencyPush(trx, { facts: { id, driver: fullName(call), car, state: { is, by } }, now });
}
