import { useMemo } from "react";
import type { Language } from "../../contract/languages.ts";
import { useLanguage } from "./language-context.ts";
import { PAPIAMENTU_DAYS, PAPIAMENTU_MONTHS } from "./papiamentu-calendar.ts";

/** The island has one time zone without daylight saving; every time on screen is in it. */
export const ISLAND_TIME_ZONE = "America/Curacao";
/** The guilder's fixed rate, for prices shown beside the dollar where cash is meant. */
export const XCG_PER_USD = 1.79;

/** Intl knows no Papiamentu; its figures are written as in Dutch and its clock as in English. */
const FIGURES: Readonly<Record<Language, string>> = { en: "en-US", nl: "nl-NL", es: "es-US", pap: "nl-NL" };
const CLOCK: Readonly<Record<Language, string>> = { en: "en-US", nl: "nl-NL", es: "es-US", pap: "en-US" };

export type Moment = Date | string | number;
export type Formats = ReturnType<typeof formatsFor>;

/** The formats of the page's language. */
export function useFormats(): Formats {
  const { language } = useLanguage();
  return useMemo(() => formatsFor(language), [language]);
}

/** Dates, times, figures and money in one language, always in Curaçao's time. */
export function formatsFor(language: Language) {
  const figures = FIGURES[language];
  const clock = CLOCK[language];
  const zone = { timeZone: ISLAND_TIME_ZONE } as const;
  const timeFormat = new Intl.DateTimeFormat(clock, { ...zone, hour: "numeric", minute: "2-digit" });
  const dateFormat = new Intl.DateTimeFormat(clock, { ...zone, dateStyle: "long" });
  const dayFormat = new Intl.DateTimeFormat(clock, { ...zone, weekday: "long" });
  const shortFormat = new Intl.DateTimeFormat(clock, { ...zone, day: "numeric", month: "short" });
  const monthFormat = new Intl.DateTimeFormat(clock, { ...zone, month: "short", year: "numeric" });
  const money = new Intl.NumberFormat(figures, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const plain = new Intl.NumberFormat(figures);

  const time = (moment: Moment) => spaced(timeFormat.format(toDate(moment)));
  const date = (moment: Moment) =>
    language === "pap" ? papiamentuDate(toDate(moment)) : dateFormat.format(toDate(moment));

  return {
    /** 4:45 PM */
    time,
    /** November 20, 2026 */
    date,
    /** November 20, 2026 4:45 PM */
    dateTime: (moment: Moment) => `${date(moment)} ${time(moment)}`,
    /** Nov 20 */
    shortDate: (moment: Moment) =>
      language === "pap" ? papiamentuShortDate(toDate(moment)) : shortFormat.format(toDate(moment)),
    /** Nov 2026 */
    shortMonth: (moment: Moment) => {
      const { month, year } = islandParts(toDate(moment));
      return language === "pap"
        ? `${(PAPIAMENTU_MONTHS[month - 1] ?? "").slice(0, 3)} ${year}`
        : monthFormat.format(toDate(moment));
    },
    /** Nov 20, 4:45 PM */
    shortDateTime: (moment: Moment) => {
      const day =
        language === "pap" ? papiamentuShortDate(toDate(moment)) : shortFormat.format(toDate(moment));
      return `${day}, ${time(moment)}`;
    },
    /** Friday */
    weekday: (moment: Moment) =>
      language === "pap"
        ? (PAPIAMENTU_DAYS[islandParts(toDate(moment)).weekday] ?? "")
        : dayFormat.format(toDate(moment)),
    /** 1,234 */
    number: (value: number) => plain.format(value),
    /** 15.7 with so many decimals */
    decimals: (value: number, digits: number) =>
      new Intl.NumberFormat(figures, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
        value,
      ),
    /** $32.00 */
    usd: (dollars: number) => `$${money.format(dollars)}`,
    /** $75 for a whole amount, else $75.50 */
    shortUsd: (dollars: number) =>
      Number.isInteger(dollars) ? `$${plain.format(dollars)}` : `$${money.format(dollars)}`,
    /** XCG 57.28, what the same price is in guilders */
    xcg: (dollars: number) => `XCG ${money.format(Math.round(dollars * XCG_PER_USD * 100) / 100)}`,
    /** 15.7 km */
    km: (kilometres: number, digits = 1) =>
      `${new Intl.NumberFormat(figures, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(kilometres)} km`,
  };
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
