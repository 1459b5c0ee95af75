import { addDays, curacaoDate } from "../../contract/curacao-time.ts";
import { vehicleTypeSchema } from "../../contract/fares/vehicle-type.ts";
import { VEHICLES } from "../../contract/fares/vehicles.ts";
import { languageOf } from "../../contract/languages.ts";
import { messageTopicSchema } from "../../contract/messages/message-topics.ts";
import type {
  AuditEntry,
  DriverApplication,
  DriverRecord,
  OfficeMessage,
  StaffAccount,
} from "../../contract/staff/office-records.ts";
import type { findApplication, findMessage } from "../messages/messages.queries.ts";
import type { findAccountForStaff, listAuditEntries, listDriverRecords } from "./staff.queries.ts";

type Row<Query extends (...input: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<Query>>>;

/** Papers are asked for again this long before they run out. */
const PAPERS_NOTICE_DAYS = 30;

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

export function presentDriverRecord(row: Row<typeof listDriverRecords>[number], now: Date): DriverRecord {
  const soon = addDays(curacaoDate(now), PAPERS_NOTICE_DAYS);
  const due = (day: string | null) => day !== null && day <= soon;
  return {
    id: row.account_id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    username: row.username,
    email: row.email,
    phone: row.phone,
    vehicle: row.vehicle_name,
    vehicle_type: row.vehicle_type,
    plate: row.plate,
    seats: VEHICLES[row.vehicle_type].seats,
    license_number: row.license_number,
    license_expires_on: row.license_expires_on,
    inspection_expires_on: row.inspection_expires_on,
    languages: row.languages.split(",").filter(Boolean),
    approved_on: row.approved_at && curacaoDate(row.approved_at),
    inactive: row.inactive,
    account_state: row.state,
    papers_due: [
      ...(due(row.license_expires_on) ? (["license"] as const) : []),
      ...(due(row.inspection_expires_on) ? (["inspection"] as const) : []),
    ],
    version: row.version,
  };
}

export function presentMessage(row: Row<typeof findMessage>): OfficeMessage {
  return {
    id: row.id,
    topic: messageTopicSchema.parse(row.topic),
    subject: row.subject,
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    party_size: row.party_size,
    date: row.wanted_on,
    language: languageOf(row.language),
    received_at: row.created_at.toISOString(),
    handled_at: row.handled_at?.toISOString() ?? null,
    handled_by: row.handler,
  };
}

export function presentApplication(row: Row<typeof findApplication>): DriverApplication {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone: row.phone,
    license_number: row.license_number,
    vehicle_type: vehicleTypeSchema.parse(row.vehicle_type),
    vehicle_name: row.vehicle_name,
    plate: row.plate,
    languages: row.languages,
    message: row.message,
    language: languageOf(row.language),
    state: row.state,
    received_at: row.created_at.toISOString(),
    handled_at: row.handled_at?.toISOString() ?? null,
    handled_by: row.handler,
  };
}

export function presentAuditEntry(row: Row<typeof listAuditEntries>[number]): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actor,
    action: row.action,
    subject: row.subject,
    account: row.account,
    detail: row.detail as Record<string, unknown> | null,
  };
}
