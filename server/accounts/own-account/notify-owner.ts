import { languageOf } from "../../../contract/languages.ts";
import type { Trx } from "../../database/connect.ts";
import type { AccountNoticeKind } from "../../../contract/notifications/message-kinds.ts";
import { queueMail } from "../../notifications/queue-mail.ts";

/** Mails the owner what changed in their account, at the address it had before. */
export async function notifyOwner(
  trx: Trx,
  notice: {
    kind: AccountNoticeKind;
    account: { id: number; email: string; language: string };
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
    now,
  });
}
