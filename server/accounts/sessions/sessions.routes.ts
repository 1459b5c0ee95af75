import {
  loginEndpoint,
  logoutEndpoint,
  readDashboardEndpoint,
  refreshAccessEndpoint,
  registerRiderEndpoint,
} from "../../../contract/accounts/accounts.endpoints.ts";
import { signedIn } from "../../http/caller.ts";
import type { Serve } from "../../http/serve.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { admitAccount, countCode, trySignIn } from "../signing-in/check-login.ts";
import { mailOwnConfirmation } from "../own-account/change-email.ts";
import { createAccount } from "../registration/create-account.ts";
import { knowDevice, noteSignIn } from "../signing-in/note-sign-in.ts";
import { clientOf, openSession } from "./open-session.ts";
import { refreshSession } from "./refresh-session.ts";
import { refuseWeakOrLeaked } from "../passwords/refuse-weak-password.ts";
import { endIfReused, expectSession, signOut } from "./sign-out.ts";

/** Registering, signing in, staying in and signing out. */
export function sessionsRoutes(serve: Serve, context: AccountsContext): void {
  const { db, clock, tools, passwords, isLeaked, secrets } = context;

  serve(registerRiderEndpoint, async ({ body, caller, request, transact }) => {
    await refuseWeakOrLeaked(isLeaked, { password: body.password, account: body, field: "password" });
    const passwordHash = await passwords.hash(body.password, caller.address);
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
      await knowDevice(trx, {
        account: { id: accountId, role: "rider" },
        client,
        address: caller.address,
        now,
      });
      const { username, email, language = "en" } = body;
      const account = { id: accountId, email, email_confirmed_at: null, language };
      await mailOwnConfirmation(trx, { account, now });
      return { ...tokens, role: "rider" as const, username, last_visited_page: null };
    });
  });

  serve(loginEndpoint, ({ body, caller, request, transact }) =>
    trySignIn(context, { ...body, address: caller.address }, async (proven) => {
      const client = clientOf(request, body.remember);
      const now = clock.now();
      await countCode(db, { accountId: proven.accountId, code: body.code, now });
      return transact(async (trx) => {
        const account = await admitAccount(trx, { proven, code: body.code, now, secrets });
        const tokens = await openSession(trx, { accountId: account.id, client, now, tools });
        await noteSignIn(trx, { account, client, address: caller.address, now });
        const { role, username, last_visited_page } = account;
        return { ...tokens, role, username, last_visited_page };
      });
    }),
  );

  serve(refreshAccessEndpoint, async ({ body, transact }) => {
    const now = clock.now();
    try {
      return await transact((trx) => refreshSession(trx, { refresh: body.refresh, now, tools }));
    } catch (error) {
      await endIfReused(db, error, now);
      throw error;
    }
  });

  serve(logoutEndpoint, async ({ body, caller, transact }) => {
    const { refresh } = body;
    expectSession({ caller, refresh });
    return transact(async (trx) => {
      await signOut(trx, { caller, refresh, now: clock.now() });
      return null;
    });
  });

  serve(readDashboardEndpoint, async ({ caller }) => {
    const { username, actor } = signedIn(caller);
    return { username, role: actor };
  });
}
