import type { Language } from "../../../domain/languages.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { recordEvent } from "../../events/record-event.ts";
import { ApiError } from "../../http/api-error.ts";
import { insertAccounts, listHoldersOfAny } from "../accounts.queries.ts";
import { accountKey, NO_PASSWORD } from "./create-account.ts";

type NewRider = {
  readonly username: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly language: Language;
  readonly state: "active" | "suspended";
};

const AT_ONCE = 500;

/** Makes the accounts of many riders. No mail goes to them: each sets a password by "forgot password" when they want one. */
export async function createRiders(
  trx: Trx,
  { riders, now }: { riders: readonly NewRider[]; now: Date },
): Promise<void> {
  for (let from = 0; from < riders.length; from += AT_ONCE) {
    const rows = riders.slice(from, from + AT_ONCE).map((rider) => ({
      ...rider,
      username_key: accountKey(rider.username),
      email_key: accountKey(rider.email),
      password_hash: NO_PASSWORD,
      role: "rider" as const,
      created_at: now,
      updated_at: now,
    }));
    if ((await insertAccounts(trx, rows)) < rows.length)
      throw new ApiError("account_taken", "One of these names or e-mails was taken meanwhile.");
  }
  if (riders.length > 0) await recordEvent(trx, { type: "account.changed", at: now });
}

type Sought = Parameters<typeof listHoldersOfAny>[1];
export type Holder = Awaited<ReturnType<typeof listHoldersOfAny>>[number];

/** Whose these user names, e-mails and phones are; deleted accounts hold none. */
export function readHolders(db: Db | Trx, sought: Sought): Promise<Holder[]> {
  return listHoldersOfAny(db, sought);
}
