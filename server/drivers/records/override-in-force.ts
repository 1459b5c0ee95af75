import type { PapersOverride } from "../../../contract/papers/paper-schemas.ts";

type OverrideRow = {
  papers_override_until: string | null;
  papers_override_reason: string | null;
  override_first_name: string | null;
  override_last_name: string | null;
};

/** The staff's override of a driver's papers today; null where that is over or never was. */
export function overrideInForce(row: OverrideRow, today: string): PapersOverride | null {
  const { papers_override_until: until, papers_override_reason: reason } = row;
  if (until === null || reason === null || until < today) return null;
  const by = `${row.override_first_name ?? ""} ${row.override_last_name ?? ""}`.trim();
  return { until, reason, by };
}
