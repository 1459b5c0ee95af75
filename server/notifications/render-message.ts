import { canonicalPhone, displayPhone } from "../../contract/accounts/phone-number.ts";
import { SITE_PATHS, localizedPath } from "../../contract/company/site-map.ts";
import type { Company } from "../../contract/company/company.ts";
import { languageOf } from "../../contract/languages.ts";
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

  const rideKind = RIDE_MESSAGES.find((kind) => kind === message.kind);
  if (rideKind) return renderRide(rideKind, rideFactsSchema.parse(message.payload), { texts, page, house });
  const alert = DRIVER_ALERTS.find((kind) => kind === message.kind);
  if (alert) return renderAlert(alert, rideFactsSchema.parse(message.payload), { texts, page, house });
  const account = ACCOUNT_MESSAGES.find((kind) => kind === message.kind);
  if (account) {
    const { token } = accountFactsSchema.parse(message.payload);
    return renderAccount(account, token, { texts, page, house });
  }
  if (OFFICE_MESSAGES.some((kind) => kind === message.kind)) return renderOffice(message.payload, house);
  throw new Error("the outbox holds a message of a kind nobody knows");
}

type Rendering = { texts: MessageTexts; page: (path: string) => string; house: House };

function renderRide(kind: RideMessageKind, ride: RideFacts, rendering: Rendering): RenderedMessage {
  const { texts, page, house } = rendering;
  const words = rideWords(texts, ride);
  const text = texts.ride[kind];
  const link = page(SITE_PATHS.track.replace("{code}", encodeURIComponent(ride.trackingCode)));
  const parts = [
    texts.hello(ride.riderName),
    text.opening(words),
    details(texts, ride),
    kind === "receipt" ? breakdown(texts, ride) : null,
    kind === "cancelled" ? null : `${kind === "receipt" ? texts.receiptLink : texts.follow}\n${link}`,
    texts.questions(readablePhone(house.company.phone)),
    signature(house.company),
  ];
  return { subject: text.subject(words), body: joined(parts), short: text.short(words), link, ride };
}

function renderAlert(kind: DriverAlertKind, ride: RideFacts, { texts, page }: Rendering): RenderedMessage {
  const { title, body } = texts.alert[kind];
  const short = body(rideWords(texts, ride));
  const path = kind === "ride_in_pool" ? SITE_PATHS.driverPanel : SITE_PATHS.activeRides;
  return { subject: title, body: short, short, link: page(path), ride };
}

function renderAccount(
  kind: "password_link" | "invitation",
  token: string,
  { texts, page, house }: Rendering,
): RenderedMessage {
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
  const body = joined([
    opening,
    link,
    ending,
    texts.questions(readablePhone(house.company.phone)),
    signature(house.company),
  ]);
  return { subject, body, short: `${opening} ${link}`, link };
}

function renderOffice(payload: unknown, { publicUrl }: House): RenderedMessage {
  const { subject, replyTo, lines, text } = officeFactsSchema.parse(payload);
  const link = `${publicUrl}${SITE_PATHS.admin}`;
  const facts = lines.map(({ label, value }) => `${label}: ${value}`).join("\n");
  const body = joined([facts, text || null, `In the staff's inbox: ${link}`]);
  return { subject, replyTo, body, short: subject, link };
}

function details(texts: MessageTexts, ride: RideFacts): string {
  const { labels } = texts;
  const { driver } = ride;
  const lines: [string, string][] = [
    [labels.reference, ride.reference],
    [labels.when, formatDateTime(texts, new Date(ride.completedAt ?? ride.rideDatetime))],
    [labels.pickup, ride.pickup],
    [labels.dropoff, ride.dropoff],
    [labels.party, labels.people(ride.passengers, ride.luggage)],
    [labels.fare, formatBoth(texts, ride.fareCents)],
  ];
  if (driver) {
    lines.push(
      [labels.driver, driver.name],
      [labels.vehicle, driver.vehicle],
      [labels.plate, driver.plate],
      [labels.phone, readablePhone(driver.phone)],
    );
  }
  return lines.map(([label, value]) => `${label}: ${value}`).join("\n");
}

/** The lines of the fare with their amounts under one another, and the total they add up to. */
function breakdown(texts: MessageTexts, ride: RideFacts): string {
  const rows = ride.breakdown.map((line) => [
    describeFareLine(texts, line),
    formatDollars(texts, line.amount),
  ]);
  rows.push([texts.labels.total, formatDollars(texts, ride.fareCents)]);
  const width = Math.max(...rows.map(([label = ""]) => label.length));
  const across = Math.max(...rows.map(([, amount = ""]) => amount.length));
  return rows
    .map(([label = "", amount = ""]) => `${label.padEnd(width)}  ${amount.padStart(across)}`)
    .join("\n");
}

function signature(company: Company): string {
  return [company.name, company.address, `${readablePhone(company.phone)} · ${company.email}`].join("\n");
}

function readablePhone(phone: string): string {
  return displayPhone(canonicalPhone(phone) ?? phone);
}

function joined(parts: readonly (string | null)[]): string {
  return `${parts.filter((part) => part !== null).join("\n\n")}\n`;
}
