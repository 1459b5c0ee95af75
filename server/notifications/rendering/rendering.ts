import type { Company } from "../../../domain/company/company.ts";
import { canonicalPhone, displayPhone } from "../../../domain/accounts/phone-number.ts";
import type { DatedRate } from "../../../domain/dated-rates.ts";
import type { Language } from "../../../domain/languages.ts";
import type { PhoneTemplate } from "../phone/phone-template.ts";
import { type MailPart, mailAsText } from "../mail.ts";
import { mailAsHtml } from "../mail-as-html.ts";
import type { RideFacts } from "../notification-kinds.ts";
import type { NotificationStrings } from "../strings/notification-strings.ts";

/** A message as it stands in the outbox. */
export type QueuedNotification = {
  kind: string;
  language: string;
  payload: unknown;
  recipient: string;
  created_at: Date;
};

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
  /** A person wrote it, which a mail program need not be told of the others. */
  readonly byHand?: true;
  /** The short text as WhatsApp takes it; missing where it is not for there. */
  readonly template?: PhoneTemplate;
  readonly ride?: RideFacts;
  /** A browser shows it in the place of an earlier one of that name. */
  readonly tag?: string;
  /** It stays on the screen of a device until somebody touches it, and sounds each time. */
  readonly urgent?: true;
  /** So long it may wait for a device that is off, where that is less than an hour. */
  readonly lifeSeconds?: number;
  /** The ride for the reader's calendar, which goes with the mail. */
  readonly calendar?: { readonly method: "REQUEST" | "CANCEL"; readonly content: string };
  /** Shown in the page: a PNG. */
  readonly picture?: Buffer;
  /** The company's logo at its head: a PNG. */
  readonly logo?: Buffer;
};

/** The company that writes, where its site is, and the turnover tax that is in its fares. */
export type Sender = {
  readonly company: Company;
  readonly publicUrl: string;
  readonly taxRates: readonly DatedRate[];
  /** Its logo as a small PNG, where it has one. */
  readonly logo?: Buffer;
};

/** The way of a ride, drawn, and whose data it is. */
export type TripPicture = { readonly png: Buffer; readonly credits: string };

/** Everything that a message is rendered with. */
export type Rendering = {
  language: Language;
  strings: NotificationStrings;
  page: (path: string) => string;
  sender: Sender;
  picture: TripPicture | null;
};

/** The needs of a template: the language, its words and the company's name. */
export function writing({ language, strings, sender }: Omit<Rendering, "page">) {
  return { language, strings, company: sender.company.name };
}

/** A mail as text and as HTML. */
export function mail(
  subject: string,
  parts: readonly MailPart[],
  { language, sender }: Pick<Rendering, "language" | "sender">,
) {
  const { company, logo } = sender;
  const html = mailAsHtml({ subject, language, company: company.name, hasLogo: logo !== undefined, parts });
  return { subject, body: mailAsText(parts), html, ...(logo && { logo }) };
}

/** How every mail ends: where questions go, and who writes. */
export function closing({ strings, sender }: Rendering): MailPart[] {
  const { name, address, phone, email } = sender.company;
  return [
    { is: "text", text: strings.questions(readablePhone(phone)) },
    { is: "signature", lines: [name, address, `${readablePhone(phone)} · ${email}`] },
  ];
}

/** A phone number as people read it. */
export function readablePhone(phone: string): string {
  return displayPhone(canonicalPhone(phone) ?? phone);
}
