import { expect, it } from "vitest";
import { generatedSql } from "../../testing/generated-sql.ts";
import * as changes from "./place-changes.queries.ts";

it("keeps the SQL of changed places for review", async () => {
  const place = {
    id: "mambo-beach",
    name: "Mambo Beach",
    kind: "beach",
    area: "Sea Aquarium",
    lat: 12.0865,
    lng: -68.899,
    popularity: 9,
    spellings: "[]",
    retired: false,
    version: 1,
    changed_by: 1,
    changed_at: new Date("2026-11-20T16:00:00Z"),
  } as const;
  const sql = await generatedSql(changes, {
    listPlaceChanges: [],
    lockPlaceChanges: [],
    savePlaceChange: [place],
    insertPlaceChanges: [[place]],
  });
  await expect(sql).toMatchFileSnapshot("place-changes.queries.sql");
});
