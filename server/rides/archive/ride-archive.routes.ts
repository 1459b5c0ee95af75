import { Readable } from "node:stream";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import {
  exportRideArchiveEndpoint,
  searchRideArchiveEndpoint,
} from "../../../contract/rides/ride-archive.endpoints.ts";
import type { Clock } from "../../process/clock.ts";
import { type Db, inTransaction } from "../../database/connect.ts";
import type { Serve } from "../../http/serve.ts";
import { download } from "../../http/download.ts";
import { signedIn } from "../../http/caller.ts";
import { exportArchive } from "./export-archive.ts";
import { noteExport } from "./note-export.ts";
import { searchArchive } from "./search-archive.ts";

/** Dispatch's archive of completed rides. */
export function rideArchiveRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  serve(searchRideArchiveEndpoint, ({ query: { page = 1, ...filter }, caller, read }) =>
    read((from) => searchArchive(from, { filter, page, caller, now: clock.now() })),
  );

  serve(exportRideArchiveEndpoint, async ({ query: { language = "en", ...filter }, caller, reply, read }) => {
    const now = clock.now();
    await inTransaction(db, (trx) => noteExport(trx, { filter, by: signedIn(caller).accountId, now }));
    const file = { name: `rides-${curacaoDate(now)}.csv`, type: "text/csv; charset=utf-8" };
    return download(reply, file, Readable.from(exportArchive(read, { filter, language })));
  });
}
