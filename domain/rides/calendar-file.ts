import { MINUTE_MS } from "../time-units.ts";
import type { RideStatus } from "./ride-states.ts";

/** How long before the pickup the calendar reminds the passenger. */
const REMINDER_MIN = 30;
const LINE_OCTETS = 75;

const CALLED_OFF: ReadonlySet<RideStatus> = new Set(["Cancelled", "Rejected", "NoShow"]);

/** The part of a ride that stands in a calendar. */
export type CalendarRide = {
  readonly reference: string;
  readonly version: number;
  readonly status: RideStatus;
  readonly ride_datetime: string;
  readonly duration_min: number;
  readonly pickup_location: string;
  readonly dropoff_location: string;
  readonly stops?: readonly { readonly location: string }[] | undefined;
};

type Entry = {
  readonly link: string;
  readonly title: string;
  readonly now: Date;
  /** The sender and the recipient, where it goes by mail: calendars then change the entry by themselves. */
  readonly mail?: { readonly from: string; readonly to: string };
};

/**
 * The ride as an entry of a calendar (RFC 5545). The UID stays and the sequence rises with the ride's version, so that
 * the file of an edit takes the earlier one's place, and one of a cancelled ride takes it away.
 */
export function calendarFile(ride: CalendarRide, { link, title, now, mail }: Entry): string {
  const start = new Date(ride.ride_datetime);
  const end = new Date(start.getTime() + ride.duration_min * MINUTE_MS);
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Taxi//Ride//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${mail ? calendarMethod(ride) : "PUBLISH"}`,
    "BEGIN:VEVENT",
    `UID:${ride.reference}@trupial`,
    `SEQUENCE:${ride.version}`,
    `STATUS:${statusOf(ride)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(ride.pickup_location)}`,
    `DESCRIPTION:${escaped(`${placesOf(ride).join(" - ")}\n${link}`)}`,
    `URL:${link}`,
    ...(mail
      ? [`ORGANIZER:mailto:${mail.from}`, `ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${mail.to}`]
      : []),
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `TRIGGER:-PT${REMINDER_MIN}M`,
    `DESCRIPTION:${escaped(title)}`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
}

/** The request of a mail to the calendar it comes to. */
export function calendarMethod(ride: Pick<CalendarRide, "status">): "REQUEST" | "CANCEL" {
  return CALLED_OFF.has(ride.status) ? "CANCEL" : "REQUEST";
}

function placesOf({ pickup_location, dropoff_location, stops = [] }: CalendarRide): string[] {
  return [pickup_location, ...stops.map(({ location }) => location), dropoff_location];
}

function statusOf({ status }: CalendarRide): "TENTATIVE" | "CONFIRMED" | "CANCELLED" {
  if (CALLED_OFF.has(status)) return "CANCELLED";
  return status === "Pending" ? "TENTATIVE" : "CONFIRMED";
}

function stamp(instant: Date): string {
  return instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, "\\n");
}

/** A line of more than 75 octets goes on behind a line end and a space; no letter is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let result = "";
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > LINE_OCTETS) {
      result += "\r\n ";
      octets = 1;
    }
    result += letter;
    octets += size;
  }
  return result;
}
