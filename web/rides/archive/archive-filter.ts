import { addDays } from "../../../domain/curacao-days.ts";
import { isDate } from "../../../domain/curacao-time.ts";
import { VEHICLE_TYPES, type VehicleType } from "../../../domain/fares/vehicles.ts";
import { ZONE_NAMES } from "../../../domain/fares/zone-names.ts";
import { type ReportPeriod, reportRange } from "../../../domain/reports/report-period.ts";
import { ARCHIVE_STATUSES, type ArchiveStatus } from "../../../domain/rides/archive-statuses.ts";
import type { ArchiveSort } from "../../../contract/rides/ride-archive.ts";
import type { SortDirection } from "../../ui/table-sort.ts";

/** The columns of the history that it can be sorted by. */
export const ARCHIVE_COLUMNS = [
  "id",
  "rider_name",
  "driver_name",
  "completed_at",
  "distance_km",
  "calculated_fare",
] as const;
export type ArchiveColumn = (typeof ARCHIVE_COLUMNS)[number];

/** How rides without a fixed rate are asked for. */
export const NO_ZONE = "none";
const NEWEST: ArchiveSort = "-completed_at";

/** The filter of the history, as the address has it. */
export type ArchiveChoice = {
  readonly q: string;
  readonly from: string;
  readonly until: string;
  readonly driver: string;
  readonly type: VehicleType | "";
  readonly zone: string;
  /** How they ended; empty for the completed ones. */
  readonly status: ArchiveStatus | "";
  readonly sort: ArchiveSort;
  readonly page: number;
  /** The way they are shown: one by one, or what they came to. */
  readonly view: ArchiveView;
};

export type ArchiveView = "" | "revenue";

/** Reads the filter of an address; invalid parts are left out. */
export function choiceOf(params: URLSearchParams): ArchiveChoice {
  const page = Number(params.get("page"));
  const driver = params.get("driver") ?? "";
  const zone = params.get("zone") ?? "";
  const { column, direction } = sortOf(params.get("sort") ?? NEWEST);
  return {
    q: (params.get("q") ?? "").slice(0, 100),
    from: dateOf(params.get("from")),
    until: dateOf(params.get("until")),
    driver: /^\d{1,9}$/.test(driver) ? driver : "",
    type: VEHICLE_TYPES.find((type) => type === params.get("type")) ?? "",
    zone: zone === NO_ZONE || Object.hasOwn(ZONE_NAMES, zone) ? zone : "",
    status: ARCHIVE_STATUSES.find((status) => status === params.get("status")) ?? "",
    sort: sortBy(column, direction),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    view: params.get("view") === "revenue" ? "revenue" : "",
  };
}

/** Writes a filter into an address; what is not set is left out. */
export function addressOf({ page, sort, ...filter }: ArchiveChoice): Record<string, string> {
  const given = Object.entries(filter).filter(([, value]) => value !== "");
  return {
    ...Object.fromEntries(given),
    ...(sort === NEWEST ? {} : { sort }),
    ...(page > 1 ? { page: String(page) } : {}),
  };
}

/** The same without what narrows it: the order and the view stay. */
export function cleared({ sort, view }: ArchiveChoice): ArchiveChoice {
  return { ...choiceOf(new URLSearchParams()), sort, view };
}

/** Whether anything but the order and the page is chosen. */
export function isFiltered(choice: ArchiveChoice): boolean {
  return filtersIn(choice) > 0;
}

/** Whether its days end before they begin: there is nothing to ask for. */
export function isReversed({ from, until }: ArchiveChoice): boolean {
  return from !== "" && until !== "" && until < from;
}

/** How many things narrow it; its first and last day are one. */
export function filtersIn({ q, from, until, driver, type, zone, status }: ArchiveChoice): number {
  return [q, from || until, driver, type, zone, status].filter((value) => value !== "").length;
}

/** The days that are asked for most, each up to today. */
export const SPANS = ["all", "today", "week", "month"] as const;
export type Span = (typeof SPANS)[number];
const PERIOD_OF: Readonly<Record<Exclude<Span, "all">, ReportPeriod>> = {
  today: "daily",
  week: "weekly",
  month: "monthly",
};

/** The first and the last day of a span. */
export function daysOf(span: Span, today: string): Pick<ArchiveChoice, "from" | "until"> {
  return span === "all"
    ? { from: "", until: "" }
    : { from: reportRange(PERIOD_OF[span], today)?.start ?? "", until: today };
}

/** Which of the spans is chosen; null where other days are. */
export function spanOf({ from, until }: ArchiveChoice, today: string): Span | null {
  return (
    SPANS.find((span) => {
      const days = daysOf(span, today);
      return days.from === from && days.until === until;
    }) ?? null
  );
}

/** A filter as it is kept by name: days up to today move along, and the page is the first. */
export function viewQueryOf(choice: ArchiveChoice, today: string): string {
  const span = spanOf(choice, today);
  const moves = span !== null && span !== "all";
  const address = addressOf({ ...choice, page: 1, ...(moves ? { from: "", until: "" } : {}) });
  return new URLSearchParams({ ...address, ...(moves ? { span } : {}) }).toString();
}

/** The address of a kept filter today. */
export function addressOfView(query: string, today: string): string {
  const params = new URLSearchParams(query);
  const span = SPANS.find((each) => each === params.get("span"));
  const days = span === undefined ? {} : daysOf(span, today);
  return new URLSearchParams(addressOf({ ...choiceOf(params), ...days })).toString();
}

/** The column and the direction of an order; what is none is the newest first. */
export function sortOf(sort: string): { column: ArchiveColumn; direction: SortDirection } {
  const column = ARCHIVE_COLUMNS.find((each) => each === sort.replace(/^-/, ""));
  if (column === undefined) return { column: "completed_at", direction: "descending" };
  return { column, direction: sort.startsWith("-") ? "descending" : "ascending" };
}

export function sortBy(column: ArchiveColumn, direction: SortDirection): ArchiveSort {
  return direction === "descending" ? `-${column}` : column;
}

/** The filter and the order as the archive takes them. */
export function archiveQueryOf(choice: ArchiveChoice) {
  const { type, sort, status } = choice;
  return {
    ...sharedQueryOf(choice),
    ...(status === "" ? {} : { status }),
    ...(type === "" ? {} : { type }),
    ...(sort === NEWEST ? {} : { sort }),
  };
}

/** The same rides as the reports ask for them. */
export function figuresQueryOf(choice: ArchiveChoice) {
  const { type } = choice;
  return {
    ...sharedQueryOf(choice),
    ...(type === "" ? {} : { vehicle_type: type }),
  };
}

/** The last day is chosen, and the day after it is asked for. */
function sharedQueryOf({ q, from, until, driver, zone }: ArchiveChoice) {
  return {
    ...(until === "" ? {} : { end_date: addDays(until, 1) }),
    ...(q.trim() === "" ? {} : { q: q.trim() }),
    ...(from === "" ? {} : { start_date: from }),
    ...(driver === "" ? {} : { driver_id: Number(driver) }),
    ...(zone === "" ? {} : { zone }),
  };
}

/** The numbers to press: the first, the last, and those around the present one; a gap is null. */
export function pageNumbers(page: number, pages: number): readonly (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((each, index) => {
    const before = shown[index - 1];
    return before !== undefined && each - before > 1 ? [null, each] : [each];
  });
}

function dateOf(text: string | null): string {
  return text !== null && isDate(text) ? text : "";
}
