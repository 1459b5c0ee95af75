import * as calls from "../../contract/accounts/accounts.endpoints.ts";
import { signedIn } from "../http/caller.ts";
import { notFound } from "../http/refusal.ts";
import type { Serve } from "../http/serve.ts";
import { changeMe } from "./change-me.ts";
import { confirmPassword } from "./confirm-password.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export-account.ts";
import { presentMe, presentSessions } from "./present-me.ts";
import type { AccountsHouse } from "./accounts-house.ts";
import { endSession, endSessionsOf } from "./sessions.queries.ts";

/** What a signed-in person does with his own account. */
export function meRoutes(serve: Serve, house: AccountsHouse): void {
  const { db, clock } = house;

  serve(calls.readMe, ({ caller }) => presentMe(db, signedIn(caller).accountId));

  serve(calls.changeMe, ({ body, caller, transact }) => {
    const { accountId } = signedIn(caller);
    return transact(async (trx) => {
      await changeMe(trx, { accountId, changes: body, now: clock.now() });
      return presentMe(trx, accountId);
    });
  });

  serve(calls.deleteMe, async ({ body, caller, transact }) => {
    const owner = signedIn(caller);
    await confirmPassword(house, { caller: owner, password: body.password, field: "password" });
    return transact(async (trx) => {
      await deleteAccount(trx, { owner, now: clock.now() });
      return null;
    });
  });

  serve(calls.exportMe, ({ caller }) => exportAccount(db, { ...signedIn(caller), now: clock.now() }));

  serve(calls.listMySessions, ({ caller }) => {
    const { accountId, sessionId } = signedIn(caller);
    return presentSessions(db, { accountId, currentId: sessionId, now: clock.now() });
  });

  serve(calls.endMySession, ({ params, caller, transact }) =>
    transact(async (trx) => {
      const { accountId } = signedIn(caller);
      const session = {
        id: params.id,
        account_id: accountId,
        why: "ended_by_owner",
        now: clock.now(),
      } as const;
      if (!(await endSession(trx, session))) throw notFound();
      return null;
    }),
  );

  serve(calls.endMyOtherSessions, ({ caller, transact }) =>
    transact(async (trx) => {
      const { accountId, sessionId } = signedIn(caller);
      await endSessionsOf(trx, {
        account_id: accountId,
        except: sessionId,
        why: "ended_by_owner",
        now: clock.now(),
      });
      return null;
    }),
  );
}
