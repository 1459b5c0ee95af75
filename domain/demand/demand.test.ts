import { describe, expect, it } from "vitest";
import { expectedDemand } from "./expected-demand.ts";
import { learnDemand, type PastHour } from "./learn-demand.ts";

const hour = (day: string, facts: Partial<PastHour> = {}): PastHour => ({
  day,
  hour: 10,
  area: "punda",
  rides: 1,
  passengers: 2,
  ...facts,
});
/** Four weeks that begin on a Monday. */
const PAST = { from: "2026-11-02", before: "2026-11-30", hours: [], work: [], ships: [], mostPercent: 60 };
const TUESDAYS = ["2026-11-03", "2026-11-10", "2026-11-17", "2026-11-24"];

describe("what the past says of a week", () => {
  it("is the mean of each hour of each weekday and area, days without any ride too", () => {
    const hours = [
      hour("2026-11-03", { rides: 3, passengers: 9 }),
      hour("2026-11-17", { rides: 3, passengers: 3 }),
    ];
    const begun = hour("2026-11-02", { area: null, hour: 3, rides: 4, passengers: 4 });
    expect(learnDemand({ ...PAST, hours: [begun, ...hours] })).toMatchObject({
      hours: [
        { weekday: 1, hour: 3, area: null, rides: 1 },
        { weekday: 2, hour: 10, area: "punda", rides: 1.5 },
      ],
      party: 1.6,
    });
  });

  it("counts no days before the first ride of the company", () => {
    const hours = [hour("2026-11-17", { rides: 2 }), hour("2026-11-24", { rides: 4 })];
    expect(learnDemand({ ...PAST, hours }).hours).toEqual([
      { weekday: 2, hour: 10, area: "punda", rides: 3 },
    ]);
  });

  it("leaves out the hours of a ship at its pier, and the day with it", () => {
    const hours = TUESDAYS.map((day, index) =>
      hour(day, { area: "cruise-piers", rides: index === 0 ? 40 : 1 }),
    );
    const ships = [{ day: "2026-11-03", area: "cruise-piers", from_hour: 8, until_hour: 17 } as const];
    expect(learnDemand({ ...PAST, hours, ships }).hours).toEqual([
      { weekday: 2, hour: 10, area: "cruise-piers", rides: 1 },
    ]);
  });

  it("says what share of the drivers' time rides at once took, up to a bound", () => {
    const work = [
      { day: "2026-11-03", hour: 8, at_once_minutes: 60, drivers: 4 },
      { day: "2026-11-10", hour: 8, at_once_minutes: 0, drivers: 4 },
      { day: "2026-11-03", hour: 9, at_once_minutes: 200, drivers: 4 },
    ];
    const { at_once_percent } = learnDemand({ ...PAST, work });
    expect(at_once_percent.slice(7, 11)).toEqual([0, 13, 60, 0]);
  });
});

describe("what a day will ask", () => {
  const profile = {
    hours: [
      { weekday: 2 as const, hour: 8, area: "cruise-piers" as const, rides: 1 },
      { weekday: 3 as const, hour: 8, area: null, rides: 7 },
    ],
    party: 2,
  };
  const at = (time: string) => new Date(`2026-12-01T${time}:00-04:00`);

  it("is an ordinary day of its weekday, with a ship's passengers as they leave and come back", () => {
    const ship = { area: "cruise-piers" as const, from: at("08:00"), until: at("17:00"), passengers: 2_000 };
    const expected = expectedDemand({ day: "2026-12-01", profile, ships: [ship], shipPercent: 4 });
    expect(expected).toEqual([
      { hour: 8, area: "cruise-piers", rides: 21, of_ships: 20 },
      { hour: 9, area: "cruise-piers", rides: 12, of_ships: 12 },
      { hour: 10, area: "cruise-piers", rides: 8, of_ships: 8 },
      { hour: 14, area: null, rides: 8, of_ships: 8 },
      { hour: 15, area: null, rides: 12, of_ships: 12 },
      { hour: 16, area: null, rides: 20, of_ships: 20 },
    ]);
  });

  it("has of a ship that stays overnight what falls on the day alone", () => {
    const until = new Date("2026-12-02T09:00:00-04:00");
    const ship = { area: null, from: at("20:00"), until, passengers: 1_000 };
    const expected = expectedDemand({ day: "2026-12-02", profile, ships: [ship], shipPercent: 4 });
    expect(expected.map((one) => [one.hour, one.of_ships])).toEqual([
      [6, 4],
      [7, 6],
      [8, 10],
    ]);
  });
});
