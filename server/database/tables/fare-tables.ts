import type { Generated } from "kysely";
import type { Id, Instant, Day, Maybe, MaybeInstant, Json } from "./columns.ts";

export type TariffsTable = {
  id: Id;
  valid_from: Day;
  rules: Json;
  created_by: Maybe<number>;
  created_at: Instant;
  withdrawn_at: MaybeInstant;
  withdrawn_by: Maybe<number>;
};

export type ExtraHolidaysTable = { day: Day; name: string; from_time: Generated<string> };
