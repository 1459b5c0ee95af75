import { SITE_PATHS, localizedPath } from "../../../domain/company/site-map.ts";
import { languageOf } from "../../../domain/languages.ts";
import {
  ACCOUNT_NOTICES,
  ACCOUNT_NOTIFICATIONS,
  CALL_FOR_HELP,
  DRIVER_NOTICES,
  CASE_ANSWER,
  CASE_ASKED,
  MESSAGE_ANSWER,
  PARTNER_STATEMENT,
  PAYMENT_REFUNDED,
  PAY_LINK,
  SETTLEMENT_CLOSED,
  SIGN_IN_CODE,
  RADIO_TEXT,
  STAFF_NOTIFICATIONS,
  TIME_FREE,
  TRIAL_LETTER,
  WEEK_MAIL,
} from "../../../contract/notifications/message-kinds.ts";
import { BOOKING_CODE, DRIVER_ALERTS, RIDE_NOTIFICATIONS } from "../../../contract/rides/ride-message.ts";
import {
  accountFactsSchema,
  answerFactsSchema,
  caseAnswerFactsSchema,
  caseQuestionFactsSchema,
  codeFactsSchema,
  contactFactsSchema,
  emergencyFactsSchema,
  paperFactsSchema,
  payLinkFactsSchema,
  radioFactsSchema,
  refundFactsSchema,
  rideFactsSchema,
  settlementFactsSchema,
  signInCodeFactsSchema,
  statementFactsSchema,
  timeFreeFactsSchema,
  weekFactsSchema,
} from "../notification-kinds.ts";
import type { MailPart } from "../mail.ts";
import { NOTIFICATION_STRINGS } from "../strings/strings.ts";
import { renderAccount, renderNotice, renderSignInCode, renderTrialLetter } from "./render-account.ts";
import { renderAnswer, renderCaseAnswer, renderCaseQuestion } from "./render-answer.ts";
import { renderAlert, renderEmergency, renderPaperNotice, renderRadioText } from "./render-for-driver.ts";
import { renderPayLink } from "./render-pay-link.ts";
import { renderRefund } from "./render-refund.ts";
import { renderSettlement } from "./render-settlement.ts";
import { renderStatement } from "./render-statement.ts";
import { renderTimeFree } from "./render-time-free.ts";
import { renderWeek } from "./render-week.ts";
import { renderCode, renderRide } from "./render-ride.ts";
import {
  type QueuedNotification,
  type RenderedNotification,
  type Sender,
  type TripPicture,
  mail,
} from "./rendering.ts";

/** Puts a queued message into the words of its reader. */
export function renderNotification(
  message: QueuedNotification,
  sender: Sender,
  picture: TripPicture | null = null,
): RenderedNotification {
  const language = languageOf(message.language);
  const strings = NOTIFICATION_STRINGS[language];
  const page = (path: string) => `${sender.publicUrl}${localizedPath(language, path)}`;
  const rendering = { language, strings, page, sender, picture };

  const rideKind = RIDE_NOTIFICATIONS.find((kind) => kind === message.kind);
  if (rideKind)
    return renderRide(rideKind, rideFactsSchema.parse(message.payload), { ...rendering, message });
  if (message.kind === BOOKING_CODE) return renderCode(codeFactsSchema.parse(message.payload), rendering);
  if (message.kind === SIGN_IN_CODE) {
    return renderSignInCode(signInCodeFactsSchema.parse(message.payload), rendering);
  }
  const alert = DRIVER_ALERTS.find((kind) => kind === message.kind);
  if (alert) return renderAlert(alert, rideFactsSchema.parse(message.payload), rendering);
  const account = ACCOUNT_NOTIFICATIONS.find((kind) => kind === message.kind);
  if (account) return renderAccount(account, accountFactsSchema.parse(message.payload), rendering);
  const notice = ACCOUNT_NOTICES.find((kind) => kind === message.kind);
  if (notice) return renderNotice(notice, rendering);
  if (message.kind === TRIAL_LETTER) return renderTrialLetter(rendering);
  if (DRIVER_NOTICES.some((kind) => kind === message.kind)) {
    return renderPaperNotice(paperFactsSchema.parse(message.payload), rendering);
  }
  if (message.kind === RADIO_TEXT) {
    return renderRadioText(radioFactsSchema.parse(message.payload), rendering);
  }
  if (message.kind === CALL_FOR_HELP) {
    return renderEmergency(emergencyFactsSchema.parse(message.payload), rendering);
  }
  if (message.kind === PARTNER_STATEMENT) {
    return renderStatement(statementFactsSchema.parse(message.payload), rendering);
  }
  if (message.kind === SETTLEMENT_CLOSED) {
    return renderSettlement(settlementFactsSchema.parse(message.payload), rendering);
  }
  if (message.kind === WEEK_MAIL) return renderWeek(weekFactsSchema.parse(message.payload), rendering);
  if (message.kind === MESSAGE_ANSWER) {
    return renderAnswer(answerFactsSchema.parse(message.payload), rendering);
  }
  if (message.kind === CASE_ANSWER) {
    return renderCaseAnswer(caseAnswerFactsSchema.parse(message.payload), rendering);
  }
  if (message.kind === CASE_ASKED) {
    return renderCaseQuestion(caseQuestionFactsSchema.parse(message.payload), rendering);
  }
  if (message.kind === PAY_LINK) return renderPayLink(payLinkFactsSchema.parse(message.payload), rendering);
  if (message.kind === TIME_FREE) {
    return renderTimeFree(timeFreeFactsSchema.parse(message.payload), rendering);
  }
  if (message.kind === PAYMENT_REFUNDED) {
    return renderRefund(refundFactsSchema.parse(message.payload), rendering);
  }
  if (STAFF_NOTIFICATIONS.some((kind) => kind === message.kind)) {
    return renderContact(message.payload, sender);
  }
  throw new Error("the outbox holds a message of a kind nobody knows");
}

function renderContact(payload: unknown, sender: Sender): RenderedNotification {
  const { subject, replyTo, lines, text, link: to } = contactFactsSchema.parse(payload);
  const link = `${sender.publicUrl}${SITE_PATHS.admin}${to?.path ?? ""}`;
  const parts: MailPart[] = [
    { is: "facts", rows: lines.map(({ label, value }) => [label, value] as const) },
    ...(text ? [{ is: "text", text } as const] : []),
    { is: "link", intro: to?.intro ?? "In the staff's inbox:", button: "Open", href: link },
  ];
  return { ...mail(subject, parts, { language: "en", sender }), replyTo, short: subject, link };
}
