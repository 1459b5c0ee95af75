import type { AuditAction } from "../../contract/audit/audit-actions.ts";
import type { WrittenContract } from "../../contract/contracts/contract.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Db, Trx } from "../database/connect.ts";
import type { KeptLine } from "../database/tables/contract-tables.ts";
import { recordEvent } from "../events/record-event.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { getPayingPartner } from "../partners/book-on-account.ts";
import {
  findContract,
  getDaysAhead,
  insertContract,
  lockContract,
  saveDaysAhead,
  updateContract,
} from "./contracts.queries.ts";

type By = { readonly by: number; readonly now: Date };
type Writing = By & { readonly written: WrittenContract };

/** Refuses a contract with an account that may not book. */
export async function refuseClosedAccount(db: Db, { partner_id: id }: WrittenContract): Promise<void> {
  if (id === null) return;
  try {
    await getPayingPartner(db, { id });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError("invalid_input", error.message, { fields: { partner_id: error.message } });
  }
}

/** Makes a contract, and gives its number. */
export async function makeContract(trx: Trx, { written, by, now }: Writing): Promise<number> {
  const lines = numbered(
    written.lines.map((line) => ({ ...line, line: null })),
    0,
  );
  const id = await insertContract(trx, {
    ...columnsOf(written, lines),
    last_line: highest(lines, 0),
    made_by: by,
    made_at: now,
    changed_by: by,
    changed_at: now,
  });
  await note(trx, { id, by, now, action: "make_contract", detail: termsToNote(written) });
  return id;
}

/** Writes a contract anew, where it is still the one that was read. */
export async function changeContract(trx: Trx, id: number, { written, by, now }: Writing): Promise<void> {
  const before = await lock(trx, id);
  if (before.ended_at !== null)
    throw new ApiError("edit_conflict", "This contract has ended. Make a new one.");
  if (written.version !== undefined && written.version !== before.version) {
    throw new ApiError("edit_conflict", "Somebody else has changed this contract. Please look at it again.");
  }
  const known = new Set(before.lines.map(({ line }) => line));
  // A trip that another contract has, or that went away, is a new one.
  const asked = written.lines.map((line) => (known.has(line.line ?? 0) ? line : { ...line, line: null }));
  const lines = numbered(asked, before.last_line);
  await updateContract(trx, id, {
    ...columnsOf(written, lines),
    last_line: highest(lines, before.last_line),
    version: before.version + 1,
    changed_by: by,
    changed_at: now,
  });
  await note(trx, { id, by, now, action: "change_contract", detail: termsToNote(written) });
}

/** Ends a contract after a day: it asks for nothing more. */
export async function endContract(
  trx: Trx,
  id: number,
  { lastDay, by, now }: By & { lastDay: string },
): Promise<void> {
  const before = await lock(trx, id);
  if (before.ended_at !== null) throw new ApiError("edit_conflict", "This contract has ended already.");
  await updateContract(trx, id, {
    last_day: before.last_day !== null && before.last_day < lastDay ? before.last_day : lastDay,
    ended_at: now,
    ended_by: by,
    version: before.version + 1,
    changed_by: by,
    changed_at: now,
  });
  await note(trx, { id, by, now, action: "end_contract", detail: { last_day: lastDay } });
}

/** Says how many days ahead rides of contracts are booked. */
export async function setDaysAhead(trx: Trx, { days, by, now }: By & { days: number }): Promise<void> {
  const before = await getDaysAhead(trx);
  if (before === days) return;
  await saveDaysAhead(trx, days);
  const detail = { from: before, to: days };
  await recordAudit(trx, {
    actorId: by,
    action: "set_contract_days_ahead",
    subject: "contracts",
    detail,
    at: now,
  });
  await recordEvent(trx, { type: "contract.changed", at: now });
}

type Noted = By & { id: number; action: AuditAction; detail?: Readonly<Record<string, unknown>> };

/** The log keeps what was agreed, and not with which person. */
export async function note(trx: Trx, { id, by, now, action, detail }: Noted): Promise<void> {
  const subject = `contract ${id}`;
  await recordAudit(trx, { actorId: by, action, subject, ...(detail && { detail }), at: now });
  await recordEvent(trx, { type: "contract.changed", at: now });
}

async function lock(trx: Trx, id: number) {
  const contract = await lockContract(trx, id);
  if (!contract) throw notFound("This contract does not exist.");
  return contract;
}

export async function getContractRow(db: Db | Trx, id: number) {
  const contract = await findContract(db, id);
  if (!contract) throw notFound("This contract does not exist.");
  return contract;
}

function columnsOf(written: WrittenContract, lines: readonly KeptLine[]) {
  const { name, partner_id, rider_name, rider_phone, rider_email, language } = written;
  const { first_day, last_day, on_holidays, paid_by, note: words = "", exceptions } = written;
  return {
    name,
    partner_id,
    rider_name,
    rider_phone,
    rider_email: rider_email ?? null,
    language,
    first_day,
    last_day,
    on_holidays,
    paid_by,
    note: words,
    lines: JSON.stringify(lines),
    exceptions: JSON.stringify(exceptions),
  };
}

/** Gives each new trip a number that none has had before. */
function numbered(lines: WrittenContract["lines"], last: number): KeptLine[] {
  let next = last;
  return lines.map((line) => ({ ...line, line: line.line ?? ++next }));
}

function highest(lines: readonly KeptLine[], last: number): number {
  return Math.max(last, ...lines.map(({ line }) => line));
}

function termsToNote({ name, partner_id, first_day, last_day, paid_by, lines }: WrittenContract) {
  const prices = lines.map(({ price }) => price ?? "tariff").join(", ");
  return { name, partner: partner_id, first_day, last_day, paid_by, trips: lines.length, prices };
}
