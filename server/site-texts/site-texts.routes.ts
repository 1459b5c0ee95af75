import {
  editSiteTextEndpoint,
  getSiteTextsEndpoint,
  listTextRecordsEndpoint,
} from "../../contract/site-texts/site-texts.endpoints.ts";
import type { Clock } from "../process/clock.ts";
import type { Db } from "../database/connect.ts";
import { signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import { editSiteText } from "./edit-site-text.ts";
import { readTextRecords, readTextsIn } from "./read-site-texts.ts";

/** The texts of the site that the company writes itself. */
export function siteTextsRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  serve(getSiteTextsEndpoint, async ({ query: { language } }) => ({
    language,
    parts: await readTextsIn(db, language),
  }));
  serve(listTextRecordsEndpoint, () => readTextRecords(db));
  serve(editSiteTextEndpoint, ({ params, body: { version, ...texts }, caller, transact }) =>
    transact((trx) =>
      editSiteText(trx, {
        ...params,
        texts,
        version,
        by: signedIn(caller).accountId,
        now: clock.now(),
      }),
    ),
  );
}
