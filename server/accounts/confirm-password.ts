import type { Db } from "../database/connect.ts";
import type { SignedIn } from "../http/caller.ts";
import { Refusal } from "../http/refusal.ts";
import { findAccount } from "./accounts.queries.ts";
import type { LoginAttempts } from "./login-attempts.ts";
import type { Passwords } from "./passwords.ts";

/**
 * Asks a signed-in person for the password once more, before something that a found phone should not be able to do.
 * Counted like a sign-in. A wrong one is a field that does not hold, not a 401: the session is fine.
 */
export async function confirmPassword(
  { db, passwords, attempts }: { db: Db; passwords: Passwords; attempts: LoginAttempts },
  { caller, password, field }: { caller: SignedIn; password: string; field: "password" | "current_password" },
) {
  const account = await findAccount(db, caller.accountId);
  const tried = { account: `account ${caller.accountId}`, address: caller.address };
  return attempts.count(tried, async () => {
    const right = await passwords.matches(account?.password_hash ?? null, password);
    if (account && right) return account;
    const sentence = "The password is not right.";
    throw new Refusal("invalid_input", sentence, { fields: { [field]: sentence } });
  });
}
