import { curacaoDate } from "../../../domain/curacao-time.ts";
import { exportDataEndpoint } from "../../../contract/data/data.endpoints.ts";
import { needFileApproval, orAskSecondPerson } from "../../approvals/second-person.ts";
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
  serve(exportDataEndpoint, async ({ body, caller, reply, read }) => {
    const { password, language = "en", reason = "" } = body;
    const person = signedIn(caller);
    await confirmPassword(person, password);
    const now = clock.now();
    const asking = { by: person.accountId, now };
    await orAskSecondPerson({ db, clock, by: person.accountId }, () =>
      inTransaction(db, async (trx) => {
        await needFileApproval(trx, { kind: "export", subjectId: 0, reason, ...asking });
        await noteDataExport(trx, asking);
      }),
    );
    const file = { name: `company-${curacaoDate(now)}.zip`, type: "application/zip" };
    return download(reply, file, await exportData(read, { language, now }));
  });
}
