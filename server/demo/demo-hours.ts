import { addDays } from "../../domain/curacao-days.ts";
import type { ShiftTimes, Weekday, WeekShift } from "../../domain/shifts/shift-times.ts";
import type { Trx } from "../database/connect.ts";
import { proposeShifts } from "../shifts/propose-shifts.ts";
import { getWrittenWeek, setDriverShifts, setShiftDay } from "../shifts/set-shifts.ts";
import { placeOf } from "./price-demo-trip.ts";

type Hours = { readonly week: readonly WeekShift[]; readonly home: string };

const WEEKDAYS_ONLY = [1, 2, 3, 4, 5] as const;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7] as const;

/** The weeks of the eight drivers: somebody drives at any hour, most by day, and the larger cars when ships are in. */
const HOURS: Readonly<Record<string, Hours>> = {
  driver: { week: weekOf([1, 2, 3, 4, 5, 6], ["07:00", "17:00"], [45, "11:30", "14:00"]), home: "Salinja" },
  driver2: { week: weekOf(WEEKDAYS_ONLY, ["06:00", "15:00"], [30, "10:00", "12:30"]), home: "Tera Kora" },
  driver3: {
    week: weekOf([2, 3, 4, 5, 6, 7], ["07:30", "17:30"], [45, "12:00", "14:30"]),
    home: "Otrobanda",
  },
  driver4: { week: weekOf([2, 3, 4, 5, 6], ["12:00", "22:00"], [30, "16:00", "19:00"]), home: "Punda" },
  driver5: { week: weekOf([3, 4, 5, 6, 7], ["14:00", "00:00"], [30, "18:00", "21:00"]), home: "Jan Thiel" },
  driver6: { week: weekOf(WEEKDAYS_ONLY, ["08:00", "17:00"], [60, "12:00", "14:00"]), home: "Tera Kora" },
  driver7: { week: weekOf([3, 4, 5, 6, 7], ["18:00", "03:00"], [30, "21:30", "23:30"]), home: "Otrobanda" },
  driver8: { week: weekOf(EVERY_DAY, ["22:00", "07:00"], [30, "01:00", "04:00"]), home: "Salinja" },
};

type Writing = {
  readonly driverIds: ReadonlyMap<string, number>;
  readonly by: number;
  readonly today: string;
  readonly now: Date;
};

/** Writes the drivers' weeks, unless somebody has; with the first of them a day off tomorrow, and a wish that waits for the office. */
export async function writeDemoHours(trx: Trx, { driverIds, by, today, now }: Writing): Promise<void> {
  for (const [username, { week, home }] of Object.entries(HOURS)) {
    const driverId = driverIds.get(username);
    if (driverId === undefined || (await getWrittenWeek(trx, driverId)).version !== null) continue;
    const { name, lat, lng } = placeOf(home);
    await setDriverShifts(trx, { version: 0, week, home: { name, lat, lng } }, { driverId, by, now });
    if (username === "driver5") {
      const dayOff = { day: addDays(today, 1), shifts: [], note: "Car at the garage" };
      await setShiftDay(trx, dayOff, { driverId, by, now });
    }
    if (username === "driver2") {
      const days = [{ day: addDays(today, 3), shifts: [aShift("10:00", "16:00", null)] }];
      const note = "School starts late that day. Can I begin at ten?";
      await proposeShifts(trx, { days, note }, { driverId, by: driverId, now });
    }
  }
}

type Pause = readonly [minutes: number, from: string, until: string];

function weekOf(
  weekdays: readonly Weekday[],
  [from, until]: readonly [string, string],
  pause: Pause,
): readonly WeekShift[] {
  return weekdays.map((weekday) => ({ weekday, ...aShift(from, until, pause) }));
}

function aShift(from: string, until: string, pause: Pause | null): ShiftTimes {
  return {
    from,
    until,
    break: pause && { minutes: pause[0], from: pause[1], until: pause[2] },
  };
}
