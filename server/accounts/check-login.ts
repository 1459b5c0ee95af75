import type { Db, Trx } from "../database/connect.ts";
import { Refusal } from "../http/refusal.ts";
import { findAccountByLogin, lockAccount } from "./accounts.queries.ts";
import { accountKey } from "./create-account.ts";
import type { LoginAttempts } from "./login-attempts.ts";
import type { Passwords } from "./passwords.ts";
import { takeSecondFactor } from "./two-factor.ts";

/** What a person typed to sign in, and from where. */
export type TypedLogin = { username: string; password: string; address: string };

/** Somebody whose password was right a moment ago; the second factor is checked where the session opens. */
export type ProvenPassword = { readonly accountId: number; readonly passwordHash: string };

type Tools = { db: Db; passwords: Passwords; attempts: LoginAttempts };

/** Lets somebody try to sign in with a name: tries are counted by the account, or by a name that has none. */
export async function trySignIn<T>(
  { db, passwords, attempts }: Tools,
  { username, password, address }: TypedLogin,
  openFor: (proven: ProvenPassword) => Promise<T>,
): Promise<T> {
  const key = accountKey(username);
  const account = await findAccountByLogin(db, key);
  const tried = account ? `account ${account.id}` : `name ${key}`;
  return attempts.count({ account: tried, address }, async () => {
    // Every wrong pair hears the same sentence after the same work, whether the name exists or not.
    const right = await passwords.matches(account?.password_hash ?? null, password);
    if (!account || !right) throw new Refusal("invalid_credentials", "Invalid credentials");
    return openFor({ accountId: account.id, passwordHash: account.password_hash });
  });
}

/** The account as it is now, let in: still active, the same password, and the second factor where it has one. */
export async function admitAccount(
  trx: Trx,
  { proven, code, now }: { proven: ProvenPassword; code: string | undefined; now: Date },
) {
  const account = await lockAccount(trx, proven.accountId);
  if (!account || account.password_hash !== proven.passwordHash) {
    throw new Refusal("invalid_credentials", "Invalid credentials");
  }
  if (account.state === "suspended") {
    throw new Refusal("account_inactive", "This account is suspended. Please call the office.");
  }
  if (account.two_factor_since !== null) {
    if (!code) {
      throw new Refusal("two_factor_required", "Please enter the code of your authenticator app.");
    }
    await takeSecondFactor(trx, { account, code, now });
  }
  return account;
}
