import { fullName } from "../../domain/accounts/full-name.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { toDollarString } from "../../domain/dollars.ts";
import { daysIn } from "../../domain/reports/trend.ts";
import type { SettlementDetail, SettlementPreview } from "../../contract/settlements/settlement-schemas.ts";
import { togetherCents } from "../../domain/settlements/settlement.ts";
import { accountSubject, recordAudit } from "../audit/record-audit.ts";
import type { Db, Trx } from "../database/connect.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { readSettlement } from "./read-settlements.ts";
import { findDriverToSettle, insertSettlement, listOverlapping } from "./settlements.queries.ts";
import { type Period, presentFigures, workOutSettlement } from "./work-out-settlement.ts";

const LONGEST_DAYS = 366;

/** A settlement of these days as it would be now; nothing is kept. */
export async function previewSettlement(db: Db, period: Period, now: Date): Promise<SettlementPreview> {
  refuseOddPeriod(period);
  const driver = await findDriverToSettle(db, period.driverId, { locked: false });
  if (!driver) throw notFound();
  const { figures, lines } = await workOutSettlement(db, period);
  const settledBy = await listOverlapping(db, period);
  const isOver = period.lastDay < curacaoDate(now);
  return {
    driver_id: driver.id,
    driver_name: fullName(driver),
    first_day: period.firstDay,
    last_day: period.lastDay,
    ...presentFigures(figures),
    together: toDollarString(
      togetherCents({ usdCents: figures.owedUsdCents, xcgCents: figures.owedXcgCents }),
    ),
    state: settledBy.length > 0 ? "settled" : isOver ? "open" : "under_way",
    settled_by: settledBy.map(({ id }) => id),
    lines,
  };
}

type Closing = {
  period: Period;
  seen: { rides: number; owed_usd: string; owed_xcg: string };
  by: number;
  now: Date;
};

/** Closes some days of a driver for good. Of two who close at once the second hears who was first. */
export async function closeSettlement(
  trx: Trx,
  { period, seen, by, now }: Closing,
): Promise<SettlementDetail> {
  refuseOddPeriod(period);
  if (period.lastDay >= curacaoDate(now)) throw badDay("The last day must be over.");
  if (!(await findDriverToSettle(trx, period.driverId, { locked: true }))) throw notFound();
  const [earlier] = await listOverlapping(trx, period);
  if (earlier) {
    const closer = fullName({ first_name: earlier.closer_first_name, last_name: earlier.closer_last_name });
    throw new ApiError(
      "period_settled",
      `${closer} has already closed ${earlier.first_day} to ${earlier.last_day} for this driver.`,
    );
  }
  const { figures, lines } = await workOutSettlement(trx, period);
  const shown = presentFigures(figures);
  if (
    [shown.rides, shown.owed_usd, shown.owed_xcg].join() !== [seen.rides, seen.owed_usd, seen.owed_xcg].join()
  ) {
    throw new ApiError("edit_conflict", "The figures have changed since you looked. Look at them again.");
  }
  const id = await insertSettlement(trx, { ...period, ...figures, closedAt: now, closedBy: by, lines });
  await recordAudit(trx, {
    actorId: by,
    action: "close_settlement",
    subject: accountSubject(period.driverId),
    detail: { settlement: id, first_day: period.firstDay, last_day: period.lastDay, ...shown },
    at: now,
  });
  return readSettlement(trx, id);
}

function refuseOddPeriod({ firstDay, lastDay }: Period): void {
  if (lastDay < firstDay) throw badDay("The last day can't be before the first.");
  if (daysIn({ start: firstDay, end: lastDay }) >= LONGEST_DAYS) {
    throw badDay("A settlement can cover up to a year.");
  }
}

function badDay(sentence: string): ApiError {
  return new ApiError("invalid_input", sentence, { fields: { last_day: sentence } });
}
