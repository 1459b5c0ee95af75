import { fullName } from "../../contract/accounts/full-name.ts";
import { addMonths, instantOf } from "../../contract/curacao-time.ts";
import { toDollarString } from "../../contract/money.ts";
import type {
  Statement,
  StatementDetail,
  StatementLine,
  StatementPreview,
} from "../../contract/partners/statement-schemas.ts";
import { recordAudit } from "../database/audit-log.ts";
import type { Db, Trx } from "../database/connect.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { partnerSubject } from "./change-partners.ts";
import {
  findPartnerToState,
  findStatement,
  hasStatement,
  insertStatement,
  listRidesOfStatement,
  listRidesToState,
  listStatements,
  notePaid,
  putOnStatement,
} from "./statements.queries.ts";

type Month = { partnerId: number; month: string };
type Change = { by: number; now: Date };
type Row = Awaited<ReturnType<typeof listStatements>>[number];
type Line = Awaited<ReturnType<typeof listRidesOfStatement>>[number];

/** What stands beside a statement that was paid by link, in the place of what staff write there. */
const PAID_BY_LINK = "Paid by link";

/** What the statement of a month would say now; nothing is kept. */
export async function previewStatement(
  db: Db,
  { partnerId, month, now }: Month & { now: Date },
): Promise<StatementPreview> {
  const partner = await findPartnerToState(db, partnerId);
  if (!partner) throw notFound();
  const rides = await listRidesToState(db, { partnerId, before: endOf(month), locked: false });
  const isMade = await hasStatement(db, { partnerId, month });
  return {
    partner_id: partnerId,
    partner_name: partner.name,
    month,
    ...figuresOf(rides),
    state: isMade ? "made" : endOf(month) <= now ? "open" : "under_way",
    lines: rides.map(presentLine),
  };
}

/** Hold this while a statement is made, so that no number is given twice or left out. */
export const STATEMENT_NUMBERS = "numbers of statements";

/** Makes the statement of a month. Of two who make it at once the second hears that it is made. */
export async function makeStatement(
  trx: Trx,
  { partnerId, month, seen, by, now }: Month & Change & { seen: { rides: number; total: string } },
): Promise<StatementDetail> {
  if (endOf(month) > now) {
    const sentence = "A statement can be made once its month is over.";
    throw new ApiError("invalid_input", sentence, { fields: { month: sentence } });
  }
  const partner = await findPartnerToState(trx, partnerId);
  if (!partner) throw notFound();
  if (await hasStatement(trx, { partnerId, month })) {
    throw new ApiError("edit_conflict", "The statement of this month is already made.");
  }
  const rides = await listRidesToState(trx, { partnerId, before: endOf(month), locked: true });
  const shown = figuresOf(rides);
  if (shown.rides === 0) {
    const sentence = "There is nothing to pay for this month.";
    throw new ApiError("invalid_input", sentence, { fields: { month: sentence } });
  }
  if (shown.rides !== seen.rides || shown.total !== seen.total) {
    throw new ApiError("edit_conflict", "The figures have changed since you looked. Look at them again.");
  }
  const { id: _id, ...named } = partner;
  const id = await insertStatement(trx, {
    ...named,
    partner_id: partnerId,
    month,
    rides: shown.rides,
    total_cents: centsOf(rides),
    made_at: now,
    made_by: by,
  });
  await putOnStatement(trx, { rideIds: rides.map((ride) => ride.id), statementId: id });
  await recordAudit(trx, {
    actorId: by,
    action: "make_statement",
    subject: partnerSubject(partnerId),
    detail: { statement: id, month, ...shown },
    at: now,
  });
  return readStatement(trx, id);
}

/** Statements from the newest, of one hotel or firm or of all. */
export async function readStatements(
  db: Db,
  asked: { partnerId?: number | undefined; limit: number; before: number | undefined },
): Promise<Statement[]> {
  return (await listStatements(db, asked)).map(presentStatement);
}

/** One statement with its rides. */
export async function readStatement(db: Db | Trx, id: number): Promise<StatementDetail> {
  const row = await findStatement(db, id);
  if (!row) throw notFound();
  const { address, crib, email } = row;
  const lines = (await listRidesOfStatement(db, id)).map(presentLine);
  return { ...presentStatement(row), address, crib, email, lines };
}

/** Says that a statement was paid. Of two who say so the second hears that it is said. */
export async function markStatementPaid(
  trx: Trx,
  { id, note, by, now }: { id: number; note: string } & Change,
): Promise<StatementDetail> {
  const row = await findStatement(trx, id);
  if (!row) throw notFound();
  if (!(await notePaid(trx, { id, by, note, now }))) {
    throw new ApiError("edit_conflict", "This statement is already marked as paid.");
  }
  await recordAudit(trx, {
    actorId: by,
    action: "statement_paid",
    subject: partnerSubject(row.partner_id),
    detail: { statement: id, total: toDollarString(row.total_cents), note },
    at: now,
  });
  return readStatement(trx, id);
}

/** Notes that a statement was paid by link, in the name of who asked for it; false where it was paid before. */
export function noteStatementPaid(
  trx: Trx,
  { id, by, now }: { id: number; by: number; now: Date },
): Promise<boolean> {
  return notePaid(trx, { id, by, note: PAID_BY_LINK, now });
}

/** The moment a month of the island ends. */
function endOf(month: string): Date {
  return instantOf(`${addMonths(month, 1)}-01`, "00:00:00");
}

function figuresOf(rides: readonly Line[]): { rides: number; total: string } {
  return { rides: rides.length, total: toDollarString(centsOf(rides)) };
}

function centsOf(rides: readonly Line[]): number {
  return rides.reduce((sum, ride) => sum + ride.fare_cents, 0);
}

function presentLine(ride: Line): StatementLine {
  return {
    ride_id: ride.id,
    reference: ride.reference,
    completed_at: ride.completed_at?.toISOString() ?? "",
    rider_name: ride.rider_name,
    room: ride.room,
    pickup_location: ride.pickup_location,
    dropoff_location: ride.dropoff_location,
    fare: toDollarString(ride.fare_cents),
  };
}

function presentStatement(row: Row): Statement {
  return {
    id: row.id,
    number: row.number,
    partner_id: row.partner_id,
    partner_name: row.name,
    month: row.month.slice(0, "2026-11".length),
    rides: row.rides,
    total: toDollarString(row.total_cents),
    made_at: row.made_at.toISOString(),
    made_by: fullName({ first_name: row.maker_first_name, last_name: row.maker_last_name }),
    mailed_at: row.mailed_at?.toISOString() ?? null,
    paid:
      row.paid_at === null
        ? null
        : {
            at: row.paid_at.toISOString(),
            by: fullName({ first_name: row.payer_first_name ?? "", last_name: row.payer_last_name ?? "" }),
            note: row.paid_note ?? "",
          },
  };
}
