import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { ApiError } from "../../http/api-error.ts";
import type { IsLeaked } from "./leaked-passwords.ts";
import { accountKey } from "../registration/create-account.ts";

/** A data file that comes with the product; in the bundle it lies in the `data` folder beside it. */
const COMMON_PASSWORDS = new Set(
  gunzipSync(readFileSync(new URL("./data/common-passwords.txt.gz", import.meta.url)))
    .toString("utf8")
    .split("\n"),
);

type Owner = { username: string; email: string };
type PasswordField = "password" | "new_password";

/** Refuses a password that anybody would try first: one of the commonest, or the account's own name. */
export function refuseWeakPassword(password: string, account: Owner, field: PasswordField): void {
  const typed = accountKey(password);
  const own = [account.username, account.email, account.email.split("@", 1)[0] ?? ""].map(accountKey);
  if (own.includes(typed)) throw weak(field, "Your password can't be your own name. Please choose another.");
  if (COMMON_PASSWORDS.has(typed)) {
    throw weak(field, "This password is too easy to guess. Please choose another.");
  }
}

/** Refuses also what has leaked elsewhere. It may ask a service, so never inside a transaction. */
export async function refuseWeakOrLeaked(
  isLeaked: IsLeaked,
  { password, account, field }: { password: string; account: Owner; field: PasswordField },
): Promise<void> {
  refuseWeakPassword(password, account, field);
  if (await isLeaked(password)) {
    throw weak(field, "This password is known from a leak elsewhere. Please choose another.");
  }
}

function weak(field: string, sentence: string): ApiError {
  return new ApiError("invalid_input", sentence, { fields: { [field]: sentence } });
}
