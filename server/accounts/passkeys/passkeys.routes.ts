import {
  addPasskeyEndpoint,
  beginPasskeyEndpoint,
  beginPasskeySignInEndpoint,
  listMyPasskeysEndpoint,
  removePasskeyEndpoint,
  signInByPasskeyEndpoint,
} from "../../../contract/accounts/passkeys.endpoints.ts";
import { notFound } from "../../http/api-error.ts";
import { signedIn } from "../../http/caller.ts";
import type { Serve } from "../../http/serve.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { clientOf, openSession } from "../sessions/open-session.ts";
import { noteSignIn } from "../signing-in/note-sign-in.ts";
import { beginPasskey, checkNewPasskey, keepPasskey } from "./add-passkey.ts";
import { ASK_FOR_MS, answeredChallenge, newChallenge } from "./challenges.ts";
import { readOwnPasskeys, removePasskey } from "./own-passkeys.ts";
import type { PasskeySite } from "./passkey-site.ts";
import { admitByPasskey } from "./sign-in-by-passkey.ts";

/** Passkeys: adding, listing and removing one's own, and signing in with one. */
export function passkeysRoutes(serve: Serve, context: AccountsContext): void {
  const { db, clock, tools, codeKey, passkeySite } = context;

  serve(beginPasskeySignInEndpoint, async () => {
    const { rpId } = siteOr(passkeySite);
    const { ticket, challenge } = await newChallenge(db, { accountId: null, now: clock.now() });
    return {
      ticket,
      options: { challenge, rpId, timeout: ASK_FOR_MS, userVerification: "required" as const },
    };
  });

  serve(signInByPasskeyEndpoint, async ({ body, caller, request, transact }) => {
    const site = siteOr(passkeySite);
    const client = clientOf(request, body.remember);
    const now = clock.now();
    const challenge = await answeredChallenge(db, { ticket: body.ticket, accountId: null, now });
    return transact(async (trx) => {
      const { credential } = body;
      const account = await admitByPasskey(trx, { credential, challenge, site, key: codeKey, now });
      const session = { accountId: account.id, client, now, tools, byPasskey: true };
      const tokens = await openSession(trx, session);
      await noteSignIn(trx, { account, client, address: caller.address, now });
      const { role, username, last_visited_page } = account;
      return { ...tokens, role, username, last_visited_page };
    });
  });

  serve(listMyPasskeysEndpoint, ({ caller }) => readOwnPasskeys(db, signedIn(caller).accountId));

  serve(beginPasskeyEndpoint, ({ body, caller }) =>
    beginPasskey(context, { caller: signedIn(caller), password: body.password, site: siteOr(passkeySite) }),
  );

  serve(addPasskeyEndpoint, async ({ body, caller, transact }) => {
    const person = signedIn(caller);
    const made = await checkNewPasskey(context, { caller: person, body, site: siteOr(passkeySite) });
    return transact((trx) => keepPasskey(trx, { accountId: person.accountId, made, body, now: clock.now() }));
  });

  serve(removePasskeyEndpoint, ({ params, caller, transact }) =>
    transact(async (trx) => {
      const { accountId } = signedIn(caller);
      await removePasskey(trx, { id: params.id, accountId, now: clock.now() });
      return null;
    }),
  );
}

function siteOr(site: PasskeySite | null): PasskeySite {
  if (site) return site;
  throw notFound();
}
