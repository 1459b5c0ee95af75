import type { JSONColumnType } from "kysely";
import type { PlaceKind } from "../../../domain/places/place.ts";
import type { Id, Instant, Maybe } from "./columns.ts";

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

/** An import of a map; `version` is the hash of its bytes, which only the one in use keeps. */
export type MapImportsTable = {
  id: Id;
  version: string;
  imported_at: Instant;
  present: boolean;
  model: Maybe<Buffer>;
};
