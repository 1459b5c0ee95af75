import type { ResultOf } from "../../../contract/endpoint.ts";
import type { listCheatSheet } from "../../../contract/fares/fares.endpoints.ts";

export type FareRow = ResultOf<typeof listCheatSheet>["results"][number];

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

/** The rows as a table for other programs. */
export function asCsv(rows: readonly FareRow[]): string {
  const lines = rows.map((row) =>
    [row.distance, row.passengers, row.luggage, row.isHoliday, row.isNight, row.fare.toFixed(2)].join(","),
  );
  return ["distance,passengers,luggage,holiday,night,fare", ...lines, ""].join("\r\n");
}
