import type { Phrase } from "../../../domain/radio/phrases.ts";
import type { ColumnType, Generated } from "kysely";
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

/** A driver's call for help; at most one of a driver's stands. */
export type EmergenciesTable = {
  id: Id;
  driver_id: number;
  ride_id: Maybe<number>;
  lat: Maybe<number>;
  lng: Maybe<number>;
  /** When it was called; `at` is when it came. */
  called_at: Instant;
  at: Instant;
  taken_by: Maybe<number>;
  taken_at: MaybeInstant;
  ended_by: Maybe<number>;
  ended_at: MaybeInstant;
  /** How often the desk's devices were told while nobody had taken it, and when last. */
  pushes: Generated<number>;
  pushed_at: MaybeInstant;
};
