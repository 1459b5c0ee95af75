import type { ColumnType, Generated } from "kysely";
import type { CaseEntryKind, CaseKind, CaseOutcome } from "../../../domain/cases/case-rules.ts";
import type { ApplicationPaper } from "../../../domain/messages/application-papers.ts";
import type { AuditAction } from "../../../contract/audit/audit-actions.ts";
import type { Day, Id, Instant, MaybeInstant, MaybeDay, Maybe, Json, MaybeJson } from "./columns.ts";

export type CompanyProfileTable = {
  id: number;
  profile: Json;
  version: Generated<number>;
  updated_at: Instant;
  two_factor_from: MaybeDay;
  start_code: Generated<boolean>;
  change_hours: Generated<number>;
  driver_changes_wait: Generated<boolean>;
  /** A rating of so many stars or fewer opens a case. */
  low_rating: Generated<number>;
  phone_messages: ColumnType<unknown, string | undefined, string>;
  pay_links: ColumnType<unknown, string | undefined, string>;
  pay_links_version: Generated<number>;
  paper_details: ColumnType<unknown, string | undefined, string>;
  paper_details_version: Generated<number>;
  /** People can book, and see the site. */
  site_open: Generated<boolean>;
  closed_text: MaybeJson;
  /** Its logo as base64 of a PNG. */
  logo: Maybe<string>;
};

/** The turnover tax that is in fares from a day on, in hundredths of a percent. */
export type TaxRatesTable = {
  id: Id;
  valid_from: Day;
  hundredths: number;
  created_by: number;
  created_at: Instant;
  withdrawn_at: MaybeInstant;
  withdrawn_by: Maybe<number>;
};

/** Texts that staff wrote for a part of the site in a language. */
export type SiteTextsTable = {
  part: string;
  language: string;
  texts: Json;
  version: number;
  updated_at: Instant;
};

export type ContactMessagesTable = {
  id: Id;
  topic: string;
  subject: Generated<string>;
  name: string;
  email: string;
  message: string;
  phone: Maybe<string>;
  party_size: Maybe<number>;
  wanted_on: MaybeDay;
  language: string;
  handled_at: MaybeInstant;
  handled_by: Maybe<number>;
  created_at: Instant;
};

export type ContactAnswersTable = {
  id: Id;
  message_id: number;
  answer: string;
  answered_by: number;
  answered_at: Instant;
};

export type CasesTable = {
  id: Id;
  kind: CaseKind;
  title: Generated<string>;
  ride_id: Maybe<number>;
  /** The driver of the ride when it was opened. */
  driver_id: Maybe<number>;
  message_id: Maybe<number>;
  opened_at: Instant;
  opened_by: Maybe<number>;
  given_to: Maybe<number>;
  /** The day by which it is to be answered. */
  due_on: MaybeDay;
  outcome: Maybe<CaseOutcome>;
  closed_at: MaybeInstant;
  closed_by: Maybe<number>;
};

export type CaseEntriesTable = {
  id: Id;
  case_id: number;
  kind: CaseEntryKind;
  entry: string;
  outcome: Maybe<CaseOutcome>;
  written_by: Maybe<number>;
  written_at: Instant;
};

export type DriverApplicationsTable = {
  id: Id;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  license_number: string;
  vehicle_type: string;
  vehicle_name: string;
  plate: string;
  languages: string;
  message: Generated<string>;
  language: Generated<string>;
  state: Generated<"new" | "approved" | "declined">;
  handled_at: MaybeInstant;
  handled_by: Maybe<number>;
  created_at: Instant;
  /** The driver's account that came of it. */
  account_id: Maybe<number>;
};

export type ApplicationPapersTable = {
  application_id: number;
  paper: ApplicationPaper;
  seen_at: Instant;
  seen_by: number;
};

export type AuditLogTable = {
  id: Id;
  actor_id: Maybe<number>;
  action: AuditAction;
  subject: string;
  detail: MaybeJson;
  at: Instant;
};

/** The place of each entry of the audit log in the chain that shows a change of it. */
export type AuditChainTable = {
  place: number;
  entry_id: number;
  detail_hash: Buffer;
  hash: Buffer;
};

/** Money of a ride's fare that was given back in cash out of a case, in one of the currencies. */
export type CashRefundsTable = {
  id: Id;
  case_id: number;
  ride_id: number;
  usd_cents: number;
  xcg_cents: number;
  /** Both as US cents of the fare. */
  cents: number;
  /** The driver who handed it over; null where the office did. */
  driver_id: Maybe<number>;
  reason: string;
  made_by: number;
  made_at: Instant;
};
