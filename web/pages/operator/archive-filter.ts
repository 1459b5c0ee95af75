import { isDate } from "../../../contract/curacao-time.ts";

/** What the history is filtered by, as the address has it. */
export type ArchiveChoice = {
  readonly q: string;
  readonly from: string;
  readonly until: string;
  readonly driver: string;
  readonly page: number;
};

/** Reads the filter of an address; what is not understood is left out. */
export function choiceOf(params: URLSearchParams): ArchiveChoice {
  const page = Number(params.get("page"));
  const driver = params.get("driver") ?? "";
  return {
    q: (params.get("q") ?? "").slice(0, 100),
    from: dateOf(params.get("from")),
    until: dateOf(params.get("until")),
    driver: /^\d{1,9}$/.test(driver) ? driver : "",
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Writes a filter into an address; what is not set is left out. */
export function addressOf({ page, ...filter }: ArchiveChoice): Record<string, string> {
  const given = Object.entries(filter).filter(([, value]) => value !== "");
  return { ...Object.fromEntries(given), ...(page > 1 ? { page: String(page) } : {}) };
}

/** The filter as the server takes it. */
export function archiveQueryOf({ q, from, until, driver }: ArchiveChoice) {
  return {
    ...(q.trim() === "" ? {} : { q: q.trim() }),
    ...(from === "" ? {} : { start_date: from }),
    ...(until === "" ? {} : { end_date: until }),
    ...(driver === "" ? {} : { driver_id: Number(driver) }),
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
