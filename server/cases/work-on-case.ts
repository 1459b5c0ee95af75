import type { Case } from "../../contract/cases/case.ts";
import { fullName } from "../../domain/accounts/full-name.ts";
import { type CaseEntryKind, type CaseOutcome } from "../../domain/cases/case-rules.ts";
import { languageOf } from "../../domain/languages.ts";
import type { AuditAction } from "../../contract/audit/audit-actions.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { queueCaseAnswer, queueCaseQuestion } from "../notifications/queue-case.ts";
import {
  findAskedDriver,
  findColleague,
  giveCaseTo,
  insertEntry,
  listAskedCases,
  lockCase,
  saveEnd,
  setDueOn,
} from "./cases.queries.ts";
import { contactOf } from "./present-case.ts";
import { getCase, getCaseRow } from "./read-cases.ts";

type Work = { id: number; by: number; now: Date };
type Words = Work & { text: string };

/** Says who of the office sees to a case. */
export async function giveCase(trx: Trx, work: Work & { to: number | null }): Promise<Case> {
  const { id, to, now } = work;
  const { given_to: before } = await lock(trx, id);
  if (to !== null && !(await findColleague(trx, to))) {
    const sentence = "Choose somebody of the office.";
    throw new ApiError("invalid_input", sentence, { fields: { to: sentence } });
  }
  if (before !== to) {
    await giveCaseTo(trx, { id, to });
    await note(trx, { ...work, action: "give_case", detail: { to } });
  }
  return getCase(trx, id, now);
}

/** Says by which day an open case is to be answered. */
export async function setCaseDue(trx: Trx, work: Work & { dueOn: string | null }): Promise<Case> {
  const { id, dueOn, now } = work;
  await lockOpen(trx, id);
  await setDueOn(trx, { id, dueOn });
  await note(trx, { ...work, action: "set_case_due", detail: { due_on: dueOn } });
  return getCase(trx, id, now);
}

/** Adds a note for the office alone. */
export async function noteCase(trx: Trx, work: Words): Promise<Case> {
  await lock(trx, work.id);
  await write(trx, { ...work, kind: "note" });
  await note(trx, { ...work, action: "note_case" });
  return getCase(trx, work.id, work.now);
}

/** Asks the driver for their side, by mail and in their app. */
export async function askDriver(trx: Trx, work: Words): Promise<Case> {
  const { id, text, now } = work;
  const { driver_id: driverId } = await lockOpen(trx, id);
  const driver = driverId === null ? undefined : await findAskedDriver(trx, driverId);
  if (!driver) throw new ApiError("edit_conflict", "This case has no driver who can be asked.");
  const { reference } = await getCaseRow(trx, id);
  await write(trx, { ...work, kind: "driver_asked" });
  await queueCaseQuestion(trx, {
    driver: { id: driver.id, email: driver.email, language: languageOf(driver.language) },
    facts: { name: driver.first_name, reference, question: text },
    now,
  });
  await note(trx, { ...work, action: "ask_case_driver", detail: { driver: fullName(driver) } });
  return getCase(trx, id, now);
}

/** Keeps what a driver says who was asked. */
export async function answerAsDriver(trx: Trx, work: Words): Promise<void> {
  const { id, by } = work;
  const [asked] = await listAskedCases(trx, { driverId: by, id });
  if (!asked) throw notFound();
  await lockOpen(trx, id);
  await write(trx, { ...work, kind: "driver_said" });
  await note(trx, { ...work, action: "driver_answers_case" });
}

/** Mails the passenger an answer; the case stays open. */
export async function answerCase(trx: Trx, work: Words): Promise<Case> {
  const { id, now } = work;
  await lockOpen(trx, id);
  await answer(trx, work);
  return getCase(trx, id, now);
}

type Ending = Work & { outcome: CaseOutcome; note: string; answer?: string | undefined };

/** Ends a case with whose fault it was: of two who do so at the same time one does. */
export async function endCase(trx: Trx, ending: Ending): Promise<Case> {
  const { id, by, now, outcome, note: reason, answer: text } = ending;
  await lockOpen(trx, id);
  if (text) await answer(trx, { id, by, now, text });
  await saveEnd(trx, id, { outcome, closed_at: now, closed_by: by });
  await write(trx, { id, by, now, text: reason, kind: "ended", outcome });
  await note(trx, { id, by, now, action: "end_case", detail: { outcome } });
  return getCase(trx, id, now);
}

/** Opens a case again that has ended. */
export async function reopenCase(trx: Trx, work: Work): Promise<Case> {
  const { id, now } = work;
  const { closed_at } = await lock(trx, id);
  if (closed_at === null) throw new ApiError("edit_conflict", "This case is open already.");
  await saveEnd(trx, id, { outcome: null, closed_at: null, closed_by: null });
  await write(trx, { ...work, kind: "reopened", text: "" });
  await note(trx, { ...work, action: "reopen_case" });
  return getCase(trx, id, now);
}

async function answer(trx: Trx, work: Words): Promise<void> {
  const { id, text, now } = work;
  const row = await getCaseRow(trx, id);
  const { email, language, rider_id } = contactOf(row);
  const isQueued = await queueCaseAnswer(trx, {
    facts: {
      name: row.writer_name ?? row.rider_name ?? "",
      reference: row.reference,
      answer: text,
      asked: row.message,
      askedAt: row.message_at?.toISOString() ?? null,
    },
    language,
    email,
    riderId: rider_id,
    rideId: row.ride_id,
    now,
  });
  if (!isQueued) {
    throw new ApiError(
      "edit_conflict",
      "There is no e-mail address to answer to. Call them, and write a note.",
    );
  }
  await write(trx, { ...work, kind: "answer" });
  await note(trx, { ...work, action: "answer_case" });
}

async function lock(trx: Trx, id: number) {
  const row = await lockCase(trx, id);
  if (!row) throw notFound("This case does not exist.");
  return row;
}

export async function lockOpen(trx: Trx, id: number) {
  const row = await lock(trx, id);
  if (row.closed_at !== null) {
    throw new ApiError("edit_conflict", "This case has ended. Open it again first.");
  }
  return row;
}

type Entry = Words & { kind: CaseEntryKind; outcome?: CaseOutcome };

export async function write(trx: Trx, { id, by, now, text, kind, outcome }: Entry): Promise<void> {
  await insertEntry(trx, {
    case_id: id,
    kind,
    entry: text,
    outcome: outcome ?? null,
    written_by: by,
    written_at: now,
  });
}

type Noted = Work & { action: AuditAction; detail?: Readonly<Record<string, unknown>> };

/** The log keeps that it was done and not what was said. */
export async function note(trx: Trx, { id, by, now, action, detail }: Noted): Promise<void> {
  const subject = `case ${id}`;
  await recordAudit(trx, { actorId: by, action, subject, ...(detail && { detail }), at: now });
  await recordEvent(trx, { type: "case.changed", at: now });
}
