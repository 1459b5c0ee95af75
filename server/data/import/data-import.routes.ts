import { importDataEndpoint } from "../../../contract/data/data.endpoints.ts";
import type { Clock } from "../../process/clock.ts";
import type { Db } from "../../database/connect.ts";
import { signedIn } from "../../http/caller.ts";
import type { Serve } from "../../http/serve.ts";
import type { CompanyPlaces } from "../../places/desk/company-places.ts";
import { IMPORT_LOCK, importFile, readImportFile, tryImport } from "./import-data.ts";

type Dependencies = { db: Db; clock: Clock; companyPlaces: CompanyPlaces };

/** Brings what the company had elsewhere into the product. */
export function dataImportRoutes(serve: Serve, { db, clock, companyPlaces }: Dependencies): void {
  serve(importDataEndpoint, async ({ body, caller, transact }) => {
    const { accountId, username } = signedIn(caller);
    const context = { maps: companyPlaces.maps, by: { accountId, username }, now: clock.now() };
    const { kind } = body;
    const file = await readImportFile(body, context);
    if (body.dry_run) return tryImport(db, kind, file);
    const result = await transact((trx) => importFile(trx, { kind, file, context }), {
      locks: [IMPORT_LOCK],
    });
    if (kind === "places") await companyPlaces.renew();
    return result;
  });
}
