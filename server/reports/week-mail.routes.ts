import {
  getWeekMailEndpoint,
  sendWeekMailEndpoint,
  setWeekMailEndpoint,
} from "../../contract/reports/week-mail.endpoints.ts";
import type { Db } from "../database/connect.ts";
import { signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import type { Clock } from "../process/clock.ts";
import { prepareLastWeek, readWeekMail, switchWeekMail } from "./mail-week.ts";

/** The caller's own mail of the week: whether it comes, and last week's now. */
export function weekMailRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  serve(getWeekMailEndpoint, ({ caller }) => readWeekMail(db, signedIn(caller).accountId));

  serve(setWeekMailEndpoint, ({ body: { on }, caller, transact }) =>
    transact((trx) => switchWeekMail(trx, { accountId: signedIn(caller).accountId, on, now: clock.now() })),
  );

  serve(sendWeekMailEndpoint, async ({ caller, transact }) => {
    const queue = await prepareLastWeek(db, signedIn(caller).accountId, clock.now());
    return transact(async (trx) => {
      await queue(trx);
      return null;
    });
  });
}
