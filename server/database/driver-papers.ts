import type { PapersOverride } from "../../contract/papers/paper-schemas.ts";
import { PAPER_DAYS, type PaperDays } from "../../contract/papers/papers.ts";

type PaperRow = PaperDays & { papers_override_until: string | null };
type OverrideRow = {
  papers_override_until: string | null;
  papers_override_reason: string | null;
  override_first_name: string | null;
  override_last_name: string | null;
};

/** The columns that decide whether a driver's papers hold them back. */
export const PAPER_COLUMN_NAMES = [...Object.values(PAPER_DAYS), "papers_override_until"] as const;
export const PAPER_COLUMNS = PAPER_COLUMN_NAMES.map((column) => `drivers.${column}` as const);

/** The last days of a driver's papers out of a row with more. */
export function paperDaysOf(row: PaperDays): PaperDays {
  return {
    license_expires_on: row.license_expires_on,
    permit_expires_on: row.permit_expires_on,
    insurance_expires_on: row.insurance_expires_on,
    inspection_expires_on: row.inspection_expires_on,
    season_permit_ends_on: row.season_permit_ends_on,
  };
}

/** What the rule asks of a driver's row. */
export function heldOf(row: PaperRow) {
  return { days: paperDaysOf(row), overrideUntil: row.papers_override_until };
}

/** What the staff override today; null where that is over or never was. */
export function overrideInForce(row: OverrideRow, today: string): PapersOverride | null {
  const { papers_override_until: until, papers_override_reason: reason } = row;
  if (until === null || reason === null || until < today) return null;
  const by = `${row.override_first_name ?? ""} ${row.override_last_name ?? ""}`.trim();
  return { until, reason, by };
}
