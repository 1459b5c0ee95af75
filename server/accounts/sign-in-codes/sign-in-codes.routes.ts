import {
  confirmMyPhoneEndpoint,
  confirmSignInCodeEndpoint,
  sendSignInCodeEndpoint,
  signUpByCodeEndpoint,
} from "../../../contract/accounts/sign-in-codes.endpoints.ts";
import { signedIn } from "../../http/caller.ts";
import type { Serve } from "../../http/serve.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { mailOwnConfirmation } from "../own-account/change-email.ts";
import { presentMe } from "../own-account/present-me.ts";
import { clientOf, openSession } from "../sessions/open-session.ts";
import { knowDevice, noteSignIn } from "../signing-in/note-sign-in.ts";
import { countTryOfCode, keepProved, provedAddress, takeProved, useUp } from "./prove-address.ts";
import { sendCode } from "./send-code.ts";
import { admitByCode, confirmPhone } from "./sign-in-by-code.ts";
import { signUpByCode } from "./sign-up-by-code.ts";

/** Signing in and up with a code that was sent to a mailbox or a phone. */
export function signInCodesRoutes(serve: Serve, context: AccountsContext): void {
  const { db, clock, tools, codeKey, claimGuestRides } = context;

  serve(sendSignInCodeEndpoint, ({ body, caller }) =>
    sendCode(context, { address: body.address, language: body.language ?? "en", from: caller.address }),
  );

  serve(confirmSignInCodeEndpoint, async ({ body, caller, request, transact }) => {
    const { ticket, code } = body;
    const client = clientOf(request, body.remember);
    const now = clock.now();
    await countTryOfCode(db, { ticket, now });
    return transact(async (trx) => {
      const proved = await provedAddress(trx, { ticket, code, key: codeKey, now });
      const account = await admitByCode(trx, { proved, now });
      if (account === null) {
        await keepProved(trx, { ticket, now });
        return { signed_in: null };
      }
      await useUp(trx, ticket);
      await claimGuestRides(trx, { accountId: account.id, ...proved, now });
      const tokens = await openSession(trx, { accountId: account.id, client, now, tools });
      await noteSignIn(trx, { account, client, address: caller.address, now });
      const { role, username, last_visited_page } = account;
      return { signed_in: { ...tokens, role, username, last_visited_page } };
    });
  });

  serve(signUpByCodeEndpoint, ({ body, caller, request, transact }) =>
    transact(async (trx) => {
      const client = clientOf(request, body.remember);
      const now = clock.now();
      const proved = await takeProved(trx, { ticket: body.ticket, now });
      const account = await signUpByCode(trx, { proved, answers: body, now });
      await claimGuestRides(trx, { accountId: account.id, ...proved, now });
      const tokens = await openSession(trx, { accountId: account.id, client, now, tools });
      const device = { account: { id: account.id, role: "rider" as const }, client, address: caller.address };
      await knowDevice(trx, { ...device, now });
      await mailOwnConfirmation(trx, { account, now });
      return { ...tokens, role: "rider" as const, username: account.username, last_visited_page: null };
    }),
  );

  serve(confirmMyPhoneEndpoint, async ({ body, caller, transact }) => {
    const { accountId } = signedIn(caller);
    const { ticket, code } = body;
    const now = clock.now();
    await countTryOfCode(db, { ticket, now });
    return transact(async (trx) => {
      const proved = await provedAddress(trx, { ticket, code, key: codeKey, now });
      await confirmPhone(trx, { accountId, proved, now });
      await useUp(trx, ticket);
      await claimGuestRides(trx, { accountId, ...proved, now });
      return presentMe(trx, accountId, now);
    });
  });
}
