import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import type { signInByPasskeyEndpoint } from "../../../contract/accounts/passkeys.endpoints.ts";
import type { BodyOf } from "../../../contract/endpoint.ts";
import type { Trx } from "../../database/connect.ts";
import { ApiError } from "../../http/api-error.ts";
import { lockAccount } from "../accounts.queries.ts";
import { userHandle } from "./add-passkey.ts";
import { notChecked } from "./not-checked.ts";
import type { PasskeySite } from "./passkey-site.ts";
import { lockPasskey, notePasskeyUsed } from "./passkeys.queries.ts";

type SigningIn = {
  credential: BodyOf<typeof signInByPasskeyEndpoint>["credential"];
  challenge: string;
  site: PasskeySite;
  key: Buffer;
  now: Date;
};

/**
 * The account of a passkey that has answered our challenge. The device has verified its owner, by a finger, a face or a PIN, so that
 * it is something they have and something they are or know at once: no other factor is asked for.
 */
export async function admitByPasskey(trx: Trx, { credential, challenge, site, key, now }: SigningIn) {
  const passkey = await lockPasskey(trx, credential.id);
  if (!passkey) throw notChecked();
  const { userHandle: handle, ...answer } = credential.response;
  if (handle && handle !== userHandle(key, passkey.account_id)) throw notChecked();
  const checked = await verifyAuthenticationResponse({
    response: { ...credential, response: answer, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
    },
  }).catch(() => {
    throw notChecked();
  });
  if (!checked.verified) throw notChecked();
  const account = await lockAccount(trx, passkey.account_id);
  if (!account) throw notChecked();
  if (account.state === "suspended") {
    throw new ApiError("account_inactive", "This account is suspended. Please call the office.");
  }
  const { newCounter, credentialBackedUp } = checked.authenticationInfo;
  await notePasskeyUsed(trx, { id: passkey.id, counter: newCounter, synced: credentialBackedUp, now });
  return account;
}
