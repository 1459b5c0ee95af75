import type { Approval, Approvals } from "../../contract/approvals/approval.ts";
import { fullName } from "../../domain/accounts/full-name.ts";
import { hasRight } from "../../domain/accounts/rights.ts";
import {
  APPROVAL_KINDS,
  type ApprovalKind,
  RIGHT_TO_APPROVE,
  stateNow,
} from "../../domain/approvals/approvals.ts";
import { toDollarString } from "../../domain/dollars.ts";
import type { Db, Trx } from "../database/connect.ts";
import { notFound } from "../http/api-error.ts";
import type { SignedIn } from "../http/caller.ts";
import { readApprovalSettings } from "./approval-settings.ts";
import { type ApprovalRow, countOthersWith, countWaiting, listApprovals } from "./approvals.queries.ts";

type Looking = { caller: Pick<SignedIn, "accountId" | "rights">; now: Date };

/** More than ever wait at a company; the last that were decided are shown with them. */
const MOST_WAITING = 500;
const MOST_DECIDED = 100;

/** The requests that this person may see, with the settings and who else could decide. */
export async function readApprovals(db: Db, looking: Looking): Promise<Approvals> {
  const asked = seenBy(looking);
  const by = looking.caller.accountId;
  const waiting = await listApprovals(db, { ...asked, open: true, limit: MOST_WAITING });
  const decided = await listApprovals(db, { ...asked, open: false, limit: MOST_DECIDED });
  return {
    settings: await readApprovalSettings(db),
    others: {
      refunds: await countOthersWith(db, { by, right: "refunds" }),
      bookkeeping: await countOthersWith(db, { by, right: "bookkeeping" }),
      records: await countOthersWith(db, { by, right: "records" }),
    },
    waiting: waiting.map((row) => present(row, looking)),
    decided: decided.map((row) => present(row, looking)),
  };
}

/** One of them, as it now is. */
export async function readApproval(trx: Trx, id: number, looking: Looking): Promise<Approval> {
  const [row] = await listApprovals(trx, { ...seenBy(looking), open: true, limit: 1, id });
  if (!row) throw notFound();
  return present(row, looking);
}

/** How many wait for this person. */
export function countApprovals(db: Db, looking: Looking): Promise<number> {
  return countWaiting(db, seenBy(looking));
}

/** Whether somebody's rights let them decide about a kind. */
export function mayDecide({ rights = null }: Pick<SignedIn, "rights">, kind: ApprovalKind): boolean {
  return hasRight(rights, [RIGHT_TO_APPROVE[kind]]);
}

function seenBy({ caller, now }: Looking) {
  return { by: caller.accountId, kinds: APPROVAL_KINDS.filter((kind) => mayDecide(caller, kind)), now };
}

function present(row: ApprovalRow, { caller, now }: Looking): Approval {
  const isMine = row.asked_by === caller.accountId;
  const state = stateNow(row.state, row.expires_at, now);
  return {
    id: row.id,
    kind: row.kind,
    state,
    amount: row.cents === null ? null : toDollarString(row.cents),
    reason: row.reason,
    ride:
      row.ride_id === null || row.reference === null ? null : { id: row.ride_id, reference: row.reference },
    statement:
      row.statement_id === null || row.partner_id === null
        ? null
        : {
            id: row.statement_id,
            number: row.statement_number ?? 0,
            partner_id: row.partner_id,
            name: row.partner_name ?? "",
          },
    asked_by: { id: row.asked_by, name: fullName(row) },
    asked_at: row.asked_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    is_mine: isMine,
    may_decide: !isMine && state === "waiting" && mayDecide(caller, row.kind),
    decided_by:
      row.decider_first_name === null
        ? null
        : fullName({ first_name: row.decider_first_name, last_name: row.decider_last_name ?? "" }),
    decided_at: row.decided_at?.toISOString() ?? null,
    note: row.note,
  };
}
