import { curacaoDate } from "../../domain/curacao-time.ts";
import { fullName } from "../../domain/accounts/full-name.ts";
import { toDollarString } from "../../domain/dollars.ts";
import { groupBy } from "../../domain/group-by.ts";
import { type Both, sumBoth } from "../../domain/settlements/driver-money.ts";
import { settle, togetherCents } from "../../domain/settlements/settlement.ts";
import type { DriverToPay, DriversToPay } from "../../contract/settlements/settlement-schemas.ts";
import type { Db } from "../database/connect.ts";
import { presentToPay, refuseOddDays, totalOf } from "./amounts.ts";
import { readBalances } from "./balances.ts";
import { listDriversToSettle } from "./driver-accounts.queries.ts";
import { readEntriesToSettle } from "./entries-to-settle.ts";
import { figuresOf, totalsOf } from "./read-settlements.ts";
import { listOverlapping } from "./settlements.queries.ts";
import { type KeptFigures, presentFigures, workOutSettlements } from "./work-out-settlement.ts";

type Days = { firstDay: string; lastDay: string };
type Settled = Awaited<ReturnType<typeof listOverlapping>>[number];

/** Some days as they come out for one driver. */
type Sheet = {
  figures: KeptFigures;
  entries: readonly Both[];
  total: Both;
  carried: Both;
  settlementId: number | null;
};
const NO_DAYS = { figures: settle([], { usdCents: 0, xcgCents: 0 }), entries: [], settlementId: null };

/** The days of every driver as they come out; those who have nothing to settle are left out. */
export async function readDriversToPay(db: Db, days: Days, now: Date): Promise<DriversToPay> {
  refuseOddDays(days);
  const everybody = await listDriversToSettle(db);
  const driverIds = everybody.map(({ id }) => id);
  const [workedOut, entriesOf, balances, overlapping] = await Promise.all([
    workOutSettlements(db, { driverIds, ...days }),
    readEntriesToSettle(db, { driverIds, lastDay: days.lastDay }),
    readBalances(db, driverIds),
    listOverlapping(db, { driverIds, ...days }),
  ]);
  const settled = new Map(groupBy(overlapping, ({ driver_id: id }) => String(id)));
  const isOver = days.lastDay < curacaoDate(now);

  const sheetOf = (driverId: number, some: readonly Settled[]): Sheet => {
    const balance = balances(driverId);
    const exact = some.find((row) => row.first_day === days.firstDay && row.last_day === days.lastDay);
    if (exact) return closedSheet(exact, balance);
    // Days of which some are closed aren't worked out a second time.
    if (some.length > 0) return { ...NO_DAYS, total: totalOf(NO_DAYS.figures, []), carried: balance };
    const { figures } = workedOut(driverId);
    const entries = entriesOf(driverId);
    return { figures, entries, total: totalOf(figures, entries), carried: balance, settlementId: null };
  };

  const drivers = everybody.flatMap((driver): DriverToPay[] => {
    const some = settled.get(String(driver.id)) ?? [];
    const sheet = sheetOf(driver.id, some);
    if (some.length === 0 && isEmpty(sheet)) return [];
    return [
      {
        driver_id: driver.id,
        driver_name: fullName(driver),
        state: some.length > 0 ? "settled" : isOver ? "open" : "under_way",
        settlement_id: sheet.settlementId,
        ...presentFigures(sheet.figures),
        ...presentToPay(sheet),
        together: toDollarString(togetherCents(sumBoth([sheet.total, sheet.carried]))),
      },
    ];
  });
  return { first_day: days.firstDay, last_day: days.lastDay, drivers };
}

/** Closed days with what is left of them; the rest of the balance comes from other settlements. */
function closedSheet(row: Settled, balance: Both): Sheet {
  const { entries, open } = totalsOf(row);
  const carried = {
    usdCents: balance.usdCents - open.usdCents,
    xcgCents: balance.xcgCents - open.xcgCents,
  };
  return { figures: figuresOf(row), entries: [entries], total: open, carried, settlementId: row.id };
}

function isEmpty({ figures, entries, carried }: Sheet): boolean {
  const amounts = [figures.rides, figures.handedUsdCents, figures.handedXcgCents, entries.length];
  return [...amounts, carried.usdCents, carried.xcgCents].every((amount) => amount === 0);
}
