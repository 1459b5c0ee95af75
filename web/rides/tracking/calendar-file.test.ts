import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { calendarFile } from "../../../domain/rides/calendar-file.ts";
import { aTrackedRide } from "../../testing/rides.ts";

const RIDE = aTrackedRide({
  reference: "K7P-4XM",
  version: 4,
  status: "Accepted",
  pickup_location: "Hato Airport, arrivals",
  dropoff_location: "Mambo Beach",
  ride_datetime: "2026-11-20T20:45:00.000Z",
  created_at: "2026-11-20T16:00:00.000Z",
  estimated_arrival: "2026-11-20T20:41:00.000Z",
  duration_min: 22,
});

const LINK = "https://trupial.example/track/Qm4hZ2v7Wd8uTk1cXyRb3eNpLs6jAf5g";
const NOW = new Date("2026-11-20T18:00:00Z");
const saved = (ride: TrackedRide) => calendarFile(ride, { link: LINK, title: "Taxi", now: NOW });
const read = (file: string) => {
  const entry = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent");
  if (entry === null) throw new Error("The file holds no entry.");
  return new ICAL.Event(entry);
};

describe("the ride as an entry of a calendar", () => {
  it("lasts from pickup to drop-off, in UTC, and is stamped with the moment it was saved", () => {
    const event = read(saved(RIDE));
    expect(event.startDate.toJSDate()).toEqual(new Date(RIDE.ride_datetime));
    expect(event.endDate.toJSDate()).toEqual(new Date("2026-11-20T21:07:00Z"));
    expect(String(event.component.getFirstPropertyValue("dtstamp"))).toBe("2026-11-20T18:00:00Z");
    expect([event.summary, event.location]).toEqual(["Taxi", "Hato Airport, arrivals"]);
  });

  it("takes the place of the entry saved before an edit", () => {
    const [before, after] = [read(saved(RIDE)), read(saved({ ...RIDE, version: 5 }))];
    expect(after.uid).toBe(before.uid);
    expect([before.sequence, after.sequence]).toEqual([4, 5]);
  });

  it.each([
    ["Pending", "TENTATIVE"],
    ["Accepted", "CONFIRMED"],
    ["Cancelled", "CANCELLED"],
    ["NoShow", "CANCELLED"],
  ] as const)("says of a ride that is %s that it is %s", (status, expected) => {
    const { component } = read(saved({ ...RIDE, status }));
    expect(component.getFirstPropertyValue("status")).toBe(expected);
  });

  it("reminds the passenger half an hour before the pickup", () => {
    const alarm = read(saved(RIDE)).component.getFirstSubcomponent("valarm");
    expect(alarm?.getFirstPropertyValue("action")).toBe("DISPLAY");
    expect(String(alarm?.getFirstPropertyValue("trigger"))).toBe("-PT30M");
  });

  it("has no line over 75 octets, and long places come back whole", () => {
    const place = `Kaya ${"Curaçao ñandú 🚕; ".repeat(12)}\\ end`;
    const file = saved({ ...RIDE, pickup_location: place });
    const longest = Math.max(...file.split("\r\n").map((line) => new TextEncoder().encode(line).length));
    expect(longest).toBeLessThanOrEqual(75);
    expect(read(file).location).toBe(place);
  });
});
