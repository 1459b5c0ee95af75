import { describe, expect, it } from "vitest";
import { dayFaults, weekFaults } from "./shift-faults.ts";
import { minutesOf, momentOf, type ShiftTimes, shiftsOn, type WeekShift, weekdayOf } from "./shift-times.ts";
import { shiftWorries } from "./shift-worries.ts";

const times = (from: string, until: string, pause: ShiftTimes["break"] = null): ShiftTimes => ({
  from,
  until,
  break: pause,
});
const on = (weekday: WeekShift["weekday"], shift: ShiftTimes): WeekShift => ({ ...shift, weekday });
const LUNCH = { minutes: 30, from: "12:00", until: "14:00" };

describe("the hours of a shift", () => {
  it("end on the next day where the end isn't later, the break with them", () => {
    expect(minutesOf(times("08:00", "17:00", LUNCH))).toEqual({
      from: 480,
      until: 1020,
      break: { from: 720, until: 840, minutes: 30 },
    });
    const night = times("22:00", "06:00", { minutes: 20, from: "01:00", until: "03:00" });
    expect(minutesOf(night)).toEqual({
      from: 1320,
      until: 1800,
      break: { from: 1500, until: 1620, minutes: 20 },
    });
    expect(minutesOf(times("22:00", "06:00", { minutes: 20, from: "23:30", until: "00:30" })).break).toEqual({
      from: 1410,
      until: 1470,
      minutes: 20,
    });
    expect(momentOf("2026-12-31", 1500).toISOString()).toBe("2027-01-01T05:00:00.000Z");
  });

  it("are those of the week unless the day has its own, and a day of its own may be off", () => {
    const written = {
      week: [on(5, times("16:00", "20:00")), on(5, times("06:00", "10:00"))],
      days: [{ day: "2026-12-25", shifts: [] }],
    };
    expect(weekdayOf("2026-11-29")).toBe(7);
    expect(shiftsOn("2026-11-27", written)).toEqual({
      shifts: [times("06:00", "10:00"), times("16:00", "20:00")],
      by: "week",
    });
    expect(shiftsOn("2026-12-25", written)).toEqual({ shifts: [], by: "day" });
    expect(shiftsOn("2026-11-28", written)).toEqual({ shifts: [], by: "week" });
  });
});

describe("what can't be", () => {
  it("is two shifts at once, also over midnight and from Sunday into Monday", () => {
    expect(dayFaults([times("08:00", "12:00"), times("11:59", "17:00")])).toEqual([
      { index: 1, fault: "overlap" },
    ]);
    expect(dayFaults([times("08:00", "12:00"), times("12:00", "17:00")])).toEqual([]);
    expect(weekFaults([on(1, times("20:00", "04:00")), on(2, times("03:00", "09:00"))])).toEqual([
      { index: 1, fault: "overlap" },
    ]);
    expect(weekFaults([on(1, times("05:00", "09:00")), on(7, times("22:00", "06:00"))])).toEqual([
      { index: 0, fault: "overlap" },
    ]);
    expect(weekFaults([on(1, times("06:00", "09:00")), on(7, times("22:00", "06:00"))])).toEqual([]);
  });

  it("is a break outside of its shift, or longer than its time", () => {
    expect(dayFaults([times("08:00", "17:00", LUNCH)])).toEqual([]);
    expect(dayFaults([times("13:00", "17:00", LUNCH)])).toEqual([{ index: 0, fault: "break" }]);
    expect(dayFaults([times("08:00", "17:00", { ...LUNCH, minutes: 121 })])).toEqual([
      { index: 0, fault: "break" },
    ]);
  });
});

describe("what the law would say", () => {
  const LIMITS = { longestDayHours: 10, restHours: 11 };

  it("counts the work of a day without its break, and the rest between two days", () => {
    const days = [
      { day: "2026-11-23", shifts: [times("06:00", "16:30", LUNCH)] },
      { day: "2026-11-24", shifts: [times("06:00", "10:00"), times("16:00", "22:01")] },
      { day: "2026-11-25", shifts: [times("08:00", "12:00")] },
      { day: "2026-11-26", shifts: [] },
      { day: "2026-11-27", shifts: [times("00:00", "08:00")] },
    ];
    expect(shiftWorries(days, LIMITS)).toEqual([
      { kind: "long_day", day: "2026-11-24", minutes: 601 },
      { kind: "short_rest", day: "2026-11-25", minutes: 599 },
    ]);
  });
});
