import { languageOf } from "../../contract/languages.ts";
import { PARTNER_STATEMENT } from "../../contract/notifications/message-kinds.ts";
import type { StatementDetail } from "../../contract/partners/statement-schemas.ts";
import { recordAudit } from "../database/audit-log.ts";
import type { Trx } from "../database/connect.ts";
import { notFound } from "../http/api-error.ts";
import { queueMail } from "../notifications/queue-mail.ts";
import { partnerSubject } from "./change-partners.ts";
import { daysOf, readHistory, readStatement } from "./read-statements.ts";
import { findStatement, listRidesOfStatement, noteMailed } from "./statements.queries.ts";

/** Sends a statement to the address it was made for. */
export async function mailStatement(
  trx: Trx,
  { id, by, now }: { id: number; by: number; now: Date },
): Promise<StatementDetail> {
  const row = await findStatement(trx, id);
  if (!row) throw notFound();
  const rides = await listRidesOfStatement(trx, id);
  const { receivedCents, creditedCents } = await readHistory(trx, row);
  const days = daysOf(row.first_completed_at, row.last_completed_at);
  await queueMail(trx, {
    kind: PARTNER_STATEMENT,
    recipient: row.email,
    language: languageOf(row.language),
    accountId: null,
    now,
    payload: {
      number: row.number,
      month: row.month,
      name: row.name,
      address: row.address,
      crib: row.crib,
      totalCents: row.total_cents,
      firstDay: days.first_day,
      lastDay: days.last_day,
      receivedCents,
      creditedCents,
      lines: rides.map((ride) => ({
        completedAt: (ride.completed_at ?? row.made_at).toISOString(),
        reference: ride.reference,
        rider: ride.rider_name,
        room: ride.room,
        pickup: ride.pickup_location,
        dropoff: ride.dropoff_location,
        fareCents: ride.fare_cents,
      })),
    },
  });
  await noteMailed(trx, { id, now });
  await recordAudit(trx, {
    actorId: by,
    action: "mail_statement",
    subject: partnerSubject(row.partner_id),
    detail: { statement: id, number: row.number },
    at: now,
  });
  return readStatement(trx, id);
}
