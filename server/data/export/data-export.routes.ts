import { curacaoDate } from "../../../domain/curacao-time.ts";
import { exportDataEndpoint } from "../../../contract/data/data.endpoints.ts";
import type { Clock } from "../../process/clock.ts";
import { type Db, inTransaction } from "../../database/connect.ts";
import { type SignedIn, signedIn } from "../../http/caller.ts";
import type { Serve } from "../../http/serve.ts";
import { download } from "../../http/download.ts";
import { exportData, noteDataExport } from "./export-data.ts";

type Dependencies = {
  db: Db;
  clock: Clock;
  /** A stranger at a signed-in computer must not carry everything away. */
  confirmPassword(caller: SignedIn, password: string): Promise<unknown>;
};

/** Takes what the company has out of the product. */
export function dataExportRoutes(serve: Serve, { db, clock, confirmPassword }: Dependencies): void {
  serve(exportDataEndpoint, async ({ body: { password, language = "en" }, caller, reply, read }) => {
    const person = signedIn(caller);
    await confirmPassword(person, password);
    const now = clock.now();
    await inTransaction(db, (trx) => noteDataExport(trx, { by: person.accountId, now }));
    const file = { name: `company-${curacaoDate(now)}.zip`, type: "application/zip" };
    return download(reply, file, await exportData(read, { language, now }));
  });
}
