import type { Approval } from "../../contract/approvals/approval.ts";
import type { AuditAction } from "../../contract/audit/audit-actions.ts";
import { type DeedKind, FILE_KINDS, RIGHT_TO_APPROVE, stateNow } from "../../domain/approvals/approvals.ts";
import { toDollarString } from "../../domain/dollars.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import type { SignedIn } from "../http/caller.ts";
import { findApprovalSettings, lockApproval, saveDecision } from "./approvals.queries.ts";
import { mayDecide, readApproval } from "./read-approvals.ts";
import { approvalSubject } from "./second-person.ts";

type Deciding = { id: number; caller: SignedIn; now: Date };
type Locked = NonNullable<Awaited<ReturnType<typeof lockApproval>>>;

type Deed = { subjectId: number; payload: unknown; caller: SignedIn; now: Date };

/** The way each thing is done that a second person has approved; they know this feature, so they are handed in. */
export type Deeds = Readonly<Record<DeedKind, (trx: Trx, deed: Deed) => Promise<void>>>;

/** Approves a request and does it in one transaction: approved once, done once, or neither. */
export async function approve(trx: Trx, deciding: Deciding & { deeds: Deeds }): Promise<Approval> {
  const { id, caller, now, deeds } = deciding;
  const row = await lockToDecide(trx, deciding);
  const decided = { decided_by: caller.accountId, decided_at: now };
  await note(trx, { ...deciding, row, action: "approve_request" });
  if (isFile(row.kind)) {
    const { days } = await findApprovalSettings(trx);
    const expiresAt = new Date(now.getTime() + days * DAY_MS);
    await saveDecision(trx, id, { ...decided, state: "approved", expires_at: expiresAt });
  } else {
    await saveDecision(trx, id, { ...decided, state: "done" });
    await deeds[row.kind](trx, { subjectId: row.subject_id, payload: row.payload, caller, now });
  }
  return readApproval(trx, id, deciding);
}

/** Refuses a request, in words for whoever asked. */
export async function reftakeApproval(trx: Trx, refusing: Deciding & { words: string }): Promise<Approval> {
  const { id, caller, now, words } = refusing;
  const row = await lockToDecide(trx, refusing);
  const decided = { decided_by: caller.accountId, decided_at: now };
  await saveDecision(trx, id, { ...decided, state: "refused", note: words });
  await note(trx, { ...refusing, row, action: "refuse_request", words });
  return readApproval(trx, id, refusing);
}

/** Takes back what the caller asked for themselves. */
export async function withdrawRequest(trx: Trx, withdrawing: Deciding): Promise<Approval> {
  const { id, caller, now } = withdrawing;
  const row = await lockApproval(trx, id);
  const isMine = row?.asked_by === caller.accountId;
  if (!row || !(isMine || mayDecide(caller, row.kind))) throw notFound();
  if (!isMine) throw new ApiError("edit_conflict", "Who asked withdraws a request. You can refuse it.");
  expectOpen(row, now, ["waiting", "approved"]);
  await saveDecision(trx, id, { state: "withdrawn" });
  await note(trx, { ...withdrawing, row, action: "withdraw_request" });
  return readApproval(trx, id, withdrawing);
}

async function lockToDecide(trx: Trx, { id, caller, now }: Deciding): Promise<Locked> {
  const row = await lockApproval(trx, id);
  const isMine = row?.asked_by === caller.accountId;
  if (!row || !(isMine || mayDecide(caller, row.kind))) throw notFound();
  expectOpen(row, now, ["waiting"]);
  if (isMine) {
    throw new ApiError(
      "own_request",
      "Nobody approves what they asked for themselves. Somebody else decides.",
    );
  }
  if (!mayDecide(caller, row.kind)) {
    const right = RIGHT_TO_APPROVE[row.kind];
    throw new ApiError("forbidden", `Your account may not decide about this: it lacks the right ${right}.`);
  }
  return row;
}

function expectOpen(row: Locked, now: Date, states: readonly Locked["state"][]): void {
  const state = stateNow(row.state, row.expires_at, now);
  if (states.includes(state)) return;
  throw new ApiError("approval_over", `Nothing waits here any more: the request is ${state}.`);
}

function isFile(kind: Locked["kind"]): kind is Exclude<Locked["kind"], DeedKind> {
  return FILE_KINDS.some((file) => file === kind);
}

type Noted = Deciding & { row: Locked; action: AuditAction; words?: string };

async function note(trx: Trx, { id, caller, now, row, action, words = "" }: Noted): Promise<void> {
  await recordAudit(trx, {
    actorId: caller.accountId,
    action,
    subject: approvalSubject(id),
    detail: {
      kind: row.kind,
      ...(row.cents === null ? {} : { amount: toDollarString(row.cents) }),
      ...(words === "" ? {} : { reason: words }),
      asked_by: row.asked_by,
    },
    at: now,
  });
  await recordEvent(trx, { type: "approval.changed", at: now });
}
