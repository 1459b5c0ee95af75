import { PAPER_DAYS } from "../../domain/papers/papers.ts";

/** The columns that decide whether a driver's papers or their car hold them back. */
const PAPER_COLUMN_NAMES = [...Object.values(PAPER_DAYS), "papers_override_until", "out_of_service"] as const;
export const PAPER_COLUMNS = PAPER_COLUMN_NAMES.map((column) => `drivers.${column}` as const);
