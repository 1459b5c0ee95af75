import { type Holiday, publicHolidays } from "../../domain/fares/holidays.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Db, Trx } from "../database/connect.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { deleteExtraHoliday, insertExtraHoliday } from "./fares.queries.ts";
import { getExtraHolidays, toHoliday } from "./tariff-in-force.ts";

export type ListedHoliday = Holiday & { readonly extra: boolean };
type Change = { readonly by: number; readonly now: Date };

/** The holidays of a year, the law's and the staff's, in order. */
export async function listHolidaysOf(db: Db, year: number): Promise<ListedHoliday[]> {
  const extra = await getExtraHolidays(db, { start: `${year}-01-01`, end: `${year + 1}-01-01` });
  return [
    ...publicHolidays(year).map((day) => ({ ...day, extra: false })),
    ...extra.map((day) => ({ ...day, extra: true })),
  ].toSorted((a, b) => a.date.localeCompare(b.date));
}

/** Makes a day a holiday, unless it is one on the staff's list already. */
export async function addHolidayToList(
  trx: Trx,
  holiday: Holiday,
  { by, now }: Change,
): Promise<ListedHoliday> {
  const row = await insertExtraHoliday(trx, {
    day: holiday.date,
    name: holiday.name,
    from_time: holiday.from ?? "00:00:00",
  });
  if (!row) throw new ApiError("edit_conflict", `${holiday.date} is already on the list.`);
  await recordAudit(trx, {
    actorId: by,
    action: "add_holiday",
    subject: holiday.date,
    detail: holiday,
    at: now,
  });
  return { ...toHoliday(row), extra: true };
}

/** Removes a day from the staff's list; public holidays by law are not on it. */
export async function removeHolidayFromList(trx: Trx, date: string, { by, now }: Change): Promise<void> {
  const removed = await deleteExtraHoliday(trx, date);
  if (!removed) throw notFound("That day isn't on the list.");
  await recordAudit(trx, {
    actorId: by,
    action: "remove_holiday",
    subject: date,
    detail: { name: removed.name },
    at: now,
  });
}
