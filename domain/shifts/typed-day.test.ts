import { describe, expect, it } from "vitest";
import { readTypedDay, writeTypedDay } from "./typed-day.ts";

const read = (hours: string, pause = "") => readTypedDay({ hours, pause });

describe("the hours that somebody types", () => {
  it.each([
    ["8-17", [["08:00", "17:00"]]],
    ["8:30 – 17.15", [["08:30", "17:15"]]],
    ["830-1715", [["08:30", "17:15"]]],
    [
      "6-10, 16-20",
      [
        ["06:00", "10:00"],
        ["16:00", "20:00"],
      ],
    ],
    ["22-6", [["22:00", "06:00"]]],
    ["16-24", [["16:00", "00:00"]]],
    ["", []],
  ])("%s are shifts", (typed, expected) => {
    const { shifts, fault } = read(typed);
    expect(fault).toBeNull();
    expect(shifts.map(({ from, until }) => [from, until])).toEqual(expected);
  });

  it.each(["8", "8-", "8-25", "8-17:70", "8-8", "eight", "8-12, 11-17", "8-12-17"])(
    "%s are none",
    (typed) => {
      expect(read(typed).fault).toBe("hours");
    },
  );

  it.each([
    ["30 12-14", { minutes: 30, from: "12:00", until: "14:00" }],
    ["30 min 12-14", { minutes: 30, from: "12:00", until: "14:00" }],
    ["13-13:30", { minutes: 30, from: "13:00", until: "13:30" }],
    ["45", { minutes: 45, from: "08:00", until: "17:00" }],
  ])("with %s as the break", (pause, expected) => {
    expect(read("8-17", pause)).toEqual({
      shifts: [{ from: "08:00", until: "17:00", break: expected }],
      fault: null,
    });
  });

  it("takes the break for that of the shift in which it falls", () => {
    const { shifts } = read("6-10, 14-20", "20 16-17");
    expect(shifts.map((shift) => shift.break)).toEqual([
      null,
      { minutes: 20, from: "16:00", until: "17:00" },
    ]);
  });

  it.each(["lunch", "30 18-19", "200 12-14", "12-"])("takes no %s for a break", (pause) => {
    expect(read("8-17", pause).fault).toBe("pause");
  });

  it("reads what it writes", () => {
    for (const day of [
      { hours: "8–17", pause: "30 12–14" },
      { hours: "6–10, 16:30–0", pause: "18–18:20" },
      { hours: "", pause: "" },
    ])
      expect(writeTypedDay(readTypedDay(day).shifts)).toEqual(day);
  });
});
