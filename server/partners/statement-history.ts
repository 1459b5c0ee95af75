import { fullName } from "../../domain/accounts/full-name.ts";
import { toDollarString } from "../../domain/dollars.ts";
import type { Statement, StatementEntry } from "../../contract/partners/statement-schemas.ts";
import type { MovementRow } from "./statement-entries.queries.ts";

/** The words beside a payment by link, where staff write theirs at other entries. */
const PAID_BY_LINK = "Paid by link";

export type StatementHistory = {
  receivedCents: number;
  creditedCents: number;
  owedCents: number;
  moved: readonly { movement: MovementRow; owedAfter: number; creditedAfter: number }[];
  /** The entry that brought it down to nothing last, where nothing is left now. */
  paidBy: MovementRow | null;
};

/** How what is owed on a statement came to what it is, from all that moved it in its order. */
export function historyOf(totalCents: number, movements: readonly MovementRow[]): StatementHistory {
  let owedCents = totalCents;
  let creditedCents = 0;
  let paidBy: MovementRow | null = null;
  const kinds = new Map(movements.map(({ source, source_id: id, kind }) => [`${source} ${id}`, kind]));
  const moved = movements.map((movement) => {
    const { cents, kind, takes_back: takesBack } = movement;
    const before = owedCents;
    owedCents -= cents;
    if (owedCents > 0) paidBy = null;
    else if (before > 0) paidBy = movement;
    const isCredit = kind === "credit" || kinds.get(`entry ${takesBack}`) === "credit";
    if (isCredit) creditedCents += cents;
    return { movement, owedAfter: owedCents, creditedAfter: creditedCents };
  });
  const receivedCents = totalCents - owedCents - creditedCents;
  return { receivedCents, creditedCents, owedCents, moved, paidBy };
}

/** Since when nothing is left to pay, and by whose payment. */
export function presentPaid({ paidBy }: StatementHistory): Statement["paid"] {
  return paidBy && { at: paidBy.at.toISOString(), by: nameOf(paidBy), note: noteOf(paidBy) };
}

/** The note of a payment: its own words, or that it came by link. */
export function noteOf({ source, reason }: MovementRow): string {
  return source === "link" ? PAID_BY_LINK : reason;
}

/** The history as staff read it. */
export function presentEntries({ moved }: StatementHistory): StatementEntry[] {
  const takenBack = new Set(moved.map(({ movement }) => movement.takes_back));
  return moved.map(({ movement, owedAfter }) => ({
    id: movement.source === "entry" ? movement.source_id : null,
    kind: movement.kind,
    how: movement.how,
    amount: toDollarString(movement.cents),
    owed_after: toDollarString(owedAfter),
    received_on: movement.received_on,
    reason: movement.reason,
    note_number: movement.note_number,
    by: nameOf(movement),
    at: movement.at.toISOString(),
    taken_back: movement.source === "entry" && takenBack.has(movement.source_id),
  }));
}

function nameOf({ first_name, last_name }: MovementRow): string {
  return fullName({ first_name: first_name ?? "", last_name: last_name ?? "" });
}
