import { isDeepStrictEqual } from "node:util";
import { keptCompanySchema } from "../../contract/company/company.ts";
import type { ClosedText } from "../../domain/company/closing-words.ts";
import type { Company } from "../../domain/company/company.ts";
import { DEFAULT_PHONE_MESSAGES, type PhoneMessages } from "../../contract/company/phone-messages.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Db, Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { ApiError } from "../http/api-error.ts";
import { findProfile, lockProfile, saveProfile } from "./company.queries.ts";

export type StoredCompany = {
  readonly company: Company;
  /** From this day on the office needs a second factor. */
  readonly twoFactorFrom: string | null;
  /** Drivers ask their passengers for a code. */
  readonly startCode: boolean;
  /** Until so many hours before the pickup a passenger changes a ride that a driver has accepted. */
  readonly changeHours: number;
  /** Changes that drivers make of their car and papers wait for the office. */
  readonly driverChangesWait: boolean;
  /** A rating of so many stars or fewer opens a case. */
  readonly lowRating: number;
  readonly phoneMessages: PhoneMessages;
  /** People can book, and see the site. */
  readonly siteOpen: boolean;
  /** The words to guests while it is closed again; undefined while it is open, and before it ever was. */
  readonly closedText: ClosedText | undefined;
  readonly version: number;
  readonly updatedAt: Date;
};

/** The company that runs the service, as the staff set it. */
export async function getCompany(db: Db | Trx): Promise<StoredCompany> {
  return toStored(await findProfile(db));
}

/** By which gateways a message goes to a phone, and how many may go. */
export async function getPhoneMessages(db: Db | Trx): Promise<PhoneMessages> {
  return (await getCompany(db)).phoneMessages;
}

/** The settings that staff change: the company everybody sees, and how its office signs in. */
type Settings = Company & {
  two_factor_from: string | null;
  start_code: boolean;
  change_hours: number;
  driver_changes_wait: boolean;
  low_rating: number;
  phone_messages: PhoneMessages;
};

type Edit = {
  changes: { [Field in keyof Settings]?: Settings[Field] | undefined };
  /** The version that was read; another in between is a conflict. */
  version: number | undefined;
  by: number;
  now: Date;
};

/** Changes the profile everywhere at once. The audit log keeps the old values. */
export async function editCompany(
  trx: Trx,
  { changes, version: read, by, now }: Edit,
): Promise<StoredCompany> {
  const before = toStored(await lockProfile(trx));
  if (read !== undefined && read !== before.version) {
    throw new ApiError("edit_conflict", "Someone else changed the company details. Please reload.");
  }
  const present: Settings = {
    ...before.company,
    two_factor_from: before.twoFactorFrom,
    start_code: before.startCode,
    change_hours: before.changeHours,
    driver_changes_wait: before.driverChangesWait,
    low_rating: before.lowRating,
    phone_messages: before.phoneMessages,
  };
  const changed = Object.entries(changes).filter(
    ([field, value]) => value !== undefined && !isDeepStrictEqual(value, present[field as keyof Settings]),
  );
  if (changed.length === 0) return before;

  const {
    two_factor_from: twoFactorFrom,
    start_code: startCode,
    change_hours: changeHours,
    driver_changes_wait: driverChangesWait,
    low_rating: lowRating,
    phone_messages: phoneMessages,
    ...company
  }: Settings = {
    ...present,
    ...Object.fromEntries(changed),
  };
  const version = before.version + 1;
  await saveProfile(trx, {
    profile: JSON.stringify(company),
    version,
    twoFactorFrom,
    startCode,
    changeHours,
    driverChangesWait,
    lowRating,
    phoneMessages: JSON.stringify(phoneMessages),
    now,
  });
  await recordAudit(trx, {
    actorId: by,
    action: "edit_company",
    subject: "company",
    detail: Object.fromEntries(
      changed.map(([field, value]) => [field, { from: present[field as keyof Settings], to: value }]),
    ),
    at: now,
  });
  await recordEvent(trx, { type: "company.changed", at: now });
  return {
    company,
    twoFactorFrom,
    startCode,
    changeHours,
    driverChangesWait,
    lowRating,
    phoneMessages,
    siteOpen: before.siteOpen,
    closedText: before.closedText,
    version,
    updatedAt: now,
  };
}

function toStored(row: Awaited<ReturnType<typeof findProfile>>): StoredCompany {
  if (!row) throw new Error("the company has no profile");
  return {
    company: keptCompanySchema.parse(row.profile),
    twoFactorFrom: row.two_factor_from,
    startCode: row.start_code,
    changeHours: row.change_hours,
    driverChangesWait: row.driver_changes_wait,
    lowRating: row.low_rating,
    phoneMessages: { ...DEFAULT_PHONE_MESSAGES, ...(row.phone_messages as Partial<PhoneMessages>) },
    siteOpen: row.site_open,
    // Written by us from what was checked.
    closedText: row.site_open ? undefined : ((row.closed_text as ClosedText | null) ?? undefined),
    version: row.version,
    updatedAt: row.updated_at,
  };
}
