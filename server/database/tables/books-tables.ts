import type { ColumnType } from "kysely";
import type { BooksFault } from "../../../contract/books/books-check.ts";
import type { Day, Instant } from "./columns.ts";

/** A check of the books, the last of its day. */
export type BooksChecksTable = {
  day: Day;
  checked_at: Instant;
  faults: ColumnType<BooksFault[], string, string>;
};
