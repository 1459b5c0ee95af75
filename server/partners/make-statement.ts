import { addDays, addMonths, monthOf } from "../../domain/curacao-days.ts";
import { curacaoDate, instantOf } from "../../domain/curacao-time.ts";
import { toDollarString } from "../../domain/dollars.ts";
import type {
  Statement,
  StatementDetail,
  StatementPreview,
} from "../../contract/partners/statement-schemas.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { readSeller } from "../company/paper-details.ts";
import type { Db, Trx } from "../database/connect.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { partnerSubject } from "./change-partners.ts";
import { daysOf, presentCorrection, presentLine, readStatement } from "./read-statements.ts";
import {
  findPartnerToState,
  hasStatement,
  insertStatement,
  insertStatementCorrections,
  listCorrectionsToState,
  listRidesToState,
  listUnbilledMonths,
} from "./statements.queries.ts";

type Month = { partnerId: number; month: string };
/** Marks rides as billed. Rides ask partners for credit, so it is handed in. */
export type PutOnStatement = (
  trx: Trx,
  billed: { rideIds: readonly number[]; statementId: number },
) => Promise<void>;
type Change = { by: number; now: Date };
type Making = Change & { putOnStatement: PutOnStatement };
type Seen = { rides: number; total: string };
type Line = Awaited<ReturnType<typeof listRidesToState>>[number];
type Correction = Awaited<ReturnType<typeof listCorrectionsToState>>[number];

/** The statement of a month as it would be now; nothing is kept. */
export async function previewStatement(
  db: Db,
  { partnerId, month, now }: Month & { now: Date },
): Promise<StatementPreview> {
  const partner = await findPartnerToState(db, partnerId);
  if (!partner) throw notFound();
  const rides = await listRidesToState(db, { partnerId, range: rangeOf(month), locked: false });
  const corrections = await listCorrectionsToState(db, { partnerId, range: rangeOf(month) });
  const isMade = rides.length + corrections.length === 0 && (await hasStatement(db, { partnerId, month }));
  return {
    partner_id: partnerId,
    partner_name: partner.name,
    month,
    ...figuresOf(rides, corrections),
    ...daysOf(rides[0]?.completed_at, rides.at(-1)?.completed_at),
    state: isMade ? "made" : rangeOf(month).end <= now ? "open" : "under_way",
    lines: rides.map(presentLine),
    corrections: corrections.map(presentCorrection),
    unbilled: (await readUnbilled(db, { partnerId, now })).map(({ month, rides, cents }) => ({
      month,
      rides,
      total: toDollarString(cents),
    })),
  };
}

/** Hold this while a statement is made, so that no number is given twice or left out. */
export const STATEMENT_NUMBERS = "numbers of statements";

/** Makes the statement of a month. Of two who make it at once the second hears that it is made. */
export async function makeStatement(
  trx: Trx,
  { partnerId, month, seen, by, now, putOnStatement }: Month & Making & { seen: Seen },
): Promise<StatementDetail> {
  if (rangeOf(month).end > now) {
    const sentence = "A statement can be made once its month is over.";
    throw new ApiError("invalid_input", sentence, { fields: { month: sentence } });
  }
  const partner = await findPartnerToState(trx, partnerId);
  if (!partner) throw notFound();
  const rides = await listRidesToState(trx, { partnerId, range: rangeOf(month), locked: true });
  const corrections = await listCorrectionsToState(trx, { partnerId, range: rangeOf(month) });
  const shown = figuresOf(rides, corrections);
  if (rides.length + corrections.length === 0) await refuseEmpty(trx, { partnerId, month });
  if (shown.rides !== seen.rides || shown.total !== seen.total) throw changedSince();
  const { id: _id, ...named } = partner;
  const { seller, dueDays } = await readSeller(trx);
  const id = await insertStatement(trx, {
    ...named,
    partner_id: partnerId,
    month,
    rides: shown.rides,
    total_cents: centsOf(rides, corrections),
    made_at: now,
    made_by: by,
    seller: JSON.stringify(seller),
    due_on: addDays(curacaoDate(now), dueDays),
  });
  await putOnStatement(trx, { rideIds: rides.map((ride) => ride.id), statementId: id });
  await insertStatementCorrections(
    trx,
    corrections.map((correction) => ({ correction_id: correction.id, statement_id: id })),
  );
  await recordAudit(trx, {
    actorId: by,
    action: "make_statement",
    subject: partnerSubject(partnerId),
    detail: { statement: id, month, ...shown },
    at: now,
  });
  return readStatement(trx, id);
}

type Unbilled = { partnerId: number; seen: readonly (Seen & { month: string })[] };

/** Makes a statement of each month that is over and has rides which no statement has. */
export async function makeUnbilledStatements(
  trx: Trx,
  { partnerId, seen, ...making }: Unbilled & Making,
): Promise<Statement[]> {
  if (!(await findPartnerToState(trx, partnerId))) throw notFound();
  const months = (await readUnbilled(trx, { partnerId, now: making.now })).map(({ month }) => month);
  if (months.join() !== seen.map(({ month }) => month).join()) throw changedSince();
  const made: Statement[] = [];
  for (const { month, ...figures } of seen) {
    const detail = await makeStatement(trx, { partnerId, month, seen: figures, ...making });
    const {
      lines: _lines,
      corrections: _corrections,
      entries: _entries,
      address: _address,
      crib: _crib,
      email: _email,
      taxes: _taxes,
      seller: _seller,
      reminders: _reminders,
      ...statement
    } = detail;
    made.push(statement);
  }
  return made;
}

function readUnbilled(db: Db | Trx, { partnerId, now }: { partnerId: number; now: Date }) {
  const thisMonth = monthOf(curacaoDate(now));
  return listUnbilledMonths(db, { partnerId, before: rangeOf(thisMonth).start });
}

async function refuseEmpty(trx: Trx, month: Month): Promise<never> {
  if (await hasStatement(trx, month)) {
    throw new ApiError("edit_conflict", "The statement of this month is already made.");
  }
  const sentence = "There is nothing to pay for this month.";
  throw new ApiError("invalid_input", sentence, { fields: { month: sentence } });
}

function changedSince(): ApiError {
  return new ApiError("edit_conflict", "The figures have changed since you looked. Look at them again.");
}

/** A month of the island, from its first moment to that of the next. */
function rangeOf(month: string) {
  const first = (of: string) => instantOf(`${of}-01`, "00:00:00");
  return { start: first(month), end: first(addMonths(month, 1)) };
}

function figuresOf(rides: readonly Line[], corrections: readonly Correction[]): Seen {
  return { rides: rides.length, total: toDollarString(centsOf(rides, corrections)) };
}

function centsOf(rides: readonly Line[], corrections: readonly Correction[]): number {
  const fares = rides.reduce((sum, ride) => sum + ride.fare_cents, 0);
  return corrections.reduce((sum, { from_cents, to_cents }) => sum + to_cents - from_cents, fares);
}
