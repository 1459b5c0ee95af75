import type { ArchiveFilter } from "../../../contract/rides/ride-archive.ts";
import { saidDays } from "../../../contract/day-range.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import type { Trx } from "../../database/connect.ts";

type Export = { filter: ArchiveFilter; by: number; now: Date };

/** Notes who took names and phones out of the product, and of which rides. The words searched for may be a name: they are left out. */
export function noteExport(trx: Trx, { filter: { q, ...filter }, by, now }: Export): Promise<void> {
  const detail = { ...filter, ...saidDays(filter), searched: q !== undefined && q !== "" };
  return recordAudit(trx, {
    actorId: by,
    action: "export_rides",
    subject: "completed rides",
    detail,
    at: now,
  });
}
