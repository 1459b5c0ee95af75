import * as calls from "../../contract/accounts/accounts.endpoints.ts";
import { signedIn } from "../http/caller.ts";
import { Refusal } from "../http/refusal.ts";
import type { Serve } from "../http/serve.ts";
import { lockAccount } from "./accounts.queries.ts";
import { confirmPassword } from "./confirm-password.ts";
import { forgotPassword } from "./forgot-password.ts";
import { clientOfSession, openSession } from "./open-session.ts";
import { findWorkingLink } from "./password-links.queries.ts";
import { refuseWeakPassword } from "./refuse-weak-password.ts";
import { linkHash } from "./send-password-link.ts";
import type { AccountsHouse } from "./accounts-house.ts";
import { deadLink, resetPassword, setPassword } from "./set-password.ts";

/** Changing a password one knows, and getting one back that is forgotten. */
export function passwordsRoutes(serve: Serve, house: AccountsHouse): void {
  const { db, clock, passwords, tools } = house;

  serve(calls.changePassword, async ({ body, caller, transact }) => {
    const person = signedIn(caller);
    const account = await confirmPassword(house, {
      caller: person,
      password: body.current_password,
      field: "current_password",
    });
    refuseWeakPassword(body.new_password, account, "new_password");
    const passwordHash = await passwords.hash(body.new_password);
    const now = clock.now();
    return transact(async (trx) => {
      const client = await clientOfSession(trx, person.sessionId);
      const present = await lockAccount(trx, account.id);
      if (present?.password_hash !== account.password_hash) {
        throw new Refusal("edit_conflict", "The password was changed meanwhile.");
      }
      await setPassword(trx, { accountId: account.id, passwordHash, now });
      return openSession(trx, { accountId: account.id, client, now, tools });
    });
  });

  serve(calls.forgotPassword, async ({ body }) => {
    await forgotPassword(db, { email: body.email, now: clock.now() });
    return { message: "If this address has an account, a link is on its way to it." };
  });

  serve(calls.resetPassword, async ({ body, transact }) => {
    const now = clock.now();
    const account = await findWorkingLink(db, { token_hash: linkHash(body.token), now });
    if (!account) throw deadLink();
    refuseWeakPassword(body.password, account, "password");
    const passwordHash = await passwords.hash(body.password);
    return transact(async (trx) => {
      await resetPassword(trx, { token: body.token, passwordHash, now });
      return null;
    });
  });
}
