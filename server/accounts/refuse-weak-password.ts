import { readFileSync } from "node:fs";
import { Refusal } from "../http/refusal.ts";
import { accountKey } from "./create-account.ts";

/** A data file that comes with the product; in the bundle it lies in the `data` folder beside it. */
const COMMON_PASSWORDS = new Set(
  readFileSync(new URL("./data/common-passwords.txt", import.meta.url), "utf8").split("\n"),
);

/** Refuses a password that anybody would try first: one of the commonest, or the account's own name. */
export function refuseWeakPassword(
  password: string,
  account: { username: string; email: string },
  field: "password" | "new_password",
): void {
  const typed = accountKey(password);
  const own = [account.username, account.email, account.email.split("@", 1)[0] ?? ""].map(accountKey);
  if (own.includes(typed)) throw weak(field, "Please choose a password other than your own name.");
  if (COMMON_PASSWORDS.has(typed)) {
    throw weak(field, "This is one of the passwords everybody tries first. Please choose another.");
  }
}

function weak(field: string, sentence: string): Refusal {
  return new Refusal("invalid_input", sentence, { fields: { [field]: sentence } });
}
