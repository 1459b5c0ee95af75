import type { Phrase } from "../../../domain/radio/phrases.ts";
import type { ColumnType } from "kysely";
import type { Id, Instant, Maybe, MaybeInstant } from "./columns.ts";

/** A short text between dispatch and one driver; what went to all has a row for each of them. */
export type RadioTextsTable = {
  id: Id;
  driver_id: number;
  from_driver: boolean;
  author_id: Maybe<number>;
  phrase: Maybe<Phrase>;
  body: Maybe<string>;
  to_all: ColumnType<boolean, boolean | undefined, boolean>;
  /** When it was written; `at` is when it came. */
  happened_at: Instant;
  at: Instant;
  read_at: MaybeInstant;
};
