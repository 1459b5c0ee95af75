import { Readable } from "node:stream";
import { curacaoDate } from "../../contract/curacao-time.ts";
import { exportRideArchive, searchRideArchive } from "../../contract/rides/ride-archive.endpoints.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/connect.ts";
import type { Serve } from "../http/serve.ts";
import { exportArchive } from "./export-archive.ts";
import { searchArchive } from "./search-archive.ts";

/** The office's archive of completed rides. */
export function rideArchiveRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  serve(searchRideArchive, ({ query: { page = 1, ...filter }, caller }) =>
    searchArchive(db, { filter, page, caller, now: clock.now() }),
  );

  serve(exportRideArchive, async ({ query, reply }) =>
    reply
      .type("text/csv; charset=utf-8")
      .header("Content-Disposition", `attachment; filename="rides-${curacaoDate(clock.now())}.csv"`)
      .send(Readable.from(exportArchive(db, query))),
  );
}
