import { csvSeparatorOf, toCsv } from "../../../domain/csv.ts";
import type { ResultOf } from "../../../contract/endpoint.ts";
import type { listCheatSheetEndpoint } from "../../../contract/fares/fare-tables.endpoints.ts";
import type { Language } from "../../../domain/languages.ts";
import type { TableSort } from "../../ui/table-sort.ts";

export type FareRow = ResultOf<typeof listCheatSheetEndpoint>["results"][number];

const COLUMNS = ["distance", "passengers", "luggage", "holiday", "night", "fare"] as const;
export type FareColumn = (typeof COLUMNS)[number];

/** The rows of the price list that are shown, and their order. */
export type SheetView = {
  readonly passengers: number | null;
  readonly night: boolean;
  readonly holiday: boolean;
  readonly sort: TableSort<FareColumn>;
};

/** The rows that are asked for, sorted; equal ones keep the order of the list. */
export function rowsInView(rows: readonly FareRow[], view: SheetView): FareRow[] {
  const { column, direction } = view.sort;
  const sign = direction === "ascending" ? 1 : -1;
  const key = column === "fare" ? "fare" : "distance";
  return rows
    .filter((row) => view.passengers === null || row.passengers === view.passengers)
    .filter((row) => (!view.night || row.isNight) && (!view.holiday || row.isHoliday))
    .toSorted((a, b) => sign * (a[key] - b[key]));
}

/** The words of the table in the reader's language. */
export type SheetWords = { readonly heads: Readonly<Record<FareColumn, string>>; yes: string; no: string };

/** The rows as a table for other programs. */
export function asCsv(rows: readonly FareRow[], language: Language, { heads, yes, no }: SheetWords): string {
  const lines = rows.map(({ distance, passengers, luggage, isHoliday, isNight, fare }) => [
    distance,
    passengers,
    luggage,
    isHoliday ? yes : no,
    isNight ? yes : no,
    { decimal: fare.toFixed(2) },
  ]);
  return toCsv([COLUMNS.map((column) => heads[column]), ...lines], csvSeparatorOf(language));
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
