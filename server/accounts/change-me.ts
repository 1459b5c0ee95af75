import type { z } from "zod";
import type { accountChangesSchema } from "../../contract/accounts/account.ts";
import type { Trx } from "../database/connect.ts";
import { isUniqueViolation } from "../database/unique-violation.ts";
import { type AccountColumns, updateAccount } from "./accounts.queries.ts";
import { accountKey, emailTaken } from "./create-account.ts";
import { voidPasswordLinks } from "./password-links.queries.ts";

type Changes = z.output<typeof accountChangesSchema>;

/** Changes what was sent of an account and leaves the rest. A link mailed to an old address no longer works. */
export async function changeMe(
  trx: Trx,
  { accountId, changes, now }: { accountId: number; changes: Changes; now: Date },
): Promise<void> {
  if (changes.email !== undefined) await voidPasswordLinks(trx, { account_id: accountId, now });
  try {
    await updateAccount(trx, accountId, { ...columnsOf(changes), updated_at: now });
  } catch (error) {
    if (isUniqueViolation(error)) throw emailTaken();
    throw error;
  }
}

function columnsOf(changes: Changes): AccountColumns {
  return {
    ...(changes.first_name === undefined ? {} : { first_name: changes.first_name }),
    ...(changes.last_name === undefined ? {} : { last_name: changes.last_name }),
    ...(changes.phone_number === undefined ? {} : { phone: changes.phone_number }),
    ...(changes.language === undefined ? {} : { language: changes.language }),
    ...(changes.email === undefined ? {} : { email: changes.email, email_key: accountKey(changes.email) }),
    ...(changes.last_visited_page === undefined ? {} : { last_visited_page: changes.last_visited_page }),
  };
}
