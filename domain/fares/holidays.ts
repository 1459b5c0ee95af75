import { addDays, dayOfWeek } from "../curacao-days.ts";

/** The names of the public holidays, as the wire has them. */
export type PublicHoliday =
  | "New Year's Day"
  | "Carnival Monday"
  | "Good Friday"
  | "Easter Monday"
  | "King's Day"
  | "Labour Day"
  | "Ascension Day"
  | "Flag Day"
  | "Curaçao Day"
  | "Christmas Day"
  | "Second Day of Christmas"
  | "New Year's Eve";

/** A public holiday; one that does not begin at midnight says when it does. */
export type Holiday = { readonly date: string; readonly name: string; readonly from?: string };

/** Whether a moment of the island's calendar is a public holiday, by the law or by the staff's own list. */
export function isHoliday(date: string, time: string, extra: readonly Holiday[] = []): boolean {
  const isNow = (day: Holiday) => day.date === date && time >= (day.from ?? "00:00:00");
  return publicHolidays(Number(date.slice(0, 4))).some(isNow) || extra.some(isNow);
}

type YearOfHolidays = readonly (Holiday & { readonly name: PublicHoliday })[];

/** Worked out once for each year: every price asks for them. */
const years = new Map<number, YearOfHolidays>();

/** The public holidays of Curaçao in a year, in order. */
export function publicHolidays(year: number): YearOfHolidays {
  const known = years.get(year);
  if (known) return known;
  const holidays = holidaysOf(year);
  years.set(year, holidays);
  return holidays;
}

function holidaysOf(year: number): YearOfHolidays {
  const easter = easterSunday(year);
  const kingsDay = day(year, 4, 27);
  const labourDay = day(year, 5, 1);
  const holidays: (Holiday & { readonly name: PublicHoliday })[] = [
    { date: day(year, 1, 1), name: "New Year's Day" },
    { date: addDays(easter, -48), name: "Carnival Monday" },
    { date: addDays(easter, -2), name: "Good Friday" },
    { date: addDays(easter, 1), name: "Easter Monday" },
    { date: isSunday(kingsDay) ? addDays(kingsDay, -1) : kingsDay, name: "King's Day" },
    { date: isSunday(labourDay) ? addDays(labourDay, 1) : labourDay, name: "Labour Day" },
    { date: addDays(easter, 39), name: "Ascension Day" },
    { date: day(year, 7, 2), name: "Flag Day" },
    { date: day(year, 10, 10), name: "Curaçao Day" },
    { date: day(year, 12, 25), name: "Christmas Day" },
    { date: day(year, 12, 26), name: "Second Day of Christmas" },
    { date: day(year, 12, 31), name: "New Year's Eve", from: "12:00:00" },
  ];
  return holidays.toSorted((a, b) => a.date.localeCompare(b.date));
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * shift + 114;
  return day(year, Math.floor(sum / 31), (sum % 31) + 1);
}

function day(year: number, month: number, dayOfMonth: number): string {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(dayOfMonth).padStart(2, "0")}`;
}

function isSunday(date: string): boolean {
  return dayOfWeek(date) === 0;
}
