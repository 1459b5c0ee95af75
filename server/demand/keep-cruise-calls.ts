import type { AuditAction } from "../../contract/audit/audit-actions.ts";
import { type CruiseCall, isACall, LONGEST_CALL_DAYS } from "../../contract/demand/cruise-calls.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import {
  deleteCruiseCall,
  findCruiseCall,
  insertCruiseCall,
  updateCruiseCall,
} from "./cruise-calls.queries.ts";
import { presentCruiseCall } from "./read-demand.ts";

type Fields = Omit<CruiseCall, "id" | "version">;
type By = { readonly by: number; readonly now: Date };

export async function addCruiseCall(trx: Trx, call: Fields, by: By): Promise<CruiseCall> {
  const row = await insertCruiseCall(trx, { ...rowOf(call, by), version: 1 });
  if (!row) throw conflict();
  const added = presentCruiseCall(row);
  await noteCall(trx, { action: "add_cruise_call", call: added, ...by });
  return added;
}

type Edit = { [Field in keyof Fields]?: Fields[Field] | undefined } & { version?: number | undefined };

export async function editCruiseCall(
  trx: Trx,
  id: number,
  { version, ...edit }: Edit,
  by: By,
): Promise<CruiseCall> {
  const before = await findCruiseCall(trx, id);
  if (!before) throw notFound("There is no such ship.");
  const given = Object.entries(edit).filter(([, value]) => value !== undefined);
  const call = { ...presentCruiseCall(before), ...Object.fromEntries(given) };
  const row = await updateCruiseCall(trx, { ...rowOf(call, by), id, version: version ?? before.version });
  if (!row) throw new ApiError("edit_conflict", "Someone else changed this ship. Please reload.");
  const edited = presentCruiseCall(row);
  await noteCall(trx, { action: "edit_cruise_call", call: edited, ...by });
  return edited;
}

export async function removeCruiseCall(trx: Trx, id: number, by: By): Promise<void> {
  const before = await findCruiseCall(trx, id);
  if (!before) throw notFound("There is no such ship.");
  await deleteCruiseCall(trx, id);
  await noteCall(trx, { action: "remove_cruise_call", call: presentCruiseCall(before), ...by });
}

function rowOf({ ship, pier, lat, lng, from, until, passengers }: Fields, { by, now }: By) {
  const [from_at, until_at] = [new Date(from), new Date(until)];
  if (!isACall({ from: from_at, until: until_at })) {
    const sentence = `A ship leaves after it comes, and within ${LONGEST_CALL_DAYS} days.`;
    throw new ApiError("invalid_input", sentence, { fields: { until: sentence } });
  }
  return { ship, pier, lat, lng, from_at, until_at, passengers, changed_by: by, changed_at: now };
}

function conflict(): ApiError {
  return new ApiError("edit_conflict", "This ship is there at that time already.");
}

type Note = By & { action: AuditAction; call: CruiseCall };

/** Notes a change in the log, and tells the desk, whose strip shows it. */
async function noteCall(trx: Trx, { action, call, by, now }: Note): Promise<void> {
  const { ship, pier, from, until, passengers } = call;
  await recordAudit(trx, {
    actorId: by,
    action,
    subject: "dispatch",
    detail: { ship, pier, from, until, passengers },
    at: now,
  });
  await recordEvent(trx, { type: "dispatch.changed", at: now });
}
