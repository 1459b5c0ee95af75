import type { Trx } from "../database/connect.ts";
import type { WantedShifts } from "../database/tables/shift-tables.ts";
import { ApiError } from "../http/api-error.ts";
import { homeOf } from "./present-shifts.ts";
import { type Change, getWrittenWeek, noteShifts, putShiftDay, writeHours } from "./set-shifts.ts";
import { closeProposal, deleteWaitingProposal, replaceProposal } from "./shift-proposals.queries.ts";

/** Keeps what a driver would have otherwise, in place of what they proposed before. Nothing changes until the office accepts it. */
export async function proposeShifts(
  trx: Trx,
  { note, ...wanted }: WantedShifts & { note: string | undefined },
  change: Change,
): Promise<void> {
  if (wanted.week === undefined && wanted.home === undefined && wanted.days.length === 0) {
    throw new ApiError("invalid_input", "Say what should be otherwise.", {
      fields: { week: "Say what should be otherwise." },
    });
  }
  await replaceProposal(trx, {
    driver_id: change.driverId,
    wanted: JSON.stringify(wanted),
    note: note || null,
    state: "waiting",
    proposed_at: change.now,
  });
  await noteShifts(trx, { action: "propose_shifts", change, detail: said(wanted) });
}

export async function withdrawShiftProposal(trx: Trx, change: Change): Promise<void> {
  if (!(await deleteWaitingProposal(trx, change.driverId))) return;
  await noteShifts(trx, { action: "withdraw_shift_proposal", change, detail: {} });
}

type Decision = { proposalId: number; accept: boolean; reason: string | undefined };

/** Accepts a proposal, which then holds, or declines it. One that was replaced or decided on meanwhile is a conflict. */
export async function decideShiftProposal(
  trx: Trx,
  { proposalId, accept, reason }: Decision,
  change: Change,
): Promise<void> {
  const before = await getWrittenWeek(trx, change.driverId);
  const wanted = await closeProposal(trx, {
    id: proposalId,
    driverId: change.driverId,
    state: accept ? "accepted" : "declined",
    reason: reason || null,
    by: change.by,
    now: change.now,
  });
  if (!wanted) {
    throw new ApiError(
      "edit_conflict",
      "Someone else decided on this, or the driver changed it. Please reload.",
    );
  }
  if (accept) {
    const { week = before.week ?? [], home = homeOf(before), days } = wanted;
    if (wanted.week !== undefined || wanted.home !== undefined)
      await writeHours(trx, { hours: { week, home }, version: before.version ?? 0, change });
    for (const { day, shifts } of days) await putShiftDay(trx, { day, shifts, note: null }, change);
  }
  const action = accept ? "accept_shift_proposal" : "decline_shift_proposal";
  await noteShifts(trx, { action, change, detail: said(wanted) });
}

/** A proposal as the log may keep it: not where the driver lives. */
function said({ week, home, days }: WantedShifts): Readonly<Record<string, unknown>> {
  return {
    ...(week && { week }),
    ...(home !== undefined && { home: "changed" }),
    ...(days.length > 0 && { days }),
  };
}
