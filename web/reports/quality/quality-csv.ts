import { type CsvSeparator, toCsv } from "../../../domain/csv.ts";
import type { DayQuality } from "../../../contract/reports/day-quality.ts";
import type { QualityStrings } from "./strings/en.ts";

type Written = { readonly text: QualityStrings; readonly separator: CsvSeparator };

/** The day as a table: its figures, its hours and its drivers. A figure that isn't known is left empty. */
export function qualityCsv(quality: DayQuality, { text, separator }: Written): string {
  const figures: readonly (readonly [string, number | null])[] = [
    [text.asked, quality.asked],
    [text.turnedAwayShort, quality.turned_away],
    [text.promises, quality.promises],
    [text.kept, quality.kept],
    [text.onTimeShort, quality.on_time],
    [text.atMostShort, quality.possible],
    [text.paidMinutes, quality.paid_minutes],
    [text.carMinutes, quality.car_minutes],
    [text.paidKm, quality.paid_km],
    [text.emptyKm, quality.empty_km],
    [text.moved, quality.told_moved],
    [text.otherTimes, quality.offers_taken],
  ];
  return toCsv(
    [
      [text.day, quality.day],
      [],
      [text.figure, text.value],
      ...figures.map(([name, value]) => [name, cell(value)]),
      [],
      [text.hour, text.asked, text.promises, text.onTimeShort, text.atMostShort, text.turnedAwayShort],
      ...quality.hours.map((row) => [
        `${String(row.hour).padStart(2, "0")}:00`,
        row.asked,
        row.promises,
        row.on_time,
        cell(row.possible),
        row.turned_away,
      ]),
      [],
      [
        text.driver,
        text.car,
        text.rides,
        text.promises,
        text.onTimeShort,
        text.paidMinutes,
        text.carMinutes,
        text.paidKm,
        text.emptyKm,
        text.movedShort,
      ],
      ...quality.drivers.map((row) => [
        row.name,
        row.plate,
        row.rides,
        row.promises,
        row.on_time,
        row.paid_minutes,
        cell(row.car_minutes),
        cell(row.paid_km),
        cell(row.empty_km),
        row.moved,
      ]),
    ],
    separator,
  );
}

function cell(value: number | null) {
  if (value === null) return "";
  return Number.isInteger(value) ? value : { decimal: value.toFixed(1) };
}
