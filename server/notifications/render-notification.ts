import { canonicalPhone, displayPhone } from "../../contract/accounts/phone-number.ts";
import { SITE_PATHS, localizedPath } from "../../contract/company/site-map.ts";
import type { Company } from "../../contract/company/company.ts";
import { type Language, languageOf } from "../../contract/languages.ts";
import { type MailPart, type MailRow, mailAsText } from "./mail.ts";
import { mailAsHtml } from "./mail-as-html.ts";
import {
  type AccountNoticeKind,
  type DriverAlertKind,
  type RideFacts,
  type RideNotificationKind,
  type CodeFacts,
  ACCOUNT_NOTICES,
  ACCOUNT_NOTIFICATIONS,
  BOOKING_CODE,
  DRIVER_ALERTS,
  DRIVER_NOTICES,
  STAFF_NOTIFICATIONS,
  RIDE_NOTIFICATIONS,
  accountFactsSchema,
  type PaperFacts,
  codeFactsSchema,
  contactFactsSchema,
  paperFactsSchema,
  rideFactsSchema,
} from "./notification-kinds.ts";
import {
  describeFareLine,
  formatBoth,
  formatDate,
  formatDateTime,
  formatDollars,
  formatGuilders,
  rideWords,
} from "./ride-words.ts";
import type { NotificationStrings } from "./strings/notification-strings.ts";
import { NOTIFICATION_STRINGS } from "./strings/strings.ts";

/** A message as it stands in the outbox. */
export type QueuedNotification = { kind: string; language: string; payload: unknown };

/** A message in words: a mail has all of it, a phone or a browser the short text. */
export type RenderedNotification = {
  readonly subject: string;
  readonly body: string;
  /** The same as a page; null where a browser shows it. */
  readonly html: string | null;
  readonly short: string;
  /** The page it is about. */
  readonly link: string;
  readonly replyTo?: string;
  readonly ride?: RideFacts;
  /** Shown in the page: a PNG. */
  readonly picture?: Buffer;
};

/** The company that writes, and where its site is. */
export type Sender = { readonly company: Company; readonly publicUrl: string };

/** The way of a ride, drawn, and whose data it is. */
export type TripPicture = { readonly png: Buffer; readonly credits: string };

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
  if (rideKind) return renderRide(rideKind, rideFactsSchema.parse(message.payload), rendering);
  if (message.kind === BOOKING_CODE) return renderCode(codeFactsSchema.parse(message.payload), rendering);
  const alert = DRIVER_ALERTS.find((kind) => kind === message.kind);
  if (alert) return renderAlert(alert, rideFactsSchema.parse(message.payload), rendering);
  const account = ACCOUNT_NOTIFICATIONS.find((kind) => kind === message.kind);
  if (account) {
    const { token } = accountFactsSchema.parse(message.payload);
    return renderAccount(account, token, rendering);
  }
  const notice = ACCOUNT_NOTICES.find((kind) => kind === message.kind);
  if (notice) return renderNotice(notice, rendering);
  if (DRIVER_NOTICES.some((kind) => kind === message.kind)) {
    return renderPaperNotice(paperFactsSchema.parse(message.payload), rendering);
  }
  if (STAFF_NOTIFICATIONS.some((kind) => kind === message.kind)) {
    return renderContact(message.payload, sender);
  }
  throw new Error("the outbox holds a message of a kind nobody knows");
}

type Rendering = {
  language: Language;
  strings: NotificationStrings;
  page: (path: string) => string;
  sender: Sender;
  picture: TripPicture | null;
};

