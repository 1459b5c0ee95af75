import { curacaoDate, curacaoTime } from "../../domain/curacao-time.ts";
import { isHoliday } from "../../domain/fares/holidays.ts";
import { FIRST_TARIFF, isNight } from "../../domain/fares/tariff.ts";

/** What a fixed or a least fare of a working day comes to at this hour: night and holidays add a quarter each. */
export function fareNow(byDay: number): number {
  const now = new Date();
  const night = isNight(FIRST_TARIFF, curacaoTime(now)) ? 0.25 : 0;
  const holiday = isHoliday(curacaoDate(now), curacaoTime(now)) ? 0.25 : 0;
  return Math.round(byDay * (1 + night + holiday) * 2) / 2;
}

/** The same as a person reads it in dollars, in English. */
export function dollarsNow(byDay: number): string {
  return `$${fareNow(byDay).toFixed(2)}`;
}
