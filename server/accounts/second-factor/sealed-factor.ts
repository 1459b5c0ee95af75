import type { Db, Trx } from "../../database/connect.ts";
import { SecretKey } from "../../database/secret-key.ts";
import type { ServerSecrets } from "../../database/server-secrets.ts";
import { blankFactors, listFactors, replaceFactor } from "./two-factor.queries.ts";

/** The secret of an authenticator app as the database keeps it: whoever reads a row or a backup can make no codes. */
export function sealFactor(
  secrets: ServerSecrets,
  { accountId, secret }: { accountId: number; secret: string },
): string {
  return secrets.seal(nameOf(accountId), secret);
}

/** The secret behind what is kept for the account. */
export function openFactor(
  secrets: ServerSecrets,
  { accountId, kept }: { accountId: number; kept: string },
): string {
  return secrets.open(nameOf(accountId), kept);
}

/** Seals the secrets that an earlier version kept plain. */
export async function sealPlainFactors(db: Db, secrets: ServerSecrets): Promise<void> {
  for (const { id, two_factor_secret: kept } of await listFactors(db)) {
    if (kept === null || SecretKey.isSealed(kept)) continue;
    await replaceFactor(db, { id, kept, sealed: sealFactor(secrets, { accountId: id, secret: kept }) });
  }
}

/**
 * Forgets the secrets of all second factors, whose key is lost. The factors stay on: their recovery codes are hashes and stay good, and no
 * password alone opens such an account.
 */
export function forgetFactors(trx: Trx): Promise<void> {
  return blankFactors(trx);
}

/** One account's secret put in another's row opens nothing. */
function nameOf(accountId: number): string {
  return `second factor of account ${accountId}`;
}
