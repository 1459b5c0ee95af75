import type { Language } from "../../domain/languages.ts";
import type { Trx } from "../database/connect.ts";
import type {
  AccountNotificationKind,
  DriverNoticeKind,
  MESSAGE_ANSWER,
  PARTNER_STATEMENT,
  SETTLEMENT_CLOSED,
  StaffNotificationKind,
  WEEK_MAIL,
} from "../../contract/notifications/message-kinds.ts";
import type {
  AccountFacts,
  AnswerFacts,
  ContactFacts,
  PaperFacts,
  SettlementFacts,
  StatementFacts,
  WeekFacts,
} from "./notification-kinds.ts";
import { insertNotifications } from "./outbox.queries.ts";
import { MOST_MAILS_A_DAY, WITHHELD, hadEnough } from "./withhold-mails.ts";

type Mail = {
  readonly recipient: string;
  readonly language: Language;
  readonly now: Date;
  /** Its reader has not shown that the address is theirs: it counts to what strangers can cause in a day. */
  readonly capped?: boolean;
} & (
  | {
      readonly kind: AccountNotificationKind;
      readonly accountId: number;
      readonly payload: AccountFacts;
    }
  | {
      readonly kind: DriverNoticeKind;
      readonly accountId: number;
      readonly payload: PaperFacts;
    }
  | {
      readonly kind: typeof SETTLEMENT_CLOSED;
      readonly accountId: number;
      readonly payload: SettlementFacts;
    }
  | {
      readonly kind: typeof WEEK_MAIL;
      readonly accountId: number;
      readonly payload: WeekFacts;
    }
  | {
      readonly kind: StaffNotificationKind;
      readonly accountId: null;
      readonly payload: ContactFacts;
    }
  | {
      readonly kind: typeof PARTNER_STATEMENT;
      readonly accountId: null;
      readonly payload: StatementFacts;
    }
  | {
      readonly kind: typeof MESSAGE_ANSWER;
      readonly accountId: null;
      readonly payload: AnswerFacts;
    }
);

/**
 * Puts a mail to the owner of an account or to the company into the outbox, in the transaction that made it necessary. A
 * link is built where it is sent; its token is wiped from the outbox as soon as the mail has gone.
 */
export async function queueMail(trx: Trx, { accountId, payload, now, ...mail }: Mail): Promise<void> {
  const { capped = false, recipient } = mail;
  const isTooMuch =
    capped && (await hadEnough(trx, { recipient, purpose: "mail", most: MOST_MAILS_A_DAY, now }));
  await insertNotifications(trx, [
    {
      ...mail,
      channel: "email",
      payload: JSON.stringify(payload),
      ride_id: null,
      account_id: accountId,
      next_attempt_at: now,
      created_at: now,
      ...(isTooMuch ? { failed_at: now, last_error: WITHHELD } : {}),
    },
  ]);
}
