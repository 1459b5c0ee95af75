import { languageOf } from "../../../domain/languages.ts";
import type { Trx } from "../../database/connect.ts";
import type { AccountNoticeKind } from "../../../contract/notifications/message-kinds.ts";
import { queueMail } from "../../notifications/queue-mail.ts";

/** Mails the owner what changed in their account, at the address it had before. One that nobody has confirmed may be a stranger's. */
export async function notifyOwner(
  trx: Trx,
  notice: {
    kind: AccountNoticeKind;
    account: { id: number; email: string; email_confirmed_at: Date | null; language: string };
    now: Date;
  },
): Promise<void> {
  const { kind, account, now } = notice;
  await queueMail(trx, {
    kind,
    accountId: account.id,
    recipient: account.email,
    language: languageOf(account.language),
    payload: { token: "" },
    capped: account.email_confirmed_at === null,
    now,
  });
}