function renderRide(kind: RideNotificationKind, ride: RideFacts, rendering: Rendering): RenderedNotification {
  const { strings, page, picture } = rendering;
  const words = rideWords(strings, ride);
  // The company that could not take a ride says so: the passenger has not cancelled anything.
  const text = strings.ride[kind === "cancelled" && ride.status === "Rejected" ? "rejected" : kind];
  const link = page(SITE_PATHS.track.replace("{code}", encodeURIComponent(ride.trackingCode)));
  const isReceipt = kind === "receipt";
  const parts: MailPart[] = [
    { is: "text", text: strings.hello(ride.riderName) },
    { is: "text", text: text.opening(words) },
    { is: "facts", rows: details(strings, ride) },
  ];
  if (picture) {
    const alt = strings.mapOf(ride.pickup, ride.dropoff);
    parts.push({ is: "picture", alt, credits: picture.credits });
  }
  if (isReceipt) parts.push({ is: "sum", rows: breakdown(strings, ride) });
  if (isReceipt && ride.paidBy) parts.push({ is: "facts", rows: payment(strings, ride) });
  if (kind !== "cancelled") {
    const intro = isReceipt ? strings.receiptLink : strings.follow;
    const button = isReceipt ? strings.buttons.receipt : strings.buttons.follow;
    parts.push({ is: "link", intro, button, href: link });
  }
  parts.push(...closing(rendering));
  const subject = text.subject(words);
  return {
    ...mail(subject, parts, rendering),
    short: shortText(strings, text.short(words), ride),
    link,
    ride,
    ...(picture && { picture: picture.png }),
  };
}

function renderCode({ reference, code }: CodeFacts, rendering: Rendering): RenderedNotification {
  const { strings, sender } = rendering;
  const { subject, opening, ending, short } = strings.bookingCode;
  const parts: MailPart[] = [
    { is: "text", text: opening(reference) },
    { is: "text", text: code },
    { is: "text", text: ending },
    ...closing(rendering),
  ];
  const words = { code, reference, company: sender.company.name };
  return { ...mail(subject(code), parts, rendering), short: short(words), link: sender.publicUrl };
}

function shortText(strings: NotificationStrings, text: string, { startCode }: RideFacts): string {
  return startCode === undefined ? text : `${text} ${strings.startCode(startCode)}`;
}

function renderAlert(
  kind: DriverAlertKind,
  ride: RideFacts,
  { strings, page }: Rendering,
): RenderedNotification {
  const { title, body } = strings.alert[kind];
  const short = body(rideWords(strings, ride));
  const path = kind === "ride_in_pool" ? SITE_PATHS.driverPanel : SITE_PATHS.activeRides;
  return { subject: title, body: short, html: null, short, link: page(path), ride };
}

function renderAccount(
  kind: (typeof ACCOUNT_NOTIFICATIONS)[number],
  token: string,
  rendering: Rendering,
): RenderedNotification {
  const { strings, page, sender } = rendering;
  const { name } = sender.company;
  // In the fragment, which is never sent to a server, so no log keeps it.
  const path = kind === "confirm_email" ? SITE_PATHS.confirmEmail : SITE_PATHS.resetPassword;
  const link = `${page(path)}#token=${encodeURIComponent(token)}`;
  const { subject, opening, ending } = {
    password_link: strings.passwordLink,
    confirm_email: strings.confirmEmail,
    invitation: {
      subject: strings.invitation.subject(name),
      opening: strings.invitation.opening(name),
      ending: strings.invitation.ending,
    },
  }[kind];
  const button = kind === "confirm_email" ? strings.buttons.confirmEmail : strings.buttons.password;
  const parts: MailPart[] = [
    { is: "text", text: opening },
    { is: "link", intro: null, button, href: link },
    { is: "text", text: ending },
    ...closing(rendering),
  ];
  return { ...mail(subject, parts, rendering), short: `${opening} ${link}`, link };
}

/** Tells of a change and what to do if somebody else made it: a new password ends every session. */
function renderNotice(kind: AccountNoticeKind, rendering: Rendering): RenderedNotification {
  const { strings, page } = rendering;
  const { subject, opening } = strings.notice[kind];
  const link = page(SITE_PATHS.forgotPassword);
  const parts: MailPart[] = [
    { is: "text", text: opening },
    { is: "link", intro: strings.notice.ifNotYou, button: strings.buttons.password, href: link },
    ...closing(rendering),
  ];
  return { ...mail(subject, parts, rendering), short: opening, link };
}

