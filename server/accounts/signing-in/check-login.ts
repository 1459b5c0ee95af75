import type { Db, Trx } from "../../database/connect.ts";
import type { ServerSecrets } from "../../database/server-secrets.ts";
import { ApiError } from "../../http/api-error.ts";
import { findAccount, findAccountByLogin, lockAccount } from "../accounts.queries.ts";
import { accountKey } from "../registration/create-account.ts";
import type { LoginAttempts } from "./login-attempts.ts";
import type { Passwords } from "../passwords/passwords.ts";
import { countSecondFactor } from "../second-factor/count-second-factor.ts";
import { takeSecondFactor } from "../second-factor/two-factor.ts";

/** A login as it was typed, and the address it came from. */
export type TypedLogin = { username: string; password: string; address: string };

/** Somebody whose password was right a moment ago; the second factor is checked where the session opens. */
export type ProvenPassword = { readonly accountId: number; readonly passwordHash: string };

type Tools = { db: Db; passwords: Passwords; attempts: LoginAttempts };

/**
 * Lets somebody try to sign in with a name. Tries are counted by what was typed: counted by the account, a user name and
 * an e-mail would betray that they are one person's.
 */
export async function trySignIn<T>(
  { db, passwords, attempts }: Tools,
  { username, password, address }: TypedLogin,
  openFor: (proven: ProvenPassword) => Promise<T>,
): Promise<T> {
  const key = accountKey(username);
  const account = await findAccountByLogin(db, key);
  return attempts.count({ account: `name ${key}`, address }, async () => {
    // Every wrong pair gets the same sentence after the same work, whether the name exists or not.
    const right = await passwords.matches(account?.password_hash ?? null, password, address);
    if (!account || !right) throw new ApiError("invalid_credentials", "Invalid credentials");
    return openFor({ accountId: account.id, passwordHash: account.password_hash });
  });
}

/** Counts a code that was typed beside a right password, where the account asks for one. */
export async function countCode(
  db: Db,
  { accountId, code, now }: { accountId: number; code: string | undefined; now: Date },
): Promise<void> {
  const account = code ? await findAccount(db, accountId) : undefined;
  if (account && account.two_factor_since !== null) await countSecondFactor(db, { accountId, now });
}

/** The account as it is now: still active, the same password, and the second factor checked where it has one. */
export async function admitAccount(
  trx: Trx,
  {
    proven,
    code,
    now,
    secrets,
  }: { proven: ProvenPassword; code: string | undefined; now: Date; secrets: ServerSecrets },
) {
  const account = await lockAccount(trx, proven.accountId);
  if (!account || account.password_hash !== proven.passwordHash) {
    throw new ApiError("invalid_credentials", "Invalid credentials");
  }
  if (account.state === "suspended") {
    throw new ApiError("account_inactive", "This account is suspended. Please call the office.");
  }
  if (account.two_factor_since !== null) {
    if (!code) {
      throw new ApiError("two_factor_required", "Please enter the code from your authenticator app.");
    }
    await takeSecondFactor(trx, { account, code, now, secrets });
  }
  return account;
}
