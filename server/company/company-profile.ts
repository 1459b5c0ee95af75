import { type Company, companySchema } from "../../contract/company/company.ts";
import { recordAudit } from "../database/audit-log.ts";
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
  readonly version: number;
  readonly updatedAt: Date;
};

/** Who runs the service, as the staff set it. */
export async function getCompany(db: Db | Trx): Promise<StoredCompany> {
  return toStored(await findProfile(db));
}

/** What staff change: the company everybody sees, and how its office signs in. */
type Settings = Company & { two_factor_from: string | null; start_code: boolean };

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
    throw new ApiError("edit_conflict", "Someone else changed the company's profile. Please look again.");
  }
  const present: Settings = {
    ...before.company,
    two_factor_from: before.twoFactorFrom,
    start_code: before.startCode,
  };
  const changed = Object.entries(changes).filter(
    ([field, value]) => value !== undefined && value !== present[field as keyof Settings],
  );
  if (changed.length === 0) return before;

  const {
    two_factor_from: twoFactorFrom,
    start_code: startCode,
    ...company
  }: Settings = {
    ...present,
    ...Object.fromEntries(changed),
  };
  const version = before.version + 1;
  await saveProfile(trx, { profile: JSON.stringify(company), version, twoFactorFrom, startCode, now });
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
  return { company, twoFactorFrom, startCode, version, updatedAt: now };
}

function toStored(row: Awaited<ReturnType<typeof findProfile>>): StoredCompany {
  if (!row) throw new Error("the company has no profile");
  return {
    company: companySchema.parse(row.profile),
    twoFactorFrom: row.two_factor_from,
    startCode: row.start_code,
    version: row.version,
    updatedAt: row.updated_at,
  };
}
