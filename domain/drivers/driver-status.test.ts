import { describe, expect, it } from "vitest";
import { DUE_WITHIN_MS, driverStatus } from "./driver-status.ts";

const NOW = new Date("2026-11-20T16:00:00Z");
const soon = new Date(NOW.getTime() + DUE_WITHIN_MS);
const later = new Date(soon.getTime() + 1);
const working = { inactive: false, onShift: true, rides: [] };

describe("a driver's status", () => {
  it("is inactive over everything else", () => {
    const rides = [{ status: "InProgress", rideDatetime: NOW }];
    expect(driverStatus({ inactive: true, onShift: true, rides }, NOW)).toBe("inactive");
    expect(driverStatus({ inactive: true, onShift: false, rides: [] }, NOW)).toBe("inactive");
  });

  it("is offline off shift, whatever rides they have", () => {
    const rides = [{ status: "PickedUp", rideDatetime: NOW }];
    expect(driverStatus({ inactive: false, onShift: false, rides }, NOW)).toBe("offline");
  });

  it.each([
    ["PickedUp", later, "on_ride"],
    ["InProgress", later, "on_ride"],
    ["Assigned", soon, "on_ride"],
    ["Accepted", soon, "on_ride"],
    ["Accepted", new Date(NOW.getTime() - DUE_WITHIN_MS), "on_ride"],
    ["Assigned", later, "available"],
    ["Accepted", later, "available"],
    ["Completed", NOW, "available"],
  ] as const)("with a ride that is %s at %s is %s", (status, rideDatetime, expected) => {
    expect(driverStatus({ ...working, rides: [{ status, rideDatetime }] }, NOW)).toBe(expected);
  });

  it("is available with nothing to do", () => {
    expect(driverStatus(working, NOW)).toBe("available");
  });
});
