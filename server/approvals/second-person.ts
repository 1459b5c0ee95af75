import { isDeepStrictEqual } from "node:util";
import { type ApprovalKind, type FileKind, needsSecondPerson } from "../../domain/approvals/approvals.ts";
import { toDollarString } from "../../domain/dollars.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { type Db, type Trx, inTransaction } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { ApiError } from "../http/api-error.ts";
import type { Clock } from "../process/clock.ts";
import {
  endRunOut,
  findApprovalSettings,
  findWaiting,
  insertApproval,
  takeApproval,
} from "./approvals.queries.ts";

/** A thing that somebody wants to do, as it is kept until a second person has decided. */
type Wanted = {
  kind: ApprovalKind;
  /** The payment, statement, ride or backup that it is about; 0 for everything. */
  subjectId: number;
  /** Null for a file. */
  cents: number | null;
  reason: string;
  /** The body of the call, so that it can be done as it was asked for. */
  payload: Readonly<Record<string, unknown>>;
  rideId?: number | null;
  statementId?: number | null;
};

/** Undoes the transaction of a thing that one person alone may not do; `orAskSecondPerson` keeps it as a request. */
class SecondPersonNeeded extends Error {
  readonly wanted: Wanted;

  constructor(wanted: Wanted) {
    super(`a second person is needed for a ${wanted.kind}`);
    this.wanted = wanted;
  }
}

type Judged = {
  wanted: Wanted;
  /** The amount with what was done of the same thing before, so that parts of it don't slip below. */
  altogether: number;
  /** A second person has said yes: they are the one who does it. */
  approved: boolean;
};

/** Refuses what needs a second person; called where the thing is locked, so that two halves at once are seen. */
export async function needSecondPerson(trx: Trx, { wanted, altogether, approved }: Judged): Promise<void> {
  if (approved) return;
  if (needsSecondPerson(await limitsOf(trx), wanted.kind, altogether)) throw new SecondPersonNeeded(wanted);
}

type Taking = { kind: FileKind; subjectId: number; reason: string; by: number; now: Date };

/** Uses the approval of a file, once; without one it needs a second person first. */
export async function needFileApproval(trx: Trx, { reason, by, now, ...file }: Taking): Promise<void> {
  if (!needsSecondPerson(await limitsOf(trx), file.kind, 0)) return;
  if (await takeApproval(trx, { ...file, by, now })) {
    await recordEvent(trx, { type: "approval.changed", at: now });
    return;
  }
  throw new SecondPersonNeeded({ ...file, cents: null, reason, payload: {} });
}

type Asking = { db: Db; clock: Clock; by: number };

/**
 * Does a thing, or keeps it as a request where it needs a second person, and says so by an error of its own: the request is committed
 * before it is told of.
 */
export async function orAskSecondPerson<T>({ db, clock, by }: Asking, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof SecondPersonNeeded)) throw error;
    const { wanted } = error;
    throw refusalOf(await inTransaction(db, (trx) => keepRequest(trx, { wanted, by, now: clock.now() })));
  }
}

type Kept = { id: number; expiresAt: Date; isOther: boolean };

/** Keeps a request. Asked for once more, it is the same; another of the same thing isn't kept beside it. */
async function keepRequest(
  trx: Trx,
  { wanted, by, now }: { wanted: Wanted; by: number; now: Date },
): Promise<Kept> {
  const { kind, subjectId, cents, reason, payload, rideId = null, statementId = null } = wanted;
  await endRunOut(trx, { kind, subjectId }, now);
  const { days } = await findApprovalSettings(trx);
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  const id = await insertApproval(trx, {
    kind,
    subject_id: subjectId,
    cents,
    reason,
    payload: JSON.stringify(payload),
    ride_id: rideId,
    statement_id: statementId,
    asked_by: by,
    asked_at: now,
    expires_at: expiresAt,
  });
  if (id === undefined) {
    const there = await findWaiting(trx, { kind, subjectId });
    if (!there) throw new ApiError("edit_conflict", "This was decided just now. Please look at it again.");
    const isOther = there.asked_by !== by || !isDeepStrictEqual(there.payload, payload);
    return { id: there.id, expiresAt: there.expires_at, isOther };
  }
  await recordAudit(trx, {
    actorId: by,
    action: "ask_approval",
    subject: approvalSubject(id),
    detail: {
      kind,
      ...(cents === null ? {} : { amount: toDollarString(cents) }),
      ...(reason === "" ? {} : { reason }),
      ...(rideId === null ? {} : { ride: rideId }),
      ...(statementId === null ? {} : { statement: statementId }),
    },
    at: now,
  });
  await recordEvent(trx, { type: "approval.changed", at: now });
  return { id, expiresAt, isOther: false };
}

function refusalOf({ id, expiresAt, isOther }: Kept): ApiError {
  const facts = { approval_id: id, expires_at: expiresAt.toISOString() };
  if (isOther) {
    return new ApiError(
      "approval_waiting",
      "Something of this waits for a second person already. It's decided or withdrawn first.",
      facts,
    );
  }
  return new ApiError(
    "approval_needed",
    "A second person has to agree, so it isn't done yet. Your request is kept and waits for them.",
    facts,
  );
}

/** A request as the subject of an entry of the audit log. */
export function approvalSubject(id: number): string {
  return `approval ${id}`;
}

async function limitsOf(trx: Trx) {
  const row = await findApprovalSettings(trx);
  return {
    refundsOverCents: row.refunds_over_cents,
    writeOffsOverCents: row.write_offs_over_cents,
    exports: row.exports,
  };
}
