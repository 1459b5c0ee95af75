import type { Language } from "../../domain/languages.ts";
import { cashGuilders, toGuilderCents } from "../../domain/money.ts";
import { useLanguage } from "./language-context.ts";
import { PAPIAMENTU_DAYS, PAPIAMENTU_MONTHS } from "../../domain/papiamentu-calendar.ts";

/** The island has one time zone without daylight saving; every time on screen is in it. */
const ISLAND_TIME_ZONE = "America/Curacao";

/** Papiamentu's figures are written as in Dutch; and as Intl does not know it, its clock as in English. */
const POINT_AND_GROUP: Readonly<Record<Language, string>> = {
  en: ".,",
  nl: ",.",
  es: ".,",
  pap: ",.",
  de: ",.",
};
const CLOCK: Readonly<Record<Language, string>> = {
  en: "en-US",
  nl: "nl-NL",
  es: "es-US",
  pap: "en-US",
  de: "de-DE",
};

type Moment = Date | string | number;
export type Formats = ReturnType<typeof makeFormats>;

/** The formats of the page's language. */
export function useFormats(): Formats {
  return formatsFor(useLanguage().language);
}

const made = new Map<Language, Formats>();

/** Dates, times, figures and money in one language, always in Curaçao's time. Made once: a long table asks in every row. */
export function formatsFor(language: Language): Formats {
  const formats = made.get(language) ?? makeFormats(language);
  made.set(language, formats);
  return formats;
}

function makeFormats(language: Language) {
  const clock = clockOf(language);
  const dates = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(clock, { timeZone: ISLAND_TIME_ZONE, ...options }));
  const timeFormat = dates({ hour: "numeric", minute: "2-digit" });
  const dateFormat = dates({ dateStyle: "long" });
  const dayFormat = dates({ weekday: "long" });
  const shortFormat = dates({ day: "numeric", month: "short" });
  const monthFormat = dates({ month: "short", year: "numeric" });

  // By hand: the browser's own number format costs a slow phone fifty milliseconds before the first price shows.
  const [point = "", group = ""] = POINT_AND_GROUP[language];
  const decimals = (value: number, digits: number) => {
    const [whole = "", part] = value.toFixed(digits).split(".");
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
    return part === undefined ? grouped : grouped + point + part;
  };
  const money = (value: number) => decimals(value, 2);
  const time = (moment: Moment) => spaced(timeFormat().format(toDate(moment)));
  const date = (moment: Moment) =>
    language === "pap" ? papiamentuDate(toDate(moment)) : dateFormat().format(toDate(moment));

  const shortDate = (moment: Moment) =>
    language === "pap" ? papiamentuShortDate(toDate(moment)) : shortFormat().format(toDate(moment));

  return {
    /** 4:45 PM */
    time,
    /** 4:45, where the half of the day stands beside it */
    clock: (moment: Moment) =>
      timeFormat()
        .formatToParts(toDate(moment))
        .filter(({ type }) => type !== "dayPeriod")
        .map(({ value }) => value)
        .join("")
        .trim(),
    /** November 20, 2026 */
    date,
    /** November 20, 2026 4:45 PM; 20 november 2026, 16:45 */
    dateTime: (moment: Moment) => `${date(moment)}${language === "en" ? "" : ","} ${time(moment)}`,
    /** Nov 20 */
    shortDate,
    /** Nov 2026 */
    shortMonth: (moment: Moment) => {
      const { month, year } = islandParts(toDate(moment));
      return language === "pap"
        ? `${(PAPIAMENTU_MONTHS[month - 1] ?? "").slice(0, 3)} ${year}`
        : monthFormat().format(toDate(moment));
    },
    /** Nov 20, 4:45 PM */
    shortDateTime: (moment: Moment) => `${shortDate(moment)}, ${time(moment)}`,
    /** Friday */
    weekday: (moment: Moment) =>
      language === "pap"
        ? (PAPIAMENTU_DAYS[islandParts(toDate(moment)).weekday] ?? "")
        : dayFormat().format(toDate(moment)),
    /** 1,234 */
    number: (value: number) => decimals(value, 0),
    /** 15.7 with so many decimals */
    decimals,
    /** "6", "7.25": a rate in percent, without what it doesn't need. */
    rate: (percent: number) => decimals(percent, Number.isInteger(percent) ? 0 : 2),
    /** $32.00, or -$0.07 */
    usd: (dollars: number) => `$${money(dollars)}`.replace("$-", "-$"),
    /** $75 for a whole amount, else $75.50 */
    shortUsd: (dollars: number) =>
      Number.isInteger(dollars) ? `$${decimals(dollars, 0)}` : `$${money(dollars)}`,
    /** XCG 57.28, what the same price is in guilders */
    xcg: (dollars: number) => `XCG ${money(toGuilderCents(Math.round(dollars * 100)) / 100)}`,
    /** XCG 57.30, in notes and coins */
    cashXcg: (dollars: number) => `XCG ${money(cashGuilders(Math.round(dollars * 100)) / 100)}`,
    /** 15.7 km */
    km: (kilometres: number, digits = 1) => `${decimals(kilometres, digits)} km`,
  };
}

/** Spain counts the hours to twenty-four, most of America to twelve. */
function clockOf(language: Language): string {
  const own = new Intl.DateTimeFormat().resolvedOptions().locale;
  return language === "es" && own === "es-ES" ? own : CLOCK[language];
}

/** The parts of a moment as a clock on the island shows them. Months count from 1, Sunday is 0. */
export function islandParts(date: Date): {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  weekday: number;
} {
  const shifted = new Date(date.getTime() - 4 * 60 * 60 * 1000);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    weekday: shifted.getUTCDay(),
  };
}

/** Made at its first use: on a slow phone a page waits some ten milliseconds for each format of the browser. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function toDate(moment: Moment): Date {
  return moment instanceof Date ? moment : new Date(moment);
}

/** Browsers differ in the narrow space before AM; one kind of space keeps server and browser alike. */
function spaced(text: string): string {
  return text.replaceAll(/[\u202f\u00a0]/g, " ");
}

function papiamentuDate(date: Date): string {
  const { day, month, year } = islandParts(date);
  return `${day} di ${PAPIAMENTU_MONTHS[month - 1] ?? ""} ${year}`;
}

function papiamentuShortDate(date: Date): string {
  const { day, month } = islandParts(date);
  return `${day} ${(PAPIAMENTU_MONTHS[month - 1] ?? "").slice(0, 3)}`;
}
