import type { ColumnType } from "kysely";
import type { BooksFault } from "../../../contract/books/books-check.ts";
import type { Day, Id, Instant, Maybe } from "./columns.ts";

/** A check of the books, the last of its day. */
export type BooksChecksTable = {
  day: Day;
  checked_at: Instant;
  faults: ColumnType<BooksFault[], string, string>;
};

/** A correction of a completed fare; only ever added. */
export type FareCorrectionsTable = {
  id: Id;
  ride_id: number;
  from_cents: number;
  to_cents: number;
  reason: string;
  /** The statement that its ride was on then: the difference is a credit of it, or goes on the next. */
  statement_id: Maybe<number>;
  /** The closed settlement that its ride was in then: the driver's part goes into the next. */
  settlement_id: Maybe<number>;
  made_by: number;
  made_at: Instant;
};
