import {
  changeUserRoleEndpoint,
  countUsersEndpoint,
  createUserEndpoint,
  getRoleChangeEndpoint,
  listUsersEndpoint,
  reactivateUserEndpoint,
  setUserRightsEndpoint,
  suspendUserEndpoint,
} from "../../../contract/accounts/users.endpoints.ts";
import type { Clock } from "../../process/clock.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { recordEvent } from "../../events/record-event.ts";
import { type Caller, signedIn } from "../../http/caller.ts";
import { pageOf } from "../../http/page.ts";
import type { Serve } from "../../http/serve.ts";
import { changeRole } from "./change-role.ts";
import { createUser } from "./create-user.ts";
import { countUsers, findUsers, getUser, readRoleChange } from "./read-users.ts";
import { setRights } from "./set-rights.ts";
import { reactivateAccount, suspendAccount } from "./suspend-account.ts";

/** Accounts, for the staff who decide about each. */
export function usersRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  serve(listUsersEndpoint, async ({ query: { q, role, state, ...page }, request, reply }) => {
    const search = { text: q, role, state };
    return pageOf(page, { request, reply }, (part) => findUsers(db, { ...search, ...part }));
  });

  serve(countUsersEndpoint, () => countUsers(db));

  serve(createUserEndpoint, async ({ body: person, caller, transact }) =>
    transact(async (trx) =>
      getUser(trx, await createUser(trx, { person, ...creator(caller), now: clock.now() })),
    ),
  );

  serve(changeUserRoleEndpoint, async ({ params: { id }, body: { role }, caller, transact }) => {
    const decision = { accountId: id, ...decider(caller), now: clock.now() };
    return transact(async (trx) => {
      await changeRole(trx, { ...decision, role });
      return decided(trx, decision);
    });
  });

  serve(setUserRightsEndpoint, async ({ params: { id }, body: { rights }, caller, transact }) => {
    const decision = { accountId: id, ...decider(caller), now: clock.now() };
    return transact(async (trx) => {
      await setRights(trx, { ...decision, rights });
      return decided(trx, decision);
    });
  });

  serve(getRoleChangeEndpoint, ({ params: { id } }) =>
    readRoleChange(db, { accountId: id, now: clock.now() }),
  );

  for (const [call, decide] of [
    [suspendUserEndpoint, suspendAccount],
    [reactivateUserEndpoint, reactivateAccount],
  ] as const) {
    serve(call, async ({ params: { id }, caller, transact }) => {
      const decision = { accountId: id, ...decider(caller), now: clock.now() };
      return transact(async (trx) => {
        await decide(trx, decision);
        return decided(trx, decision);
      });
    });
  }
}

/** The person who decides, with their own rights. */
function decider(caller: Caller) {
  const { accountId: actorId, rights: own = null } = signedIn(caller);
  return { actorId, own };
}

function creator(caller: Caller) {
  const { actorId: by, own } = decider(caller);
  return { by, own };
}

async function decided(trx: Trx, { accountId, now }: { accountId: number; now: Date }) {
  await recordEvent(trx, { type: "account.changed", at: now });
  return getUser(trx, accountId);
}
