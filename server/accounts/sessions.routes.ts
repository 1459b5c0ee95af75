import * as calls from "../../contract/accounts/accounts.endpoints.ts";
import { signedIn } from "../http/caller.ts";
import { Refusal } from "../http/refusal.ts";
import type { Serve } from "../http/serve.ts";
import type { AccountsHouse } from "./accounts-house.ts";
import { admitAccount, trySignIn } from "./check-login.ts";
import { createAccount } from "./create-account.ts";
import { clientOf, openSession } from "./open-session.ts";
import { ReusedRefreshToken, refreshSession } from "./refresh-session.ts";
import { refreshHash, sessionOf } from "./refresh-token.ts";
import { refuseWeakPassword } from "./refuse-weak-password.ts";
import { endSession, endSessionByRefresh } from "./sessions.queries.ts";

/** Registering, signing in, staying in and signing out. */
export function sessionsRoutes(serve: Serve, house: AccountsHouse): void {
  const { db, clock, tools, passwords } = house;

  serve(calls.registerRider, async ({ body, request, transact }) => {
    refuseWeakPassword(body.password, body, "password");
    const passwordHash = await passwords.hash(body.password);
    const client = clientOf(request, body.remember);
    const now = clock.now();
    return transact(async (trx) => {
      const accountId = await createAccount(trx, {
        username: body.username,
        email: body.email,
        firstName: body.first_name,
        lastName: body.last_name,
        phone: body.phone_number,
        passwordHash,
        role: "rider",
        language: body.language ?? "en",
        actorId: null,
        now,
      });
      const tokens = await openSession(trx, { accountId, client, now, tools });
      return { ...tokens, role: "rider" as const, username: body.username };
    });
  });

  serve(calls.login, ({ body, caller, request, transact }) =>
    trySignIn(house, { ...body, address: caller.address }, (proven) => {
      const client = clientOf(request, body.remember);
      const now = clock.now();
      return transact(async (trx) => {
        const account = await admitAccount(trx, { proven, code: body.code, now });
        const tokens = await openSession(trx, { accountId: account.id, client, now, tools });
        const { role, username, last_visited_page } = account;
        return { ...tokens, role, username, last_visited_page };
      });
    }),
  );

  serve(calls.refreshAccess, async ({ body, transact }) => {
    const now = clock.now();
    try {
      return await transact((trx) => refreshSession(trx, { refresh: body.refresh, now, tools }));
    } catch (error) {
      // The refusal undid the transaction; the session must end all the same.
      if (error instanceof ReusedRefreshToken) {
        await endSession(db, { id: error.sessionId, why: "refresh_reused", now });
      }
      throw error;
    }
  });

  serve(calls.logout, async ({ body, caller, transact }) => {
    if (caller.actor === "guest" && !body.refresh) {
      const sentence = "Send the refresh token of the session to end.";
      throw new Refusal("invalid_input", sentence, { fields: { refresh: sentence } });
    }
    const now = clock.now();
    return transact(async (trx) => {
      const id = body.refresh ? sessionOf(body.refresh) : null;
      if (id) await endSessionByRefresh(trx, { id, refresh_hash: refreshHash(body.refresh ?? ""), now });
      if (caller.actor !== "guest") await endSession(trx, { id: caller.sessionId, why: "logout", now });
      return null;
    });
  });

  serve(calls.readDashboard, async ({ caller }) => {
    const { username, actor } = signedIn(caller);
    return { username, role: actor };
  });
}
