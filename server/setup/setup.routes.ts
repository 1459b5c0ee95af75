import {
  noteLookedAtEndpoint,
  readSetupEndpoint,
  sendTrialLetterEndpoint,
  setSiteOpenEndpoint,
} from "../../contract/setup/setup.endpoints.ts";
import { getCompany } from "../company/company-profile.ts";
import { setSiteOpen } from "../company/site-opening.ts";
import type { Db, Trx } from "../database/connect.ts";
import { type Caller, signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import type { Clock } from "../process/clock.ts";
import { noteLookedAt } from "./note-looked-at.ts";
import { type Reading, readSetup } from "./read-setup.ts";
import { refuseUnfinished } from "./refuse-unfinished.ts";
import { sendTrialLetter } from "./send-trial-letter.ts";

type SetupDependencies = Pick<Reading, "mailsGoOut" | "takesPayLinks" | "readBackupAt"> & {
  db: Db;
  clock: Clock;
};

/** The first day of a company: what it has to do, and the moment its site opens. */
export function setupRoutes(serve: Serve, { db, clock, ...settings }: SetupDependencies): void {
  const by = (caller: Caller) => ({ by: signedIn(caller).accountId, now: clock.now() });
  const setupFor = (trx: Db | Trx, caller: Caller) =>
    readSetup(trx, { ...settings, accountId: signedIn(caller).accountId, now: clock.now() });

  serve(readSetupEndpoint, ({ caller }) => setupFor(db, caller));

  serve(noteLookedAtEndpoint, ({ body: { step }, caller, transact }) =>
    transact(async (trx) => {
      await noteLookedAt(trx, { step, ...by(caller) });
      return setupFor(trx, caller);
    }),
  );

  serve(sendTrialLetterEndpoint, ({ caller, transact }) =>
    transact(async (trx) => {
      await sendTrialLetter(trx, by(caller));
      return setupFor(trx, caller);
    }),
  );

  serve(setSiteOpenEndpoint, ({ body: { open, text }, caller, transact }) =>
    transact(async (trx) => {
      const hasBeenOpen = (await getCompany(trx)).closedText !== undefined;
      if (open && !hasBeenOpen) refuseUnfinished(await setupFor(trx, caller));
      await setSiteOpen(trx, { open, text, ...by(caller) });
      return setupFor(trx, caller);
    }),
  );
}
