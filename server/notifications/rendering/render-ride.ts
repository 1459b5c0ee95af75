import { SITE_PATHS } from "../../../domain/company/site-map.ts";
import { type CalendarRide, calendarFile, calendarMethod } from "../../../domain/rides/calendar-file.ts";
import type { RideNotificationKind } from "../../../contract/rides/ride-message.ts";
import { rideStatusSchema } from "../../../contract/rides/ride.ts";
import type { MailPart } from "../mail.ts";
import { type CodeFacts, type RideFacts, CALENDAR_NOTIFICATIONS } from "../notification-kinds.ts";
import { rideTemplate } from "../phone/ride-templates.ts";
import { rideWords } from "../ride-words.ts";
import type { NotificationStrings } from "../strings/notification-strings.ts";
import { breakdown, details, payment } from "./ride-details.ts";
import {
  type QueuedNotification,
  type RenderedNotification,
  type Rendering,
  closing,
  mail,
  writing,
} from "./rendering.ts";

/** A message to a passenger about their ride. */
export function renderRide(
  kind: RideNotificationKind,
  ride: RideFacts,
  { message, ...rendering }: Rendering & { message: QueuedNotification },
): RenderedNotification {
  const { strings, page, picture, sender } = rendering;
  const words = rideWords(strings, ride);
  const textKind = kind === "cancelled" ? kindOfEnd(ride) : kind;
  const text = strings.ride[textKind];
  const link = page(SITE_PATHS.track.replace("{code}", encodeURIComponent(ride.trackingCode)));
  const isReceipt = kind === "receipt";
  const parts: MailPart[] = [
    { is: "text", text: strings.hello(ride.riderName) },
    { is: "text", text: text.opening(words) },
    ...rejectionParts(strings, ride),
    { is: "facts", rows: details(strings, ride) },
  ];
  if (picture) {
    const alt = strings.mapOf(ride.pickup, ride.dropoff);
    parts.push({ is: "picture", alt, credits: picture.credits });
  }
  if (isReceipt) parts.push({ is: "sum", rows: breakdown(strings, ride, sender.taxRates) });
  if (isReceipt && ride.paidBy) parts.push({ is: "facts", rows: payment(strings, ride) });
  if (kind !== "cancelled") {
    parts.push({ is: "link", ...linkWords(strings, kind), href: link });
  }
  parts.push(...closing(rendering));
  const subject = text.subject(words);
  const why = whyRejected(strings, ride).join(" ");
  return {
    ...mail(subject, parts, rendering),
    short: shortText(strings, text.short(words), ride),
    template: rideTemplate(textKind, { ...writing(rendering), words, why, code: ride.startCode }),
    link,
    ride,
    ...(CALENDAR_NOTIFICATIONS.includes(kind) && calendarOf(ride, { message, link, strings, sender })),
    ...(picture && { picture: picture.png }),
  };
}

/** The words of the link to a ride's page, by what its passenger can do there. */
function linkWords(strings: NotificationStrings, kind: RideNotificationKind) {
  const { buttons } = strings;
  if (kind === "receipt") return { intro: strings.receiptLink, button: buttons.receipt };
  if (kind === "no_show") return { intro: strings.missed, button: buttons.again };
  return { intro: strings.follow, button: buttons.follow };
}

/** The company that didn't take a ride says so: the passenger has not cancelled anything. */
function kindOfEnd(ride: RideFacts): "cancelled" | "rejected" | "unpaid" {
  if (ride.status === "Rejected") return "rejected";
  return ride.unpaidDeposit ? "unpaid" : "cancelled";
}

/** The code by which a guest proves that a booking is theirs, or adds it to an account. */
export function renderCode(
  { reference, code, claims = false }: CodeFacts,
  rendering: Rendering,
): RenderedNotification {
  const { strings, sender } = rendering;
  const { subject, claim, ...booking } = strings.bookingCode;
  const { opening, ending, short } = claims ? claim : booking;
  const parts: MailPart[] = [
    { is: "text", text: opening(reference) },
    { is: "text", text: code },
    { is: "text", text: ending },
    ...closing(rendering),
  ];
  const words = { code, reference, company: sender.company.name };
  return { ...mail(subject(code), parts, rendering), short: short(words), link: sender.publicUrl };
}

function shortText(strings: NotificationStrings, text: string, ride: RideFacts): string {
  const { startCode } = ride;
  const code = startCode === undefined ? [] : [strings.startCode(startCode)];
  return [text, ...whyRejected(strings, ride), ...code].join(" ");
}

type Calendar = Pick<Rendering, "strings" | "sender"> & { message: QueuedNotification; link: string };

function calendarOf(ride: RideFacts, { message, link, strings, sender }: Calendar) {
  const { version, durationMin } = ride;
  if (version === undefined || durationMin === undefined) return {};
  const entry: CalendarRide = {
    reference: ride.reference,
    version,
    status: rideStatusSchema.parse(ride.status),
    ride_datetime: ride.rideDatetime,
    duration_min: durationMin,
    pickup_location: ride.pickup,
    dropoff_location: ride.dropoff,
    ...(ride.stops ? { stops: ride.stops.map((location) => ({ location })) } : {}),
  };
  const content = calendarFile(entry, {
    link,
    title: `${strings.calendarTitle} · ${sender.company.name}`,
    now: message.created_at,
    mail: { from: sender.company.email, to: message.recipient },
  });
  return { calendar: { method: calendarMethod(entry), content } };
}

function rejectionParts(strings: NotificationStrings, ride: RideFacts): MailPart[] {
  return whyRejected(strings, ride).map((text) => ({ is: "text", text }));
}

/** The reason the office chose, in the passenger's language, and what it typed. */
function whyRejected(strings: NotificationStrings, { rejection }: RideFacts): string[] {
  const { reason, note } = rejection ?? {};
  const { says, reasons } = strings.rejection;
  return [...(reason ? [says(reasons[reason])] : []), ...(note ? [note] : [])];
}
