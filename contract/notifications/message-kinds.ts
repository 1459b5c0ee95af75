import { BOOKING_CODE, type RideMessageKind } from "../rides/ride-message.ts";

/** Messages to a driver about their own papers, by mail and push. */
export const DRIVER_NOTICES = ["paper_runs_out"] as const;
export type DriverNoticeKind = (typeof DRIVER_NOTICES)[number];

/** A text of dispatch to a driver whose page may be in the background, by push. */
export const RADIO_TEXT = "radio_text";

/** A driver's call for help, to the devices of the desk, by push. */
export const CALL_FOR_HELP = "call_for_help";

/** Messages to the owner of an account: a link to set their password, or the same when the account is made. */
export const ACCOUNT_NOTIFICATIONS = ["password_link", "invitation", "confirm_email"] as const;

/** The code with which somebody signs in, or makes an account. */
export const SIGN_IN_CODE = "sign_in_code";

/** Messages with a code or a link for one reader alone: they are wiped as soon as they have gone. */
export const SECRET_NOTIFICATIONS = [BOOKING_CODE, SIGN_IN_CODE, ...ACCOUNT_NOTIFICATIONS] as const;

/** Messages about an account to its owner, with no links but to the site's own pages. */
export const ACCOUNT_NOTICES = [
  "email_change_asked",
  "email_changed",
  "phone_changed",
  "passkey_added",
  "new_device",
  "codes_guessed",
] as const;
export type AccountNoticeKind = (typeof ACCOUNT_NOTICES)[number];
/** A letter to somebody of the office that shows that mails arrive. */
export const TRIAL_LETTER = "trial_letter";

export type AccountNotificationKind =
  | (typeof ACCOUNT_NOTIFICATIONS)[number]
  | AccountNoticeKind
  | typeof TRIAL_LETTER;

/** Mails to the company's own address. */
export const STAFF_NOTIFICATIONS = [
  "contact_message",
  "driver_application",
  "paper_runs_out_for_staff",
] as const;
export type StaffNotificationKind = (typeof STAFF_NOTIFICATIONS)[number];

/** The mail with a month's statement to a hotel or a firm. */
export const PARTNER_STATEMENT = "partner_statement";

/** The office's answer to somebody who wrote to it. */
export const MESSAGE_ANSWER = "message_answer";

/** The office's answer to a passenger about a ride of theirs that went wrong. */
export const CASE_ANSWER = "case_answer";

/** The office asks a driver for their side of it, by mail and push. */
export const CASE_ASKED = "case_asked";

/** Where something is paid by link, sent to a passenger, a hotel or a firm. */
export const PAY_LINK = "pay_link";

/** A refund of a payment by link. */
export const PAYMENT_REFUNDED = "payment_refunded";

/** A driver's settlement, once it is closed. */
export const SETTLEMENT_CLOSED = "settlement_closed";

/** The week in figures, to somebody of the office who wants it. */
export const WEEK_MAIL = "week_mail";

/** A time that somebody waits for has become free. */
export const TIME_FREE = "time_free";

/** Every subject of a message. */
export type MessageKind =
  | RideMessageKind
  | DriverNoticeKind
  | typeof RADIO_TEXT
  | typeof CALL_FOR_HELP
  | AccountNotificationKind
  | typeof SIGN_IN_CODE
  | StaffNotificationKind
  | typeof PARTNER_STATEMENT
  | typeof MESSAGE_ANSWER
  | typeof CASE_ANSWER
  | typeof CASE_ASKED
  | typeof PAY_LINK
  | typeof PAYMENT_REFUNDED
  | typeof SETTLEMENT_CLOSED
  | typeof WEEK_MAIL
  | typeof TIME_FREE;
