import { addDays } from "../../contract/curacao-days.ts";
import { curacaoDate } from "../../contract/curacao-time.ts";
import type { DriverEdit } from "../../contract/drivers/driver.ts";
import { LONGEST_OVERRIDE_DAYS, PAPERS, PAPER_DAYS, expiredPapers } from "../../contract/papers/papers.ts";
import type { AuditAction } from "../../contract/audit/audit-actions.ts";
import { accountSubject, recordAudit } from "../database/audit-log.ts";
import type { Db, Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { queueCarChange } from "../notifications/queue-car-change.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { dropPaperFile } from "../papers/set-paper-file.ts";
import { paperDaysOf } from "../database/driver-papers.ts";
import { listDriverRecords, updateDriverRecord } from "./staff.queries.ts";

type DriverRow = Awaited<ReturnType<typeof listDriverRecords>>[number];

/** One driver's record; an error where there is none. */
export async function getDriverRecord(db: Db | Trx, id: number): Promise<DriverRow> {
  const [record] = await listDriverRecords(db, id);
  if (!record) throw notFound("This driver does not exist.");
  return record;
}

type Change = { id: number; by: number; now: Date };

/** Changes a driver's car and papers; the audit log keeps the old values. */
export async function editDriverRecord(
  trx: Trx,
  { id, edit, by, now }: Change & { edit: Omit<DriverEdit, "shares_location"> },
): Promise<void> {
  const before = await getDriverRecord(trx, id);
  const { version, vehicle, languages, ...rest } = edit;
  const wanted = { ...rest, vehicle_name: vehicle, languages: languages?.join(",") };
  const changed = Object.entries(wanted).filter(
    ([field, value]) => value !== undefined && value !== before[field as keyof DriverRow],
  );
  if (changed.length === 0 && (version === undefined || version === before.version)) return;
  if (!(await updateDriverRecord(trx, { id, changes: Object.fromEntries(changed), version, now }))) {
    throw new ApiError("edit_conflict", "Someone else changed this driver. Please reload.");
  }
  await note(trx, {
    action: "edit_driver",
    driver: before,
    by,
    now,
    detail: Object.fromEntries(
      changed.map(([field, value]) => [field, { from: before[field as keyof DriverRow], to: value }]),
    ),
  });
  for (const paper of PAPERS) {
    if (changed.some(([field, value]) => field === PAPER_DAYS[paper] && value === null)) {
      await dropPaperFile(trx, { driverId: id, paper, by, now });
    }
  }
  const was = { vehicle: before.vehicle_name, plate: before.plate };
  const after = { vehicle: vehicle ?? was.vehicle, plate: edit.plate ?? was.plate };
  await queueCarChange(trx, { driverId: id, before: was, after, now });
}

/** Approves a driver or withdraws the approval. Setting the present value changes nothing. */
export async function setDriverApproval(
  trx: Trx,
  { id, approved, by, now }: Change & { approved: boolean },
): Promise<void> {
  const driver = await getDriverRecord(trx, id);
  if ((driver.approved_at !== null) === approved) return;
  const changes = approved
    ? { approved_at: now }
    : { approved_at: null, on_shift: false, lat: null, lng: null, location_name: null, located_at: null };
  await updateDriverRecord(trx, { id, changes, now });
  await note(trx, { action: approved ? "approve_driver" : "withdraw_approval", driver, by, now });
}

/** Lets a driver take rides until a day although a paper has run out, or will have by then. */
export async function overridePapers(
  trx: Trx,
  { id, reason, until, by, now }: Change & { reason: string; until: string },
): Promise<void> {
  const driver = await getDriverRecord(trx, id);
  const today = curacaoDate(now);
  if (until < today || until > addDays(today, LONGEST_OVERRIDE_DAYS)) {
    const sentence = "Choose a day from today on, within a year.";
    throw new ApiError("invalid_input", sentence, { fields: { until: sentence } });
  }
  const changes = { papers_override_until: until, papers_override_reason: reason, papers_override_by: by };
  await updateDriverRecord(trx, { id, changes, now });
  const expired = expiredPapers(paperDaysOf(driver), until);
  const detail = { reason, until, papers: expired.map(({ paper, date }) => `${paper} ${date}`) };
  await note(trx, { action: "override_papers", driver, by, now, detail });
}

/** Ends what lets a driver take rides without a paper. Where there is nothing to end, nothing changes. */
export async function endPapersOverride(trx: Trx, { id, by, now }: Change): Promise<void> {
  const driver = await getDriverRecord(trx, id);
  const { papers_override_until: until, papers_override_reason: reason } = driver;
  if (until === null) return;
  const changes = { papers_override_until: null, papers_override_reason: null, papers_override_by: null };
  await updateDriverRecord(trx, { id, changes, now });
  await note(trx, { action: "end_papers_override", driver, by, now, detail: { reason, until } });
}

async function note(
  trx: Trx,
  change: { action: AuditAction; driver: DriverRow; by: number; now: Date; detail?: Record<string, unknown> },
): Promise<void> {
  const { action, driver, by, now, detail } = change;
  await recordAudit(trx, {
    actorId: by,
    action,
    subject: accountSubject(driver.account_id),
    ...(detail ? { detail } : {}),
    at: now,
  });
  await recordEvent(trx, { type: "driver.changed", driverId: driver.account_id, at: now });
}
