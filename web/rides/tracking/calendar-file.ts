import type { TrackedRide } from "../../../contract/rides/ride.ts";
import type { RideStatus } from "../../../contract/rides/ride-states.ts";
import { MINUTE_MS } from "../../../contract/time-units.ts";

/** How long before the pickup the calendar reminds the passenger. */
const REMINDER_MIN = 30;
const LINE_OCTETS = 75;

const CALLED_OFF: ReadonlySet<RideStatus> = new Set(["Cancelled", "Rejected", "NoShow"]);

/**
 * The ride as an entry of a calendar (RFC 5545). The UID stays and the sequence rises with the ride's version, so that
 * the file saved after an edit takes the earlier one's place.
 */
export function calendarFile(
  ride: TrackedRide,
  { link, title, now }: { link: string; title: string; now: Date },
): string {
  const start = new Date(ride.ride_datetime);
  const end = new Date(start.getTime() + ride.duration_min * MINUTE_MS);
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Trupial//Ride//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${ride.reference}@trupial`,
    `SEQUENCE:${ride.version}`,
    `STATUS:${statusOf(ride)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(ride.pickup_location)}`,
    `DESCRIPTION:${escaped(`${ride.pickup_location} - ${ride.dropoff_location}\n${link}`)}`,
    `URL:${link}`,
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

function statusOf({ status }: TrackedRide): "TENTATIVE" | "CONFIRMED" | "CANCELLED" {
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
