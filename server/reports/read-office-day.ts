import { fromDollars } from "../../domain/money.ts";
import { toDollarString } from "../../domain/dollars.ts";
import type { OfficeDay } from "../../contract/reports/office-day.ts";
import { readBooksCheck } from "../books/check-books.ts";
import type { Db } from "../database/connect.ts";
import { readUnpaid } from "../partners/read-unpaid.ts";
import { readCashWithDrivers } from "../payments/hand-in-cash.ts";
import { readOwedByNobody } from "../payments/read-owed-by-nobody.ts";
import { readDayFigures } from "./read-day-figures.ts";

/** The day of the office so far, and the money that is still with others. */
export async function readOfficeDay(db: Db, now: Date): Promise<OfficeDay> {
  const cash = (await readCashWithDrivers(db)).map(({ usd, xcg }) => ({
    usd: fromDollars(usd),
    xcg: fromDollars(xcg),
  }));
  const all = (currency: "usd" | "xcg") =>
    toDollarString(cash.reduce((sum, driver) => sum + driver[currency], 0));
  return {
    ...(await readDayFigures(db, now)),
    unpaid: await readUnpaid(db, now),
    owed_by_nobody: await readOwedByNobody(db),
    books_faults: (await readBooksCheck(db)).faults.length,
    driver_cash: {
      usd: all("usd"),
      xcg: all("xcg"),
      drivers: cash.filter(({ usd, xcg }) => usd !== 0 || xcg !== 0).length,
    },
  };
}
