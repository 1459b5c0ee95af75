import { expect, it } from "vitest";
import { type CalendarRide, calendarFile, calendarMethod } from "./calendar-file.ts";

const RIDE: CalendarRide = {
  reference: "K7Q2M9",
  version: 3,
  status: "Pending",
  ride_datetime: "2026-11-27T14:05:00.000Z",
  duration_min: 25,
  pickup_location: "Hato, arrivals; door 2",
  dropoff_location: "Punda",
};
const ENTRY = {
  link: "https://taxi.example/track/abc",
  title: "Taxi",
  now: new Date("2026-11-26T09:00:00Z"),
};

const linesOf = (ride: CalendarRide, more = {}) => calendarFile(ride, { ...ENTRY, ...more }).split("\r\n");

it("says when and where, with every sign kept that means something to a calendar", () => {
  expect(linesOf(RIDE)).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Taxi//Ride//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:K7Q2M9@trupial",
    "SEQUENCE:3",
    "STATUS:TENTATIVE",
    "DTSTAMP:20261126T090000Z",
    "DTSTART:20261127T140500Z",
    "DTEND:20261127T143000Z",
    "SUMMARY:Taxi",
    "LOCATION:Hato\\, arrivals\\; door 2",
    "DESCRIPTION:Hato\\, arrivals\\; door 2 - Punda\\nhttps://taxi.example/track/ab",
    " c",
    "URL:https://taxi.example/track/abc",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:-PT30M",
    "DESCRIPTION:Taxi",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

it("is confirmed once somebody drives, and away once the ride is", () => {
  const statusOf = (status: CalendarRide["status"]) =>
    linesOf({ ...RIDE, status }).find((line) => line.startsWith("STATUS"));
  expect([statusOf("Accepted"), statusOf("Cancelled"), statusOf("NoShow"), statusOf("Rejected")]).toEqual([
    "STATUS:CONFIRMED",
    "STATUS:CANCELLED",
    "STATUS:CANCELLED",
    "STATUS:CANCELLED",
  ]);
});

it("by mail it asks the calendar that it comes to, and takes the entry away when the ride is off", () => {
  const mail = { from: "rides@taxi.example", to: "maya@example.com" };
  const lines = linesOf(RIDE, { mail });
  expect(lines).toContain("METHOD:REQUEST");
  expect(lines).toContain("ORGANIZER:mailto:rides@taxi.example");
  expect(lines).toContain("ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:maya@example.com");
  expect(linesOf({ ...RIDE, status: "Cancelled" }, { mail })).toContain("METHOD:CANCEL");
  expect([calendarMethod({ status: "Assigned" }), calendarMethod({ status: "NoShow" })]).toEqual([
    "REQUEST",
    "CANCEL",
  ]);
});

it("names the stops in their order, and cuts a long line at 75 octets without cutting a letter", () => {
  const stops = [{ location: "Núñez ñññññññññññññññññññññññññññññññ" }, { location: "Otrobanda" }];
  const text = calendarFile({ ...RIDE, stops }, ENTRY);
  const octets = text.split("\r\n").map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBe(75);
  expect(text.replaceAll("\r\n ", "")).toContain(
    "door 2 - Núñez ñññññññññññññññññññññññññññññññ - Otrobanda - Punda\\nhttps://taxi.example/track/abc",
  );
});
