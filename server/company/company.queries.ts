import type { Db, Trx } from "../database/connect.ts";

export function findProfile(db: Db | Trx) {
  return selectProfile(db).executeTakeFirst();
}

/** The profile, locked until the end of the transaction. */
export function lockProfile(trx: Trx) {
  return selectProfile(trx).forUpdate().executeTakeFirst();
}

function selectProfile(db: Db | Trx) {
  return db
    .selectFrom("company_profile")
    .select([
      "profile",
      "version",
      "updated_at",
      "two_factor_from",
      "start_code",
      "change_hours",
      "driver_changes_wait",
      "low_rating",
      "phone_messages",
      "site_open",
      "closed_text",
    ])
    .where("id", "=", 1);
}

type NewProfile = {
  profile: string;
  version: number;
  twoFactorFrom: string | null;
  startCode: boolean;
  changeHours: number;
  driverChangesWait: boolean;
  lowRating: number;
  phoneMessages: string;
  now: Date;
};

export async function saveProfile(
  trx: Trx,
  {
    profile,
    version,
    twoFactorFrom,
    startCode,
    changeHours,
    driverChangesWait,
    lowRating,
    phoneMessages,
    now,
  }: NewProfile,
): Promise<void> {
  await trx
    .updateTable("company_profile")
    .set({
      profile,
      version,
      two_factor_from: twoFactorFrom,
      start_code: startCode,
      change_hours: changeHours,
      driver_changes_wait: driverChangesWait,
      low_rating: lowRating,
      phone_messages: phoneMessages,
      updated_at: now,
    })
    .where("id", "=", 1)
    .execute();
}

export async function saveSiteOpen(
  trx: Trx,
  { open, closedText }: { open: boolean; closedText: string | null },
): Promise<void> {
  await trx
    .updateTable("company_profile")
    .set({ site_open: open, closed_text: closedText })
    .where("id", "=", 1)
    .execute();
}

export function findPayLinkSettings(db: Db | Trx) {
  return db
    .selectFrom("company_profile")
    .select(["pay_links", "pay_links_version"])
    .where("id", "=", 1)
    .executeTakeFirst();
}

/** Keeps what staff decided about paying by link; false where somebody was quicker. */
export async function savePayLinkSettings(
  trx: Trx,
  { settings, version }: { settings: string; version: number },
): Promise<boolean> {
  const updated = await trx
    .updateTable("company_profile")
    .set({ pay_links: settings, pay_links_version: version + 1 })
    .where("id", "=", 1)
    .where("pay_links_version", "=", version)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

export function findPaperDetails(db: Db | Trx) {
  return db
    .selectFrom("company_profile")
    .select(["paper_details", "paper_details_version"])
    .where("id", "=", 1)
    .executeTakeFirst();
}

/** Keeps the company's own numbers; false where somebody was quicker. */
export async function savePaperDetails(
  trx: Trx,
  { details, version }: { details: string; version: number },
): Promise<boolean> {
  const updated = await trx
    .updateTable("company_profile")
    .set({ paper_details: details, paper_details_version: version + 1 })
    .where("id", "=", 1)
    .where("paper_details_version", "=", version)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}
