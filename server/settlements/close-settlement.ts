import { fullName } from "../../domain/accounts/full-name.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { toDollarString } from "../../domain/dollars.ts";
import { languageOf } from "../../domain/languages.ts";
import { type Both, NOTHING, sumBoth } from "../../domain/settlements/driver-money.ts";
import { type SettledFigures, togetherCents } from "../../domain/settlements/settlement.ts";
import { SETTLEMENT_CLOSED } from "../../contract/notifications/message-kinds.ts";
import type { SettlementDetail, SettlementPreview } from "../../contract/settlements/settlement-schemas.ts";
import { accountSubject, recordAudit } from "../audit/record-audit.ts";
import type { Db, Trx } from "../database/connect.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { queueMail } from "../notifications/queue-mail.ts";
import { badDay, presentToPay, refuseOddDays, totalOf } from "./amounts.ts";
import { readBalances } from "./balances.ts";
import { insertSettlementEntries } from "./driver-accounts.queries.ts";
import { type EntryToSettle, presentEntry, readEntriesToSettle } from "./entries-to-settle.ts";
import { readSettlement } from "./read-settlements.ts";
import { findDriverToSettle, insertSettlement, listOverlapping } from "./settlements.queries.ts";
import { type Period, presentFigures, workOutSettlement } from "./work-out-settlement.ts";

/** A settlement of these days as it would be now; nothing is kept. */
export async function previewSettlement(db: Db, period: Period, now: Date): Promise<SettlementPreview> {
  refuseOddDays(period);
  const driver = await findDriverToSettle(db, period.driverId, { locked: false });
  if (!driver) throw notFound();
  const driverIds = [driver.id];
  const { figures, lines } = await workOutSettlement(db, period);
  const entries = (await readEntriesToSettle(db, { driverIds, lastDay: period.lastDay }))(driver.id);
  const settledBy = await listOverlapping(db, { ...period, driverIds });
  // Days that are settled are in the balance already.
  const carried = settledBy.length > 0 ? NOTHING : (await readBalances(db, driverIds))(driver.id);
  const total = totalOf(figures, entries);
  const isOver = period.lastDay < curacaoDate(now);
  return {
    driver_id: driver.id,
    driver_name: fullName(driver),
    first_day: period.firstDay,
    last_day: period.lastDay,
    ...presentFigures(figures),
    ...presentToPay({ total, entries, carried }),
    entries: entries.map(presentEntry),
    together: toDollarString(togetherCents(total)),
    state: settledBy.length > 0 ? "settled" : isOver ? "open" : "under_way",
    settled_by: settledBy.map(({ id }) => id),
    lines,
  };
}

type Told = {
  driver: NonNullable<Awaited<ReturnType<typeof findDriverToSettle>>>;
  figures: SettledFigures;
  entries: readonly EntryToSettle[];
  total: Both;
  carried: Both;
  period: Period;
  now: Date;
};

type Closing = {
  period: Period;
  seen: {
    rides: number;
    owed_usd: string;
    owed_xcg: string;
    total_usd?: string | undefined;
    total_xcg?: string | undefined;
  };
  by: number;
  now: Date;
};

/** Closes some days of a driver for good. Of two who close at once the second hears who was first. */
export async function closeSettlement(
  trx: Trx,
  { period, seen, by, now }: Closing,
): Promise<SettlementDetail> {
  refuseOddDays(period);
  if (period.lastDay >= curacaoDate(now)) throw badDay("The last day must be over.");
  const driver = await findDriverToSettle(trx, period.driverId, { locked: true });
  if (!driver) throw notFound();
  const driverIds = [driver.id];
  const [earlier] = await listOverlapping(trx, { ...period, driverIds });
  if (earlier) {
    const closer = fullName({ first_name: earlier.closer_first_name, last_name: earlier.closer_last_name });
    throw new ApiError(
      "period_settled",
      `${closer} has already closed ${earlier.first_day} to ${earlier.last_day} for this driver.`,
    );
  }
  const { figures, lines } = await workOutSettlement(trx, period);
  const entries = (await readEntriesToSettle(trx, { driverIds, lastDay: period.lastDay }))(driver.id);
  const carried = (await readBalances(trx, driverIds))(driver.id);
  const total = totalOf(figures, entries);
  const shown = { ...presentFigures(figures), ...presentToPay({ total, entries, carried }) };
  const { total_usd = shown.total_usd, total_xcg = shown.total_xcg } = seen;
  if (figuresOf(shown).join() !== figuresOf({ ...seen, total_usd, total_xcg }).join()) {
    throw new ApiError("edit_conflict", "The figures have changed since you looked. Look at them again.");
  }
  const id = await insertSettlement(trx, { ...period, ...figures, closedAt: now, closedBy: by, lines });
  await insertSettlementEntries(
    trx,
    entries.map((entry) => ({
      settlement_id: id,
      kind: entry.kind,
      day: entry.day,
      usd_cents: entry.usdCents,
      xcg_cents: entry.xcgCents,
      note: entry.note,
      entry_id: entry.entryId,
      rent_id: entry.rentId,
    })),
  );
  await tellDriver(trx, { driver, figures, entries, total, carried, period, now });
  await recordAudit(trx, {
    actorId: by,
    action: "close_settlement",
    subject: accountSubject(period.driverId),
    detail: { settlement: id, first_day: period.firstDay, last_day: period.lastDay, ...shown },
    at: now,
  });
  return readSettlement(trx, id);
}

/** The figures that have to be as they were seen. */
function figuresOf(shown: Required<Closing["seen"]>) {
  return [shown.rides, shown.owed_usd, shown.owed_xcg, shown.total_usd, shown.total_xcg];
}

/** Tells the driver what was settled, in their language. */
async function tellDriver(
  trx: Trx,
  { driver, figures, entries, total, carried, period, now }: Told,
): Promise<void> {
  if (driver.email === "") return;
  await queueMail(trx, {
    kind: SETTLEMENT_CLOSED,
    recipient: driver.email,
    language: languageOf(driver.language),
    accountId: driver.id,
    now,
    payload: {
      name: driver.first_name,
      firstDay: period.firstDay,
      lastDay: period.lastDay,
      rides: figures.rides,
      fareCents: figures.fareCents,
      tipCents: figures.tipCents,
      cardCents: figures.cardCents,
      commissionCents: figures.commissionCents,
      handedIn: { usdCents: figures.handedUsdCents, xcgCents: figures.handedXcgCents },
      entries: entries.map(({ kind, day, note, usdCents, xcgCents }) => ({
        kind,
        day,
        note,
        usdCents,
        xcgCents,
      })),
      total,
      carried,
      toPay: sumBoth([total, carried]),
    },
  });
}
