import { createHmac } from "node:crypto";
import { verifyRegistrationResponse } from "@simplewebauthn/server";
import type { Passkey, PasskeyCreationOptions } from "../../../contract/accounts/passkey.ts";
import type { addPasskeyEndpoint } from "../../../contract/accounts/passkeys.endpoints.ts";
import type { BodyOf } from "../../../contract/endpoint.ts";
import { fullName } from "../../../domain/accounts/full-name.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { accountSubject, recordAudit } from "../../audit/record-audit.ts";
import type { Db, Trx } from "../../database/connect.ts";
import type { SignedIn } from "../../http/caller.ts";
import { ApiError, notFound } from "../../http/api-error.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { findAccount, lockAccount } from "../accounts.queries.ts";
import { notifyOwner } from "../own-account/notify-owner.ts";
import { NO_PASSWORD } from "../registration/create-account.ts";
import { getSession } from "../sessions/sessions.queries.ts";
import { confirmPassword } from "../signing-in/confirm-password.ts";
import { ASK_FOR_MS, answeredChallenge, newChallenge } from "./challenges.ts";
import { notChecked } from "./not-checked.ts";
import type { PasskeySite } from "./passkey-site.ts";
import { type PasskeyRow, insertPasskey, listPasskeys } from "./passkeys.queries.ts";

/** More than somebody has devices. */
const MOST_PASSKEYS = 20;
/** An account without a password adds a passkey within this time after signing in. */
const FRESH_MS = 15 * MINUTE_MS;
/** ES256, EdDSA and RS256, which between them every device has. */
const ALGORITHMS = [-7, -8, -257];

/** The options with which the browser makes a passkey, once its owner has shown that it is they who ask. */
export async function beginPasskey(
  context: AccountsContext,
  { caller, password, site }: { caller: SignedIn; password: string | undefined; site: PasskeySite },
): Promise<{ ticket: string; options: PasskeyCreationOptions }> {
  const { db, clock, codeKey, readIssuer } = context;
  const now = clock.now();
  const account = await findAccount(db, caller.accountId);
  if (!account) throw notFound();
  if (account.password_hash === NO_PASSWORD) await expectFreshSession(db, { caller, now });
  else await expectPassword(context, { caller, password });
  const known = await listPasskeys(db, account.id);
  if (known.length >= MOST_PASSKEYS)
    throw new ApiError("rate_limited", "Remove a passkey first.", { retry_after: 60 });
  const { ticket, challenge } = await newChallenge(db, { accountId: account.id, now });
  return {
    ticket,
    options: {
      challenge,
      rp: { id: site.rpId, name: await readIssuer() },
      user: {
        id: userHandle(codeKey, account.id),
        name: account.username,
        displayName: fullName(account),
      },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
      timeout: ASK_FOR_MS,
      attestation: "none",
      authenticatorSelection: {
        residentKey: "required",
        requireResidentKey: true,
        userVerification: "required",
      },
      excludeCredentials: known.map(({ credential_id, transports }) => ({
        type: "public-key",
        id: credential_id,
        transports,
      })),
    },
  };
}

type Answer = BodyOf<typeof addPasskeyEndpoint>;

/** Whether the browser's answer is to our challenge, from our site, and its owner was verified; the passkey that it holds. */
export async function checkNewPasskey(
  context: AccountsContext,
  { caller, body, site }: { caller: SignedIn; body: Answer; site: PasskeySite },
) {
  const { db, clock } = context;
  const { accountId } = caller;
  const challenge = await answeredChallenge(db, { ticket: body.ticket, accountId, now: clock.now() });
  const { clientDataJSON, attestationObject } = body.credential.response;
  const checked = await verifyRegistrationResponse({
    response: {
      ...body.credential,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => {
    throw notChecked();
  });
  if (!checked.verified) throw notChecked();
  return checked.registrationInfo;
}

/** Keeps a passkey that was checked, and tells its owner. */
export async function keepPasskey(
  trx: Trx,
  {
    accountId,
    made,
    body,
    now,
  }: { accountId: number; made: Awaited<ReturnType<typeof checkNewPasskey>>; body: Answer; now: Date },
): Promise<Passkey> {
  const account = await lockAccount(trx, accountId);
  if (!account) throw notFound();
  const { credential, credentialBackedUp } = made;
  const row = await insertPasskey(trx, {
    account_id: accountId,
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: body.credential.response.transports ?? [],
    synced: credentialBackedUp,
    name: body.name,
    created_at: now,
  });
  if (!row) throw notChecked();
  await notifyOwner(trx, { kind: "passkey_added", account, now });
  await recordAudit(trx, {
    actorId: accountId,
    action: "add_passkey",
    subject: accountSubject(accountId),
    at: now,
  });
  return presentPasskey(row);
}

export function presentPasskey(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    name: row.name,
    synced: row.synced,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}

/** The name under which a device keeps the passkeys of an account: it says nothing of whose it is. */
export function userHandle(key: Buffer, accountId: number): string {
  return createHmac("sha256", key).update(`passkeys of ${accountId}`).digest("base64url");
}

async function expectPassword(
  context: AccountsContext,
  { caller, password }: { caller: SignedIn; password: string | undefined },
): Promise<void> {
  if (!password) {
    const sentence = "Please enter your password to add a passkey.";
    throw new ApiError("password_required", sentence, { fields: { password: sentence } });
  }
  await confirmPassword(context, { caller, password, field: "password" });
}

async function expectFreshSession(db: Db, { caller, now }: { caller: SignedIn; now: Date }): Promise<void> {
  const session = await getSession(db, caller.sessionId);
  if (now.getTime() - session.created_at.getTime() <= FRESH_MS) return;
  throw new ApiError("password_required", "Please sign in again, and then add your passkey.");
}
