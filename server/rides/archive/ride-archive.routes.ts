import { Readable } from "node:stream";
import { hasRight } from "../../../domain/accounts/rights.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import {
  exportRideArchiveEndpoint,
  searchRideArchiveEndpoint,
} from "../../../contract/rides/ride-archive.endpoints.ts";
import type { Clock } from "../../process/clock.ts";
import { type Db, inTransaction, type Trx } from "../../database/connect.ts";
import type { Serve } from "../../http/serve.ts";
import { download } from "../../http/download.ts";
import { signedIn } from "../../http/caller.ts";
import { exportArchive } from "./export-archive.ts";
import { searchArchive } from "./search-archive.ts";
import type { ArchiveFilter } from "../../../contract/rides/ride-archive.ts";
import { saidDays } from "../../../contract/day-range.ts";
import { recordAudit } from "../../audit/record-audit.ts";

/** Dispatch's archive of completed rides. */
export function rideArchiveRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  serve(searchRideArchiveEndpoint, async ({ query: { page = 1, ...filter }, caller, read }) => {
    const found = await read((from) => searchArchive(from, { filter, page, caller, now: clock.now() }));
    if (hasRight(signedIn(caller).rights ?? null, ["turnover"])) return found;
    const { total_revenue: _revenue, average_fare: _average, ...stats } = found.stats;
    return { ...found, stats };
  });

  serve(exportRideArchiveEndpoint, async ({ query: { language = "en", ...filter }, caller, reply, read }) => {
    const now = clock.now();
    await inTransaction(db, (trx) => noteExport(trx, { filter, by: signedIn(caller).accountId, now }));
    const file = { name: `rides-${curacaoDate(now)}.csv`, type: "text/csv; charset=utf-8" };
    return download(reply, file, Readable.from(exportArchive(read, { filter, language })));
  });
}

type Export = { filter: ArchiveFilter; by: number; now: Date };

/** Notes who took names and phones out of the product, and of which rides. The words searched for may be a name: they are left out. */
function noteExport(trx: Trx, { filter: { q, ...filter }, by, now }: Export): Promise<void> {
  const detail = { ...filter, ...saidDays(filter), searched: q !== undefined && q !== "" };
  return recordAudit(trx, {
    actorId: by,
    action: "export_rides",
    subject: "completed rides",
    detail,
    at: now,
  });
}
