import type { Trx } from "../../database/connect.ts";
import type { Caller } from "../../http/caller.ts";
import { getRideByCode } from "../get-ride.ts";
import { actorOf } from "../ride-actor.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { takeStep } from "../change/take-step.ts";

type NotesEdit = { trackingCode: string; notes: string | null; caller: Caller; now: Date };

/** Changes the notes for the driver, for whoever has the ride's tracking code. */
export async function editNotes(trx: Trx, { trackingCode, notes, caller, now }: NotesEdit): Promise<RideRow> {
  const { after } = await takeStep(trx, {
    action: "edit_notes",
    actor: actorOf(caller),
    now,
    find: () => getRideByCode(trx, trackingCode),
    parties: () => ["code_holder"],
    prepare: async () => ({ changes: { notes }, changed: ["notes"] }),
  });
  return after;
}
