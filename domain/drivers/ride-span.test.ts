import { describe, expect, it } from "vitest";
import { overlaps, rideSpan } from "./ride-span.ts";

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const NOW = at("16:00");
const promised = { status: "Accepted", rideDatetime: at("17:00"), pickedUpAt: null, durationMin: 20 };

describe("the time a ride takes", () => {
  it("runs from its pickup time for as long as the drive", () => {
    expect(rideSpan(promised, NOW)).toEqual({ start: at("17:00"), end: at("17:20") });
  });

  it("moves on while it is late to begin", () => {
    expect(rideSpan({ ...promised, rideDatetime: at("15:50") }, NOW)).toEqual({
      start: at("16:00"),
      end: at("16:20"),
    });
  });

  it("counts from when the passenger got in, and never ends in the past", () => {
    const aboard = { ...promised, status: "InProgress", rideDatetime: at("15:30") };
    expect(rideSpan({ ...aboard, pickedUpAt: at("15:50") }, NOW).end).toEqual(at("16:10"));
    expect(rideSpan({ ...aboard, pickedUpAt: at("15:20") }, NOW).end).toEqual(NOW);
  });
});

describe("two rides", () => {
  const span = (start: string, end: string) => ({ start: at(start), end: at(end) });

  it("overlap when they share a moment", () => {
    expect(overlaps(span("16:00", "16:20"), span("16:19", "16:40"))).toBe(true);
    expect(overlaps(span("16:00", "17:00"), span("16:19", "16:40"))).toBe(true);
  });

  it("do not when one begins as the other ends", () => {
    expect(overlaps(span("16:00", "16:20"), span("16:20", "16:40"))).toBe(false);
    expect(overlaps(span("16:20", "16:40"), span("16:00", "16:20"))).toBe(false);
  });
});
