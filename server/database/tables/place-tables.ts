import type { JSONColumnType } from "kysely";
import type { PlaceKind } from "../../../contract/places/place.ts";
import type { Instant, Maybe } from "./columns.ts";

export type PlaceChangesTable = {
  id: string;
  name: string;
  kind: PlaceKind;
  area: string;
  lat: number;
  lng: number;
  popularity: number;
  spellings: JSONColumnType<string[]>;
  retired: boolean;
  version: number;
  changed_by: Maybe<number>;
  changed_at: Instant;
};
