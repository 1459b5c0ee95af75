import { setTimeout as wait } from "node:timers/promises";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import type { Db } from "../../database/connect.ts";
import { inTransaction } from "../../database/connect.ts";
import { findAccountByEmail } from "../accounts.queries.ts";
import { hadEnough } from "../../notifications/withhold-mails.ts";
import { accountKey } from "../registration/create-account.ts";
import { countLinksSince } from "./password-links.queries.ts";
import { LINK_LIFE_MS, sendPasswordLink } from "./send-password-link.ts";

/** Longer than finding an account and queueing its mail takes, so that the response time reveals nothing. */
const ANSWER_AFTER_MS = 150;
/** Limits how many mails a stranger can cause: past these, the links already sent are enough. */
const MAX_LINKS_AT_ONCE = 3;
/** The same for a mailbox, whose account a stranger may make and delete again. */
const MAX_LINKS_A_DAY = 20;
/** The clocks of two servers may differ by so much. */
const CLOCKS_DIFFER_MS = MINUTE_MS;

/** Mails a link if the address has an account, and answers no sooner or later if it has none. */
export async function forgotPassword(db: Db, { email, now }: { email: string; now: Date }): Promise<void> {
  const earliest = wait(ANSWER_AFTER_MS);
  try {
    await inTransaction(db, async (trx) => {
      const account = await findAccountByEmail(trx, accountKey(email));
      if (!account) return;
      const since = new Date(now.getTime() - LINK_LIFE_MS.password_link);
      // Links of later were mailed before the clock was set back, and do not count.
      const until = new Date(now.getTime() + CLOCKS_DIFFER_MS);
      const mailed = await countLinksSince(trx, { account_id: account.id, since, until });
      if (mailed >= MAX_LINKS_AT_ONCE) return;
      const { email: recipient } = account;
      if (await hadEnough(trx, { recipient, purpose: "link", most: MAX_LINKS_A_DAY, now })) return;
      await sendPasswordLink(trx, { kind: "password_link", account, now });
    });
  } finally {
    await earliest;
  }
}
