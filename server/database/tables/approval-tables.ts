import type { Generated } from "kysely";
import type { ApprovalKind, ApprovalState } from "../../../domain/approvals/approvals.ts";
import type { Id, Instant, Json, Maybe, MaybeInstant } from "./columns.ts";

/** One row: from which amounts on a second person is needed. */
export type ApprovalSettingsTable = {
  id: Generated<number>;
  refunds_over_cents: Maybe<number>;
  write_offs_over_cents: Maybe<number>;
  exports: Generated<boolean>;
  days: Generated<number>;
  version: Generated<number>;
};

export type ApprovalsTable = {
  id: Id;
  kind: ApprovalKind;
  /** The payment, statement, ride or backup that it is about; 0 for everything the company has. */
  subject_id: number;
  cents: Maybe<number>;
  reason: string;
  /** The body of the call that was made, which is read anew by its schema before it is done. */
  payload: Json;
  ride_id: Maybe<number>;
  statement_id: Maybe<number>;
  asked_by: number;
  asked_at: Instant;
  /** When a request that waits, or an approval that nobody used, is over. */
  expires_at: Instant;
  state: Generated<ApprovalState>;
  decided_by: Maybe<number>;
  decided_at: MaybeInstant;
  note: Generated<string>;
};
