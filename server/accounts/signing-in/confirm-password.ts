import type { Db } from "../../database/connect.ts";
import type { SignedIn } from "../../http/caller.ts";
import { ApiError } from "../../http/api-error.ts";
import { findAccount } from "../accounts.queries.ts";
import type { LoginAttempts } from "./login-attempts.ts";
import type { Passwords } from "../passwords/passwords.ts";

/**
 * Asks a signed-in person for the password once more, before something that whoever finds a phone must not be able to do.
 * Counted like a sign-in. A wrong one is an invalid field, not a 401: the session is fine.
 */
export async function confirmPassword(
  { db, passwords, attempts }: { db: Db; passwords: Passwords; attempts: LoginAttempts },
  { caller, password, field }: { caller: SignedIn; password: string; field: "password" | "current_password" },
) {
  const account = await findAccount(db, caller.accountId);
  const tried = { account: `account ${caller.accountId}`, address: caller.address };
  return attempts.count(tried, async () => {
    const right = await passwords.matches(account?.password_hash ?? null, password, caller.address);
    if (account && right) return account;
    const sentence = "Incorrect password.";
    throw new ApiError("invalid_input", sentence, { fields: { [field]: sentence } });
  });
}
