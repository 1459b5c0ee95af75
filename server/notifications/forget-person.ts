import type { Forget } from "../accounts/own-account/delete-account.ts";
import {
  blankAlertsAbout,
  blankDriverInMessages,
  deleteMessagesAbout,
  deleteMessagesTo,
  deleteMessagesToEmail,
} from "./forget-person.queries.ts";
import { removeSubscriptionsOf } from "./push.queries.ts";

/** Takes a person out of the messages to them, about their rides and about them as a driver. */
export const forgetInMessages: Forget = async (trx, { owner: { accountId }, driver, emailKey }) => {
  await deleteMessagesAbout(trx, accountId);
  await blankAlertsAbout(trx, accountId);
  if (driver !== null) await blankDriverInMessages(trx, driver);
  await removeSubscriptionsOf(trx, accountId);
  await deleteMessagesTo(trx, accountId);
  if (emailKey !== null) await deleteMessagesToEmail(trx, emailKey);
};
