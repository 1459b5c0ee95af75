import type { TrackedRide } from "../../../contract/rides/ride.ts";

const MINUTE_MS = 60_000;

/** The ride as an entry of a calendar (RFC 5545). */
export function calendarFile(ride: TrackedRide, link: string, title: string): string {
  const start = new Date(ride.ride_datetime);
  const end = new Date(start.getTime() + ride.duration_min * MINUTE_MS);
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Trupial//Ride//EN",
    "BEGIN:VEVENT",
    `UID:${ride.reference}@trupial`,
    `DTSTAMP:${stamp(new Date(ride.created_at))}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(ride.pickup_location)}`,
    `DESCRIPTION:${escaped(`${ride.pickup_location} - ${ride.dropoff_location}\n${link}`)}`,
    `URL:${link}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}

function stamp(instant: Date): string {
  return instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll("\n", "\\n");
}
