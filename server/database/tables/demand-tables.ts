import type { ColumnType } from "kysely";
import type { SHIP_FEED_FAULTS } from "../../../contract/demand/ship-feed.ts";
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
  /** The entry of the calendar that brought it; null where somebody wrote it down. */
  feed_uid: Maybe<string>;
};

/** One row: the calendar that ships are read from, what counts where it doesn't say, and how its last reading went. */
export type ShipFeedTable = {
  id: number;
  url: string | null;
  pier: string;
  lat: number;
  lng: number;
  passengers: number;
  read_at: MaybeInstant;
  fault: (typeof SHIP_FEED_FAULTS)[number] | null;
  ships: number;
  left_out: number;
};

/** One row: the demand of an ordinary week, worked out again every few hours. */
export type DemandProfileTable = {
  id: number;
  profile: ColumnType<DemandProfile | null, string | null | undefined, string | null>;
  learned_at: MaybeInstant;
};
