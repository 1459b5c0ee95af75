import {
  askEmailConfirmationEndpoint,
  confirmEmailEndpoint,
  endMyOtherSessionsEndpoint,
  endMySessionEndpoint,
  listMySessionsEndpoint,
} from "../../../contract/accounts/accounts.endpoints.ts";
import {
  changeMeEndpoint,
  deleteMeEndpoint,
  exportMeEndpoint,
} from "../../../contract/accounts/own-account.endpoints.ts";
import { readMeEndpoint } from "../../../contract/accounts/me.endpoints.ts";
import { accountSubject, recordAudit } from "../../audit/record-audit.ts";
import { inTransaction } from "../../database/connect.ts";
import { type SignedIn, signedIn } from "../../http/caller.ts";
import { ApiError } from "../../http/api-error.ts";
import type { Serve } from "../../http/serve.ts";
import { askOwnConfirmation, confirmEmail } from "./change-email.ts";
import { changeMe, proveForContacts } from "./change-me.ts";
import { confirmPassword } from "../signing-in/confirm-password.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export-account.ts";
import { presentMe, presentSessions } from "./present-me.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { endOtherSessions, endOwnSession, expectOwnSession } from "../sessions/end-own-sessions.ts";

/** Calls of signed-in people about their own account. */
export function meRoutes(serve: Serve, context: AccountsContext): void {
  const { db, clock, secrets } = context;

  serve(readMeEndpoint, async ({ caller }) => {
    const { accountId, needsTwoFactor } = signedIn(caller);
    return { ...(await presentMe(db, accountId, clock.now())), two_factor_needed: needsTwoFactor ?? false };
  });

  serve(changeMeEndpoint, async ({ body, caller, transact }) => {
    const person = signedIn(caller);
    const { accountId } = person;
    const moved = await proveForContacts(context, { caller: person, changes: body });
    const now = clock.now();
    return transact(async (trx) => {
      await changeMe(trx, { accountId, changes: body, moved, now, secrets });
      return presentMe(trx, accountId, now);
    });
  });

  serve(confirmEmailEndpoint, ({ body, transact }) =>
    transact(async (trx) => {
      await confirmEmail(trx, { token: body.token, now: clock.now() });
      return null;
    }),
  );

  serve(askEmailConfirmationEndpoint, ({ caller, transact }) =>
    transact(async (trx) => {
      await askOwnConfirmation(trx, { accountId: signedIn(caller).accountId, now: clock.now() });
      return null;
    }),
  );

  serve(deleteMeEndpoint, async ({ body, caller, transact }) => {
    const owner = signedIn(caller);
    await confirmPassword(context, { caller: owner, password: body.password, field: "password" });
    return transact(async (trx) => {
      await deleteAccount(trx, { owner, forgets: context.forgets, now: clock.now() });
      return null;
    });
  });

  serve(exportMeEndpoint, async ({ caller }) => {
    const { accountId, sessionId } = signedIn(caller);
    const now = clock.now();
    const subject = accountSubject(accountId);
    await inTransaction(db, (trx) =>
      recordAudit(trx, { actorId: accountId, action: "export_account", subject, at: now }),
    );
    return exportAccount(db, { accountId, sessionId, now });
  });

  serve(listMySessionsEndpoint, ({ caller }) => {
    const { accountId, sessionId } = signedIn(caller);
    return presentSessions(db, { accountId, currentId: sessionId, now: clock.now() });
  });

  serve(endMySessionEndpoint, async ({ params, body, caller, transact }) => {
    const person = signedIn(caller);
    const session = { id: params.id, accountId: person.accountId, now: clock.now() };
    await expectOwnSession(db, session);
    if (session.id !== person.sessionId) await proveForSessions(person, body.password);
    return transact(async (trx) => {
      await endOwnSession(trx, session);
      return null;
    });
  });

  serve(endMyOtherSessionsEndpoint, async ({ body, caller, transact }) => {
    const person = signedIn(caller);
    await proveForSessions(person, body.password);
    return transact(async (trx) => {
      await endOtherSessions(trx, { ...person, now: clock.now() });
      return null;
    });
  });

  /** Asks for the password, so that whoever finds a phone cannot sign its owner out elsewhere. */
  async function proveForSessions(caller: SignedIn, password: string | undefined): Promise<void> {
    if (!password) {
      const sentence = "Please enter your password to end other sessions.";
      throw new ApiError("password_required", sentence, { fields: { password: sentence } });
    }
    await confirmPassword(context, { caller, password, field: "password" });
  }
}
