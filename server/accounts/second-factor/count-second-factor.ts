import { accountSubject, recordAudit } from "../../audit/record-audit.ts";
import { type Db, inTransaction } from "../../database/connect.ts";
import { ApiError } from "../../http/api-error.ts";
import { findAccount } from "../accounts.queries.ts";
import { notifyOwner } from "../own-account/notify-owner.ts";
import { countTry } from "./two-factor.queries.ts";

/** So many wrong codes of one account are free, from wherever they come. */
const FREE_CODES = 20;
/** After them one try in this time: a guesser who knows the password then needs years. */
const WAIT_BETWEEN_CODES_MS = 60_000;

/**
 * Counts a try of a second factor before it is looked at, so that many at once are no more tries than one after the
 * other. Only who knows the password gets here, so the owner is told once there have been too many.
 */
export async function countSecondFactor(
  db: Db,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  const tries = await inTransaction(db, async (trx) => {
    const calmBefore = new Date(now.getTime() - WAIT_BETWEEN_CODES_MS);
    const number = await countTry(trx, { account_id: accountId, now, free: FREE_CODES, calmBefore });
    const account = number === FREE_CODES ? await findAccount(trx, accountId) : undefined;
    if (account) {
      await notifyOwner(trx, { kind: "codes_guessed", account, now });
      await recordAudit(trx, {
        actorId: null,
        action: "guess_second_factor",
        subject: accountSubject(accountId),
        at: now,
      });
    }
    return number;
  });
  if (tries !== null) return;
  const seconds = WAIT_BETWEEN_CODES_MS / 1000;
  throw new ApiError("rate_limited", `Too many wrong codes. Please try again in ${seconds} seconds.`, {
    retry_after: seconds,
  });
}
