import { toDollarString } from "../../domain/dollars.ts";
import { daysIn } from "../../domain/reports/trend.ts";
import { type Both, sumBoth } from "../../domain/settlements/driver-money.ts";
import type { SettledFigures } from "../../domain/settlements/settlement.ts";
import { ApiError } from "../http/api-error.ts";

const LONGEST_DAYS = 366;

/** The debt of some days with what came in beside the rides. */
export function totalOf(
  figures: Pick<SettledFigures, "owedUsdCents" | "owedXcgCents">,
  entries: readonly Both[],
): Both {
  return sumBoth([{ usdCents: figures.owedUsdCents, xcgCents: figures.owedXcgCents }, ...entries]);
}

type ToPay = { total: Both; entries: readonly Both[]; carried: Both };

/** A debt, what earlier settlements left open, and both together, as they go over the wire. */
export function presentToPay({ total, entries, carried }: ToPay) {
  const [entered, toPay] = [sumBoth(entries), sumBoth([total, carried])];
  return {
    entries_usd: toDollarString(entered.usdCents),
    entries_xcg: toDollarString(entered.xcgCents),
    total_usd: toDollarString(total.usdCents),
    total_xcg: toDollarString(total.xcgCents),
    carried_usd: toDollarString(carried.usdCents),
    carried_xcg: toDollarString(carried.xcgCents),
    to_pay_usd: toDollarString(toPay.usdCents),
    to_pay_xcg: toDollarString(toPay.xcgCents),
  };
}

export function refuseOddDays({ firstDay, lastDay }: { firstDay: string; lastDay: string }): void {
  if (lastDay < firstDay) throw badDay("The last day can't be before the first.");
  if (daysIn({ start: firstDay, end: lastDay }) >= LONGEST_DAYS) {
    throw badDay("A settlement can cover up to a year.");
  }
}

export function badDay(sentence: string): ApiError {
  return new ApiError("invalid_input", sentence, { fields: { last_day: sentence } });
}
