import { languageOf } from "../../domain/languages.ts";
import { PARTNER_STATEMENT } from "../../contract/notifications/message-kinds.ts";
import type { StatementDetail } from "../../contract/partners/statement-schemas.ts";
import { sellerSchema } from "../../contract/company/paper-details.ts";
import { fromDollars } from "../../domain/money.ts";
import { readTaxRates } from "../company/tax-rates.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Trx } from "../database/connect.ts";
import { notFound } from "../http/api-error.ts";
import { queueMail } from "../notifications/queue-mail.ts";
import { partnerSubject } from "./change-partners.ts";
import { daysOf, readHistory, readStatement } from "./read-statements.ts";
import type { StatementHistory } from "./statement-history.ts";
import { presentTaxes } from "./statement-taxes.ts";
import {
  findStatement,
  listCorrectionsOfStatement,
  listRidesOfStatement,
  noteMailed,
} from "./statements.queries.ts";

/** Sends a statement to the address it was made for. */
export async function mailStatement(
  trx: Trx,
  { id, by, now }: { id: number; by: number; now: Date },
): Promise<StatementDetail> {
  const { row } = await queueStatement(trx, { id, now, isReminder: false });
  await recordAudit(trx, {
    actorId: by,
    action: "mail_statement",
    subject: partnerSubject(row.partner_id),
    detail: { statement: id, number: row.number },
    at: now,
  });
  return readStatement(trx, id);
}

/** Queues the mail of a statement, as it is sent first or to remind of what is left to pay. */
export async function queueStatement(
  trx: Trx,
  { id, now, isReminder }: { id: number; now: Date; isReminder: boolean },
) {
  const row = await findStatement(trx, id);
  if (!row) throw notFound();
  const rides = await listRidesOfStatement(trx, id);
  const corrections = await listCorrectionsOfStatement(trx, id);
  const history = await readHistory(trx, row);
  await queueMail(trx, {
    kind: PARTNER_STATEMENT,
    recipient: row.email,
    language: languageOf(row.language),
    accountId: null,
    now,
    payload: {
      ...factsOf(row, history),
      ...(await linesOf(trx, { row, rides, corrections, history })),
      isReminder,
    },
  });
  await noteMailed(trx, { id, now });
  return { row, history };
}

type Row = NonNullable<Awaited<ReturnType<typeof findStatement>>>;
type Rides = Awaited<ReturnType<typeof listRidesOfStatement>>;

function factsOf(row: Row, { receivedCents, creditedCents }: StatementHistory) {
  return {
    number: row.number,
    month: row.month,
    name: row.name,
    address: row.address,
    crib: row.crib,
    totalCents: row.total_cents,
    receivedCents,
    creditedCents,
    dueOn: row.due_on,
    seller: row.seller === null ? null : sellerSchema.parse(row.seller),
  };
}

type Corrections = Awaited<ReturnType<typeof listCorrectionsOfStatement>>;
type Stated = { row: Row; rides: Rides; corrections: Corrections; history: StatementHistory };

async function linesOf(trx: Trx, { row, rides, corrections, history }: Stated) {
  const taxes = presentTaxes({ history, lines: rides, corrections, rates: await readTaxRates(trx) });
  const days = daysOf(row.first_completed_at, row.last_completed_at);
  return {
    firstDay: days.first_day,
    lastDay: days.last_day,
    taxes: taxes.map(({ percent, tax, credited }) => ({
      percent,
      taxCents: fromDollars(tax) - fromDollars(credited.tax),
    })),
    lines: rides.map((ride) => ({
      completedAt: (ride.completed_at ?? row.made_at).toISOString(),
      reference: ride.reference,
      rider: ride.rider_name,
      room: ride.room,
      pickup: ride.pickup_location,
      dropoff: ride.dropoff_location,
      fareCents: ride.fare_cents,
    })),
    corrections: corrections.map(({ reference, from_cents, to_cents, reason }) => ({
      reference,
      fromCents: from_cents,
      toCents: to_cents,
      reason,
    })),
  };
}
