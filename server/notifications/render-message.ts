import { canonicalPhone, displayPhone } from "../../contract/accounts/phone-number.ts";
import { SITE_PATHS, localizedPath } from "../../contract/company/site-map.ts";
import type { Company } from "../../contract/company/company.ts";
import { type Language, languageOf } from "../../contract/languages.ts";
import { type LetterPart, type LetterRow, letterAsText } from "./letter.ts";
import { letterAsHtml } from "./letter-as-html.ts";
import {
  type DriverAlertKind,
  type RideFacts,
  type RideMessageKind,
  ACCOUNT_MESSAGES,
  DRIVER_ALERTS,
  OFFICE_MESSAGES,
  RIDE_MESSAGES,
  accountFactsSchema,
  officeFactsSchema,
  rideFactsSchema,
} from "./message-kinds.ts";
import { describeFareLine, formatBoth, formatDateTime, formatDollars, rideWords } from "./ride-words.ts";
import type { MessageTexts } from "./texts/message-texts.ts";
import { MESSAGE_TEXTS } from "./texts/texts.ts";

/** A message as it stands in the outbox. */
export type QueuedMessage = { kind: string; language: string; payload: unknown };

/** A message in words: a mail has all of it, a phone or a browser the short text. */
export type RenderedMessage = {
  readonly subject: string;
  readonly body: string;
  /** The same as a page; null where a browser shows it. */
  readonly html: string | null;
  readonly short: string;
  /** The page it is about. */
  readonly link: string;
  readonly replyTo?: string;
  readonly ride?: RideFacts;
};

export type House = { readonly company: Company; readonly publicUrl: string };

/** Puts a queued message into the words of its reader. */
export function renderMessage(message: QueuedMessage, house: House): RenderedMessage {
  const language = languageOf(message.language);
  const texts = MESSAGE_TEXTS[language];
  const page = (path: string) => `${house.publicUrl}${localizedPath(language, path)}`;
  const rendering = { language, texts, page, house };

  const rideKind = RIDE_MESSAGES.find((kind) => kind === message.kind);
  if (rideKind) return renderRide(rideKind, rideFactsSchema.parse(message.payload), rendering);
  const alert = DRIVER_ALERTS.find((kind) => kind === message.kind);
  if (alert) return renderAlert(alert, rideFactsSchema.parse(message.payload), rendering);
  const account = ACCOUNT_MESSAGES.find((kind) => kind === message.kind);
  if (account) {
    const { token } = accountFactsSchema.parse(message.payload);
    return renderAccount(account, token, rendering);
  }
  if (OFFICE_MESSAGES.some((kind) => kind === message.kind)) return renderOffice(message.payload, house);
  throw new Error("the outbox holds a message of a kind nobody knows");
}

type Rendering = { language: Language; texts: MessageTexts; page: (path: string) => string; house: House };

function renderRide(kind: RideMessageKind, ride: RideFacts, rendering: Rendering): RenderedMessage {
  const { texts, page } = rendering;
  const words = rideWords(texts, ride);
  const text = texts.ride[kind];
  const link = page(SITE_PATHS.track.replace("{code}", encodeURIComponent(ride.trackingCode)));
  const isReceipt = kind === "receipt";
  const parts: LetterPart[] = [
    { is: "text", text: texts.hello(ride.riderName) },
    { is: "text", text: text.opening(words) },
    { is: "facts", rows: details(texts, ride) },
  ];
  if (isReceipt) parts.push({ is: "sum", rows: breakdown(texts, ride) });
  if (kind !== "cancelled") {
    const intro = isReceipt ? texts.receiptLink : texts.follow;
    const button = isReceipt ? texts.buttons.receipt : texts.buttons.follow;
    parts.push({ is: "link", intro, button, href: link });
  }
  parts.push(...farewell(rendering));
  const subject = text.subject(words);
  return { ...letter(subject, parts, rendering), short: text.short(words), link, ride };
}

function renderAlert(kind: DriverAlertKind, ride: RideFacts, { texts, page }: Rendering): RenderedMessage {
  const { title, body } = texts.alert[kind];
  const short = body(rideWords(texts, ride));
  const path = kind === "ride_in_pool" ? SITE_PATHS.driverPanel : SITE_PATHS.activeRides;
  return { subject: title, body: short, html: null, short, link: page(path), ride };
}

function renderAccount(
  kind: "password_link" | "invitation",
  token: string,
  rendering: Rendering,
): RenderedMessage {
  const { texts, page, house } = rendering;
  const { name } = house.company;
  // Behind the hash: what stands there is never sent to a server, so no log keeps it.
  const link = `${page(SITE_PATHS.resetPassword)}#token=${encodeURIComponent(token)}`;
  const { subject, opening, ending } =
    kind === "password_link"
      ? texts.passwordLink
      : {
          subject: texts.invitation.subject(name),
          opening: texts.invitation.opening(name),
          ending: texts.invitation.ending,
        };
  const parts: LetterPart[] = [
    { is: "text", text: opening },
    { is: "link", intro: null, button: texts.buttons.password, href: link },
    { is: "text", text: ending },
    ...farewell(rendering),
  ];
  return { ...letter(subject, parts, rendering), short: `${opening} ${link}`, link };
}

function renderOffice(payload: unknown, house: House): RenderedMessage {
  const { subject, replyTo, lines, text } = officeFactsSchema.parse(payload);
  const link = `${house.publicUrl}${SITE_PATHS.admin}`;
  const parts: LetterPart[] = [
    { is: "facts", rows: lines.map(({ label, value }) => [label, value] as const) },
    ...(text ? [{ is: "text", text } as const] : []),
    { is: "link", intro: "In the staff's inbox:", button: "Open", href: link },
  ];
  return { ...letter(subject, parts, { language: "en", house }), replyTo, short: subject, link };
}

/** A letter in its two ways. */
function letter(
  subject: string,
  parts: readonly LetterPart[],
  { language, house }: Pick<Rendering, "language" | "house">,
) {
  const html = letterAsHtml({ subject, language, company: house.company.name, parts });
  return { subject, body: letterAsText(parts), html };
}

function farewell({ texts, house }: Rendering): LetterPart[] {
  const { name, address, phone, email } = house.company;
  return [
    { is: "text", text: texts.questions(readablePhone(phone)) },
    { is: "signature", lines: [name, address, `${readablePhone(phone)} · ${email}`] },
  ];
}

function details(texts: MessageTexts, ride: RideFacts): LetterRow[] {
  const { labels } = texts;
  const { driver } = ride;
  const rows: LetterRow[] = [
    [labels.reference, ride.reference],
    [labels.when, formatDateTime(texts, new Date(ride.completedAt ?? ride.rideDatetime))],
    [labels.pickup, ride.pickup],
    [labels.dropoff, ride.dropoff],
    [labels.party, labels.people(ride.passengers, ride.luggage)],
    [labels.fare, formatBoth(texts, ride.fareCents)],
  ];
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

/** The lines of the fare, and the total they add up to. */
function breakdown(texts: MessageTexts, ride: RideFacts): LetterRow[] {
  return [
    ...ride.breakdown.map(
      (line): LetterRow => [describeFareLine(texts, line), formatDollars(texts, line.amount)],
    ),
    [texts.labels.total, formatDollars(texts, ride.fareCents)],
  ];
}

function readablePhone(phone: string): string {
  return displayPhone(canonicalPhone(phone) ?? phone);
}
