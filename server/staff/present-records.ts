import { fullName } from "../../contract/accounts/full-name.ts";
import { curacaoDate } from "../../contract/curacao-time.ts";
import { VEHICLES } from "../../contract/fares/vehicles.ts";
import type { DriverChange } from "../../contract/drivers/driver-changes.ts";
import type { DriverStatus } from "../../contract/drivers/driver.ts";
import { languageOf } from "../../contract/languages.ts";
import type { AuditEntry } from "../../contract/audit/audit-records.ts";
import type { DriverRecord } from "../../contract/drivers/driver-records.ts";
import type { StaffAccount } from "../../contract/accounts/account-records.ts";
import { paperThatHolds, papersDue } from "../../contract/papers/papers.ts";
import { heldOf, overrideInForce, paperDaysOf } from "../database/driver-papers.ts";
import type { findAccountForStaff, listAuditEntries, listDriverRecords } from "./staff.queries.ts";

type Row<Query extends (...input: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<Query>>>;

export function presentAccount(row: Row<typeof findAccountForStaff>): StaffAccount {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    phone_number: row.phone,
    role: row.role,
    state: row.state,
    language: languageOf(row.language),
    two_factor: row.two_factor_since !== null,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
  };
}

export function presentDriverRecord(
  row: Row<typeof listDriverRecords>[number],
  { now, waiting, status }: { now: Date; waiting: DriverChange[]; status: DriverStatus },
): DriverRecord {
  const today = curacaoDate(now);
  return {
    id: row.account_id,
    name: fullName(row),
    username: row.username,
    email: row.email,
    phone: row.phone,
    vehicle: row.vehicle_name,
    vehicle_type: row.vehicle_type,
    plate: row.plate,
    seats: VEHICLES[row.vehicle_type].seats,
    license_number: row.license_number,
    ...paperDaysOf(row),
    languages: row.languages.split(",").filter(Boolean),
    approved_on: row.approved_at && curacaoDate(row.approved_at),
    inactive: row.inactive,
    account_state: row.state,
    papers_expired: paperThatHolds(heldOf(row), today),
    papers_override: overrideInForce(row, today),
    papers_due: papersDue(paperDaysOf(row), today).map(({ paper }) => paper),
    waiting_changes: waiting,
    status,
    portrait_mark: row.portrait_mark,
    version: row.version,
  };
}

export function presentAuditEntry(row: Row<typeof listAuditEntries>[number]): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actor,
    actor_name: nameOf(row.actor_first_name, row.actor_last_name),
    actor_role: row.actor_role ?? undefined,
    action: row.action,
    subject: row.subject,
    account: row.account,
    account_name: nameOf(row.account_first_name, row.account_last_name),
    account_role: row.account_role ?? undefined,
    detail: row.detail as Record<string, unknown> | null,
  };
}

/** Nobody's where the account has no name any more. */
function nameOf(first: string | null, last: string | null): string | undefined {
  return fullName({ first_name: first ?? "", last_name: last ?? "" }) || undefined;
}
