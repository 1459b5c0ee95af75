import {
  approveApplicationEndpoint,
  declineApplicationEndpoint,
  getApplicationEndpoint,
  listApplicationsEndpoint,
  seeApplicationPaperEndpoint,
} from "../../contract/messages/applications.endpoints.ts";
import type { Clock } from "../process/clock.ts";
import type { Db } from "../database/connect.ts";
import { signedIn } from "../http/caller.ts";
import { pageOf } from "../http/page.ts";
import type { Serve } from "../http/serve.ts";
import { approveApplication, declineApplication } from "./answer-application.ts";
import { getApplication, readApplications } from "./read-applications.ts";
import { seeApplicationPaper } from "./see-application-paper.ts";

/** Applications of people who want to drive, read and answered by the office. */
export function applicationsRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  serve(listApplicationsEndpoint, async ({ query: { q: text, state, ...page }, request, reply }) =>
    pageOf(page, { request, reply }, (part) => readApplications(db, { text, state, ...part })),
  );

  serve(getApplicationEndpoint, ({ params: { id } }) => getApplication(db, id));

  serve(seeApplicationPaperEndpoint, async ({ params, body: { seen }, caller, transact }) =>
    transact((trx) =>
      seeApplicationPaper(trx, { ...params, seen, by: signedIn(caller).accountId, now: clock.now() }),
    ),
  );

  serve(approveApplicationEndpoint, async ({ params: { id }, body: { username }, caller, transact }) =>
    transact(async (trx) => {
      const by = signedIn(caller).accountId;
      await approveApplication(trx, { id, username, by, now: clock.now() });
      return getApplication(trx, id);
    }),
  );

  serve(declineApplicationEndpoint, async ({ params: { id }, caller, transact }) =>
    transact(async (trx) => {
      await declineApplication(trx, { id, by: signedIn(caller).accountId, now: clock.now() });
      return getApplication(trx, id);
    }),
  );
}
