import type { ColumnType } from "kysely";
import type { DemandProfile } from "../../../domain/demand/learn-demand.ts";
import type { Id, Instant, Maybe, MaybeInstant } from "./columns.ts";

/** A ship at a pier, once for each time it comes. */
export type CruiseCallsTable = {
  id: Id;
  ship: string;
  pier: string;
  lat: number;
  lng: number;
  from_at: Instant;
  until_at: Instant;
  passengers: number;
  version: number;
  changed_by: Maybe<number>;
  changed_at: Instant;
};

/** One row: the demand of an ordinary week, worked out again every few hours. */
export type DemandProfileTable = {
  id: number;
  profile: ColumnType<DemandProfile | null, string | null | undefined, string | null>;
  learned_at: MaybeInstant;
};
