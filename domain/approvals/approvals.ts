import type { Right } from "../accounts/rights.ts";

/** The things that can need a second person: money given back by link or in cash, a credit of a statement, a fare corrected down, and files with everything. */
export const APPROVAL_KINDS = ["refund", "cash_refund", "credit", "fare", "export", "backup"] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

/** A file is taken by the person who asked; everything else is done with the approval. */
export const FILE_KINDS = ["export", "backup"] as const satisfies readonly ApprovalKind[];
export type FileKind = (typeof FILE_KINDS)[number];
export type DeedKind = Exclude<ApprovalKind, FileKind>;

/** A request that waits runs out by itself; one for a file is first approved, then done. */
export const APPROVAL_STATES = ["waiting", "approved", "done", "refused", "withdrawn", "expired"] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** The right that both people need: who asks, and who approves. */
export const RIGHT_TO_APPROVE = {
  refund: "refunds",
  cash_refund: "refunds",
  credit: "bookkeeping",
  fare: "bookkeeping",
  export: "records",
  backup: "records",
} as const satisfies Record<ApprovalKind, Right>;

/** The amounts above which a second person is needed, in cents; null where none is. */
export type ApprovalLimits = {
  readonly refundsOverCents: number | null;
  /** Credits of statements, and fares that are corrected down. */
  readonly writeOffsOverCents: number | null;
  readonly exports: boolean;
};

/** How many days a request waits unless the company says otherwise, and the most that it may say. */
export const APPROVAL_DAYS = 7;
export const MOST_APPROVAL_DAYS = 60;

/** Whether a second person is needed for so much altogether; a file has no amount. */
export function needsSecondPerson(limits: ApprovalLimits, kind: ApprovalKind, cents: number): boolean {
  if (kind === "export" || kind === "backup") return limits.exports;
  const isRefund = kind === "refund" || kind === "cash_refund";
  const over = isRefund ? limits.refundsOverCents : limits.writeOffsOverCents;
  return over !== null && cents > over;
}

/** The state as it is now: a request that waited, or an approval that nobody used, is over once its time is. */
export function stateNow(state: ApprovalState, expiresAt: Date, now: Date): ApprovalState {
  const canRunOut = state === "waiting" || state === "approved";
  return canRunOut && expiresAt.getTime() <= now.getTime() ? "expired" : state;
}
