import {
  approveEndpoint,
  listApprovalsEndpoint,
  refuseApprovalEndpoint,
  setApprovalSettingsEndpoint,
  withdrawRequestEndpoint,
} from "../../contract/approvals/approvals.endpoints.ts";
import type { Db } from "../database/connect.ts";
import { type Caller, signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import type { Clock } from "../process/clock.ts";
import { setApprovalSettings } from "./approval-settings.ts";
import { type Deeds, approve, reftakeApproval, withdrawRequest } from "./decide-approval.ts";
import { readApprovals } from "./read-approvals.ts";

type Dependencies = {
  db: Db;
  clock: Clock;
  deeds: Deeds;
  /** The names that are locked before any of them is done. */
  locks: readonly string[];
};

/** Things that a second person decides about. */
export function approvalsRoutes(serve: Serve, { db, clock, deeds, locks }: Dependencies): void {
  const deciding = (id: number, caller: Caller) => ({ id, caller: signedIn(caller), now: clock.now() });

  serve(listApprovalsEndpoint, ({ caller }) =>
    readApprovals(db, { caller: signedIn(caller), now: clock.now() }),
  );

  serve(approveEndpoint, ({ params: { id }, caller, transact }) =>
    transact((trx) => approve(trx, { ...deciding(id, caller), deeds }), { locks }),
  );

  serve(refuseApprovalEndpoint, ({ params: { id }, body: { note = "" }, caller, transact }) =>
    transact((trx) => reftakeApproval(trx, { ...deciding(id, caller), words: note })),
  );

  serve(withdrawRequestEndpoint, ({ params: { id }, caller, transact }) =>
    transact((trx) => withdrawRequest(trx, deciding(id, caller))),
  );

  serve(setApprovalSettingsEndpoint, ({ body: { version, ...settings }, caller, transact }) =>
    transact((trx) =>
      setApprovalSettings(trx, { settings, version, by: signedIn(caller).accountId, now: clock.now() }),
    ),
  );
}
