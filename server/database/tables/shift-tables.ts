import type { ColumnType } from "kysely";
import type { ShiftTimes, WeekShift } from "../../../domain/shifts/shift-times.ts";
import type { Id, Instant, Maybe, MaybeInstant } from "./columns.ts";

type JsonOf<T> = ColumnType<T, string, string>;

export type Home = { readonly name: string; readonly lat: number; readonly lng: number };

/** The week of a driver, and where they want to be at the end of a day. */
export type DriverShiftsTable = {
  driver_id: number;
  week: JsonOf<WeekShift[]>;
  home_name: Maybe<string>;
  home_lat: Maybe<number>;
  home_lng: Maybe<number>;
  version: number;
  changed_by: Maybe<number>;
  changed_at: Instant;
};

/** A day that is otherwise than the week says; without shifts it is off. */
export type ShiftDaysTable = {
  driver_id: number;
  day: string;
  shifts: JsonOf<ShiftTimes[]>;
  note: Maybe<string>;
  set_by: Maybe<number>;
  set_at: Instant;
};

/** The hours that a driver would rather have; what is missing stays as it is, and no home takes it away. */
export type WantedShifts = {
  readonly week?: WeekShift[] | undefined;
  readonly home?: Home | null | undefined;
  readonly days: { readonly day: string; readonly shifts: ShiftTimes[] }[];
};

export type ShiftProposalsTable = {
  id: Id;
  driver_id: number;
  wanted: JsonOf<WantedShifts>;
  note: Maybe<string>;
  state: "waiting" | "accepted" | "declined";
  reason: Maybe<string>;
  proposed_at: Instant;
  decided_by: Maybe<number>;
  decided_at: MaybeInstant;
};
