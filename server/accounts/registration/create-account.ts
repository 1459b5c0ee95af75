import type { Language } from "../../../domain/languages.ts";
import type { Role } from "../../../domain/accounts/roles.ts";
import { accountSubject, recordAudit } from "../../audit/record-audit.ts";
import type { Trx } from "../../database/connect.ts";
import { ApiError } from "../../http/api-error.ts";
import { insertAccount, listHolders, takenUsernames } from "../accounts.queries.ts";

/** No password has this hash: whoever's account it is sets one with a link that is mailed to them. */
export const NO_PASSWORD = "none";

export type NewAccount = {
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** Hashed beforehand: hashing takes longer than a transaction should. */
  readonly passwordHash: string;
  readonly role: Role;
  readonly state?: "active" | "suspended";
  readonly language?: Language;
  /** The person who makes the account vouches for the address; else its owner shows that it is theirs, by a mailed link. */
  readonly emailConfirmed?: boolean;
  /** The account that makes it; null where people register themselves or a command does it. */
  readonly actorId: number | null;
  readonly now: Date;
};

/** Makes an account and returns its id. A taken name or e-mail is refused, saying which; accounts of dispatch and staff are audited. */
export async function createAccount(trx: Trx, account: NewAccount): Promise<number> {
  const keys = { username_key: accountKey(account.username), email_key: accountKey(account.email) };
  const made = await insertAccount(trx, {
    ...keys,
    username: account.username,
    email: account.email,
    first_name: account.firstName,
    last_name: account.lastName,
    phone: account.phone,
    password_hash: account.passwordHash,
    role: account.role,
    ...(account.state && { state: account.state }),
    language: account.language ?? "en",
    email_confirmed_at: account.emailConfirmed ? account.now : null,
    created_at: account.now,
    updated_at: account.now,
  });
  if (!made) throw accountTaken(keys, await listHolders(trx, keys));
  if (account.role !== "rider") {
    await recordAudit(trx, {
      actorId: account.actorId,
      action: "create_account",
      subject: accountSubject(made.id),
      detail: { role: account.role },
      at: account.now,
    });
  }
  return made.id;
}

/** A user name made of a person's own, in plain letters; `instead` where none are left of it. */
export function plainUsername(person: { first_name: string; last_name: string }, instead: string): string {
  const plain = `${person.first_name}.${person.last_name}`
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, "");
  return plain.length >= 3 ? plain.slice(0, 50) : `${instead}.${plain}`;
}

/** The name, or the first of it with a number behind it that nobody has; null where others have too many of them. */
export async function findFreeUsername(trx: Trx, name: string): Promise<string | null> {
  const names = [name, ...Array.from({ length: 50 }, (_, index) => `${name}${index + 2}`)];
  const taken = await takenUsernames(trx, names.map(accountKey));
  return names.find((one) => !taken.has(accountKey(one))) ?? null;
}

/** The form in which user names and e-mails are compared. */
export function accountKey(text: string): string {
  return text.trim().normalize("NFKC").toLowerCase();
}

type Keys = { username_key: string; email_key: string };

const USERNAME_TAKEN = "This username is already taken.";
const EMAIL_TAKEN = "There's already an account with this email address.";

/** The error for an e-mail that is another account's. */
export function emailTaken(): ApiError {
  return new ApiError("account_taken", EMAIL_TAKEN, { fields: { email: EMAIL_TAKEN } });
}

/** The error that says which of the two is another account's. */
function accountTaken(wanted: Keys, holders: readonly Keys[]): ApiError {
  const fields: Record<string, string> = {};
  if (holders.some((holder) => holder.username_key === wanted.username_key))
    fields["username"] = USERNAME_TAKEN;
  if (holders.some((holder) => holder.email_key === wanted.email_key)) fields["email"] = EMAIL_TAKEN;
  return new ApiError("account_taken", Object.values(fields)[0] ?? USERNAME_TAKEN, { fields });
}
