import type { JSONColumnType } from "kysely";
import type { AreaNames } from "../../../domain/areas/drawn-area.ts";
import type { Point } from "../../../domain/places/place-points.ts";
import type { Day, Id, Instant } from "./columns.ts";

export type AreasTable = { id: Id; made_by: number; made_at: Instant };

/** An area as it was drawn at one time, and priced for pickups from a day on. */
export type AreaVersionsTable = {
  area_id: number;
  number: number;
  valid_from: Day;
  names: JSONColumnType<AreaNames>;
  corners: JSONColumnType<Point[]>;
  airport_cents: number | null;
  pier_cents: number | null;
  surcharge_cents: number;
  gone: boolean;
  drawn_by: number;
  drawn_at: Instant;
};
