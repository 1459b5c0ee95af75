import type { ShiftTimes, WeekShift } from "../../domain/shifts/shift-times.ts";
import type { AuditAction } from "../../contract/audit/audit-actions.ts";
import { accountSubject, recordAudit } from "../audit/record-audit.ts";
import type { Trx } from "../database/connect.ts";
import type { Home } from "../database/tables/shift-tables.ts";
import { recordEvent } from "../events/record-event.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { homeOf } from "./present-shifts.ts";
import {
  deleteShiftDay,
  insertDriverShifts,
  listWrittenWeeks,
  updateDriverShifts,
  type WrittenWeekRow,
  writeShiftDay,
} from "./shifts.queries.ts";

export type Change = { readonly driverId: number; readonly by: number; readonly now: Date };

type Hours = { readonly week: readonly WeekShift[]; readonly home: Home | null };

/** Writes a driver's week and home over the version that was read. */
export async function setDriverShifts(
  trx: Trx,
  { version, ...hours }: Hours & { version: number },
  change: Change,
): Promise<void> {
  const before = await getWrittenWeek(trx, change.driverId);
  await writeHours(trx, { hours, version, change });
  await noteShifts(trx, {
    action: "set_shifts",
    change,
    detail: {
      week: { from: before.week ?? [], to: hours.week },
      // The log outlives the account, so it says that the home is another and not where it is.
      ...(isSameHome(homeOf(before), hours.home) ? {} : { home: "changed" }),
    },
  });
}

/** Writes the hours of a driver on one day, whatever the week says. */
export async function setShiftDay(
  trx: Trx,
  { day, shifts, note }: { day: string; shifts: readonly ShiftTimes[]; note: string | undefined },
  change: Change,
): Promise<void> {
  await getWrittenWeek(trx, change.driverId);
  await putShiftDay(trx, { day, shifts, note: note || null }, change);
  await noteShifts(trx, { action: "set_shift_day", change, detail: { day, shifts } });
}

export async function clearShiftDay(trx: Trx, day: string, change: Change): Promise<void> {
  await getWrittenWeek(trx, change.driverId);
  if (!(await deleteShiftDay(trx, { driverId: change.driverId, day }))) return;
  await noteShifts(trx, { action: "clear_shift_day", change, detail: { day } });
}

/** Writes hours without a word in the log, for who has said it there already. */
export async function writeHours(
  trx: Trx,
  { hours, version, change }: { hours: Hours; version: number; change: Change },
): Promise<void> {
  const row = {
    driver_id: change.driverId,
    week: JSON.stringify(hours.week),
    home_name: hours.home?.name ?? null,
    home_lat: hours.home?.lat ?? null,
    home_lng: hours.home?.lng ?? null,
    changed_by: change.by,
    changed_at: change.now,
  };
  const isWritten =
    version === 0
      ? await insertDriverShifts(trx, { ...row, version: 1 })
      : await updateDriverShifts(trx, { ...row, version });
  if (!isWritten) throw new ApiError("edit_conflict", "Someone else changed these shifts. Please reload.");
}

export async function putShiftDay(
  trx: Trx,
  { day, shifts, note }: { day: string; shifts: readonly ShiftTimes[]; note: string | null },
  { driverId, by, now }: Change,
): Promise<void> {
  await writeShiftDay(trx, {
    driver_id: driverId,
    day,
    shifts: JSON.stringify(shifts),
    note,
    set_by: by,
    set_at: now,
  });
}

export async function getWrittenWeek(trx: Trx, driverId: number): Promise<WrittenWeekRow> {
  const [row] = await listWrittenWeeks(trx, driverId);
  if (!row) throw notFound("This driver does not exist.");
  return row;
}

type Note = { action: AuditAction; change: Change; detail: Readonly<Record<string, unknown>> };

/** Notes a change in the log, and lets the day be planned anew. */
export async function noteShifts(trx: Trx, { action, change, detail }: Note): Promise<void> {
  const { driverId, by: actorId, now: at } = change;
  await recordAudit(trx, { actorId, action, subject: accountSubject(driverId), detail, at });
  await recordEvent(trx, { type: "dispatch.changed", at });
}

function isSameHome(one: Home | null, other: Home | null): boolean {
  return one?.name === other?.name && one?.lat === other?.lat && one?.lng === other?.lng;
}
