import { csvSeparatorOf, toCsv } from "../../../contract/csv.ts";
import type { ResultOf } from "../../../contract/endpoint.ts";
import type { listCheatSheetEndpoint } from "../../../contract/fares/fares.endpoints.ts";
import type { Language } from "../../../contract/languages.ts";

export type FareRow = ResultOf<typeof listCheatSheetEndpoint>["results"][number];

/** What of the price list is shown, and in which order. */
export type SheetView = {
  readonly passengers: number | null;
  readonly night: boolean;
  readonly holiday: boolean;
  readonly sort: "distance" | "fare";
  readonly direction: "ascending" | "descending";
};

/** The rows that are asked for, sorted; equal ones keep the order of the list. */
export function rowsInView(rows: readonly FareRow[], view: SheetView): FareRow[] {
  const sign = view.direction === "ascending" ? 1 : -1;
  return rows
    .filter((row) => view.passengers === null || row.passengers === view.passengers)
    .filter((row) => (!view.night || row.isNight) && (!view.holiday || row.isHoliday))
    .toSorted((a, b) => sign * (a[view.sort] - b[view.sort]));
}

const COLUMNS = ["distance", "passengers", "luggage", "holiday", "night", "fare"];

/** The rows as a table for other programs. */
export function asCsv(rows: readonly FareRow[], language: Language): string {
  const lines = rows.map(({ distance, passengers, luggage, isHoliday, isNight, fare }) => [
    distance,
    passengers,
    luggage,
    String(isHoliday),
    String(isNight),
    { decimal: fare.toFixed(2) },
  ]);
  return toCsv([COLUMNS, ...lines], csvSeparatorOf(language));
}

/** A line of the card: what a distance costs by day, by night and on a holiday, for a small party and then for a large one. */
export type CardLine = { readonly distance: number; readonly fares: readonly (number | null)[] };

/** The price list as a card: the least that a party of each size pays, so without bags that cost extra. */
export function cardOf(rows: readonly FareRow[], largeParty: number): CardLine[] {
  const distances = [...new Set(rows.map((row) => row.distance))].toSorted((a, b) => a - b);
  const columns = [false, true].flatMap((large) =>
    [
      { isNight: false, isHoliday: false },
      { isNight: true, isHoliday: false },
      { isNight: false, isHoliday: true },
    ].map((time) => ({ large, ...time })),
  );
  return distances.map((distance) => ({
    distance,
    fares: columns.map(({ large, isNight, isHoliday }) => {
      const fitting = rows.filter(
        (row) =>
          row.distance === distance &&
          row.isNight === isNight &&
          row.isHoliday === isHoliday &&
          row.passengers >= largeParty === large,
      );
      return fitting.length === 0 ? null : Math.min(...fitting.map((row) => row.fare));
    }),
  }));
}
