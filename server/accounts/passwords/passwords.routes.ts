import {
  changePasswordEndpoint,
  forgotPasswordEndpoint,
  resetPasswordEndpoint,
} from "../../../contract/accounts/accounts.endpoints.ts";
import { signedIn } from "../../http/caller.ts";
import type { Serve } from "../../http/serve.ts";
import { confirmPassword } from "../signing-in/confirm-password.ts";
import { forgotPassword } from "./forgot-password.ts";
import { clientOfSession, openSession } from "../sessions/open-session.ts";
import { refuseWeakOrLeaked } from "./refuse-weak-password.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { accountOfLink, replacePassword, resetPassword } from "./set-password.ts";

/** Changing a known password, and resetting a forgotten one. */
export function passwordsRoutes(serve: Serve, context: AccountsContext): void {
  const { db, clock, passwords, isLeaked, tools } = context;

  serve(changePasswordEndpoint, async ({ body, caller, transact }) => {
    const person = signedIn(caller);
    const account = await confirmPassword(context, {
      caller: person,
      password: body.current_password,
      field: "current_password",
    });
    await refuseWeakOrLeaked(isLeaked, { password: body.new_password, account, field: "new_password" });
    const passwordHash = await passwords.hash(body.new_password, caller.address);
    const now = clock.now();
    return transact(async (trx) => {
      const client = await clientOfSession(trx, person.sessionId);
      await replacePassword(trx, { account, passwordHash, now });
      return openSession(trx, { accountId: account.id, client, now, tools });
    });
  });

  serve(forgotPasswordEndpoint, async ({ body }) => {
    await forgotPassword(db, { email: body.email, now: clock.now() });
    return { message: "If there's an account with this email, we've sent it a link." };
  });

  serve(resetPasswordEndpoint, async ({ body, caller, transact }) => {
    const now = clock.now();
    const account = await accountOfLink(db, { token: body.token, now });
    await refuseWeakOrLeaked(isLeaked, { password: body.password, account, field: "password" });
    const passwordHash = await passwords.hash(body.password, caller.address);
    return transact(async (trx) => {
      await resetPassword(trx, { token: body.token, passwordHash, now });
      return null;
    });
  });
}
