import { expect, it } from "vitest";
import { generatedSql } from "../../testing/generated-sql.ts";
import * as rowsInOrder from "./rows-in-order.queries.ts";

it("keeps the SQL of the export for review", async () => {
  const refusals = { table: "ride_refusals", key: ["ride_id", "driver_id"], columns: ["ride_id", "why"] };
  const sql = await generatedSql(rowsInOrder, {
    readRowsInOrder: [
      {
        ...refusals,
        people: { driver: { by: "driver_id", shows: "username" } },
        after: [7, 3],
        limit: 1_000,
      },
    ],
  });
  await expect(sql).toMatchFileSnapshot("rows-in-order.queries.sql");
});
