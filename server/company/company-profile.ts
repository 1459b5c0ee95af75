import { type Company, companySchema } from "../../contract/company/company.ts";
import { recordAudit } from "../database/audit-log.ts";
import type { Db, Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { Refusal } from "../http/refusal.ts";
import { findProfile, lockProfile, saveProfile } from "./company.queries.ts";

export type StoredCompany = {
  readonly company: Company;
  readonly version: number;
  readonly updatedAt: Date;
};

/** Who runs the service, as the staff set it. */
export async function getCompany(db: Db | Trx): Promise<StoredCompany> {
  return toStored(await findProfile(db));
}

type Edit = {
  changes: { [Field in keyof Company]?: Company[Field] | undefined };
  /** The version that was read; another in between is a conflict. */
  version: number | undefined;
  by: number;
  now: Date;
};

/** Changes the profile everywhere at once. The audit log keeps what stood there before. */
export async function editCompany(trx: Trx, { changes, version, by, now }: Edit): Promise<StoredCompany> {
  const before = toStored(await lockProfile(trx));
  if (version !== undefined && version !== before.version) {
    throw new Refusal("edit_conflict", "Someone else changed the company's profile. Please look again.");
  }
  const changed = Object.entries(changes).filter(
    ([field, value]) => value !== undefined && value !== before.company[field as keyof Company],
  );
  if (changed.length === 0) return before;

  const company: Company = { ...before.company, ...Object.fromEntries(changed) };
  await saveProfile(trx, { profile: JSON.stringify(company), version: before.version + 1, now });
  await recordAudit(trx, {
    actorId: by,
    action: "edit_company",
    subject: "company",
    detail: Object.fromEntries(
      changed.map(([field, value]) => [field, { from: before.company[field as keyof Company], to: value }]),
    ),
    at: now,
  });
  await recordEvent(trx, { type: "company.changed", at: now });
  return { company, version: before.version + 1, updatedAt: now };
}

function toStored(row: Awaited<ReturnType<typeof findProfile>>): StoredCompany {
  if (!row) throw new Error("the company has no profile");
  return { company: companySchema.parse(row.profile), version: row.version, updatedAt: row.updated_at };
}
