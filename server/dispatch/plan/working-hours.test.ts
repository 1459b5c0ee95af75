import { describe, expect, it } from "vitest";
import { type WorkingHours, workingHours } from "./working-hours.ts";

const at = (time: string, day = "2026-11-24") => new Date(`${day}T${time}:00-04:00`);
const shift = (from: Date, until: Date): WorkingHours => ({
  from,
  until,
  written: true,
  likely: false,
  breaks: [],
});
const NOW = at("10:00");
const present = shift(at("08:00"), at("16:00"));
const tomorrow = shift(at("08:00", "2026-11-25"), at("16:00", "2026-11-25"));

const times = (hours: readonly WorkingHours[]) =>
  hours.map(({ from, until }) => [from.toISOString(), until.toISOString()]);
const between = (from: Date, until: Date) => [from.toISOString(), until.toISOString()];

describe("when a driver can be given rides", () => {
  it("is from now to the end of the shift that is written down, for who is on", () => {
    const hours = workingHours({ shifts: [present, tomorrow], onShift: true, now: NOW, days: 1 });
    expect(times(hours)).toEqual([between(NOW, present.until), between(tomorrow.from, tomorrow.until)]);
  });

  it("is from the next shift on for who has gone off by hand during this one", () => {
    const hours = workingHours({ shifts: [present, tomorrow], onShift: false, now: NOW, days: 1 });
    expect(times(hours)).toEqual([between(tomorrow.from, tomorrow.until)]);
  });

  it("waits a quarter of an hour for who is late on", () => {
    const hoursAt = (time: string) =>
      workingHours({ shifts: [present, tomorrow], onShift: false, now: at(time), days: 1 });
    expect(times(hoursAt("08:14"))).toEqual([
      between(at("08:14"), present.until),
      between(tomorrow.from, tomorrow.until),
    ]);
    expect(times(hoursAt("08:15"))).toEqual([between(tomorrow.from, tomorrow.until)]);
  });

  it("is from now for who came on by hand outside any shift, and ends where the next begins", () => {
    const evening = shift(at("18:00"), at("23:00"));
    const [first, second] = workingHours({ shifts: [evening], onShift: true, now: NOW, days: 1 });
    expect(first).toMatchObject({ from: NOW, until: evening.from, written: false });
    expect(second).toEqual(evening);
  });

  it("is like any day where nobody writes shifts: now for who is on, in an hour for who is off, and tomorrow for both", () => {
    const on = workingHours({ shifts: null, onShift: true, now: NOW, days: 1 });
    const off = workingHours({ shifts: null, onShift: false, now: NOW, days: 1 });
    expect(on[0]?.from).toEqual(NOW);
    expect(off[0]?.from).toEqual(at("11:00"));
    for (const hours of [on, off]) {
      expect(hours.at(-1)).toMatchObject({ from: at("06:00", "2026-11-25"), written: false });
      expect(hours.every(({ from, until }) => from < until)).toBe(true);
    }
  });

  it("never overlaps itself, at any hour of the day", () => {
    for (let hour = 0; hour < 24; hour++) {
      const now = at(`${String(hour).padStart(2, "0")}:30`);
      for (const onShift of [true, false]) {
        const hours = workingHours({ shifts: null, onShift, now, days: 1 });
        for (const [index, { from }] of hours.entries())
          expect(from >= (hours[index - 1]?.until ?? now)).toBe(true);
      }
    }
  });
});
