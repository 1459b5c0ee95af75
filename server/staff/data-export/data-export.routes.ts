import { curacaoDate } from "../../../contract/curacao-time.ts";
import { exportDataEndpoint } from "../../../contract/staff/data.endpoints.ts";
import type { Clock } from "../../clock.ts";
import { type Db, inTransaction } from "../../database/connect.ts";
import { signedIn } from "../../http/caller.ts";
import type { Serve } from "../../http/serve.ts";
import { download } from "../../http/download.ts";
import { exportData, noteDataExport } from "./export-data.ts";

/** Takes what the company has out of the product. */
export function dataExportRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  serve(exportDataEndpoint, async ({ query: { language = "en" }, caller, reply, read }) => {
    const now = clock.now();
    await inTransaction(db, (trx) => noteDataExport(trx, { by: signedIn(caller).accountId, now }));
    const file = { name: `trupial-${curacaoDate(now)}.zip`, type: "application/zip" };
    return download(reply, file, await exportData(read, { language, now }));
  });
}