/** Which paper runs out and when, and that rides stop with it. */
function renderPaperNotice(facts: PaperFacts, rendering: Rendering): RenderedNotification {
  const { strings, page } = rendering;
  const { papers } = strings;
  const paper = papers.names[facts.paper];
  const day = formatDate(strings, facts.lastDay);
  const subject = papers.subject(paper, day);
  const opening = papers.opening(paper, day, facts.daysLeft);
  const link = page(SITE_PATHS.driverProfile);
  const parts: MailPart[] = [
    { is: "text", text: strings.hello(facts.name) },
    { is: "text", text: opening },
    { is: "text", text: papers.ending },
    { is: "link", intro: null, button: papers.button, href: link },
    ...closing(rendering),
  ];
  return { ...mail(subject, parts, rendering), short: `${opening} ${papers.ending}`, link };
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

/** A mail as text and as HTML. */
function mail(
  subject: string,
  parts: readonly MailPart[],
  { language, sender }: Pick<Rendering, "language" | "sender">,
) {
  const html = mailAsHtml({ subject, language, company: sender.company.name, parts });
  return { subject, body: mailAsText(parts), html };
}

function closing({ strings, sender }: Rendering): MailPart[] {
  const { name, address, phone, email } = sender.company;
  return [
    { is: "text", text: strings.questions(readablePhone(phone)) },
    { is: "signature", lines: [name, address, `${readablePhone(phone)} · ${email}`] },
  ];
}

/** What a passenger is told of a ride; of what an edit has changed also how it was. */
function details(strings: NotificationStrings, ride: RideFacts): MailRow[] {
  const { labels } = strings;
  const { driver, earlier } = ride;
  const before = earlier ? tripDetails(strings, { ...ride, ...(earlier as Partial<RideFacts>) }) : [];
  const rows = tripDetails(strings, ride).map(([label, value], index): MailRow => {
    const was = before[index]?.[1] ?? value;
    return [label, was === value ? value : `${value} (${strings.before(was)})`];
  });
  if (ride.startCode !== undefined) rows.push([labels.startCode, ride.startCode]);
  if (driver) {
    rows.push(
      [labels.driver, driver.name],
      [labels.vehicle, driver.vehicle],
      [labels.plate, driver.plate],
      [labels.phone, readablePhone(driver.phone)],
    );
  }
  return rows;
}

function tripDetails(strings: NotificationStrings, ride: RideFacts): MailRow[] {
  const { labels } = strings;
  return [
    [labels.reference, ride.reference],
    [labels.when, formatDateTime(strings, new Date(ride.completedAt ?? ride.rideDatetime))],
    [labels.pickup, ride.pickup],
    [labels.dropoff, ride.dropoff],
    [labels.party, labels.people(ride.passengers, ride.luggage)],
    [labels.fare, formatBoth(strings, ride.fareCents)],
  ];
}

/** The lines of the fare, and the total they add up to. */
function breakdown(strings: NotificationStrings, ride: RideFacts): MailRow[] {
  return [
    ...ride.breakdown.map(
      (line): MailRow => [describeFareLine(strings, line), formatDollars(strings, line.amount)],
    ),
    [strings.labels.total, formatDollars(strings, ride.fareCents)],
  ];
}

/** How it was paid, and the tip in the money it was given in. */
function payment(strings: NotificationStrings, { paidBy, tipCents, tipXcgCents }: RideFacts): MailRow[] {
  if (!paidBy) return [];
  const tip = tipXcgCents ? formatGuilders(strings, tipXcgCents) : formatDollars(strings, tipCents ?? 0);
  return [
    [strings.paid.label, strings.paid.by[paidBy]],
    ...(tipCents ? [[strings.paid.tip, tip] as const] : []),
  ];
}

function readablePhone(phone: string): string {
  return displayPhone(canonicalPhone(phone) ?? phone);
}
