import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as queries from "./metrics.queries.ts";

it("keeps the SQL of the figures where a review sees it", async () => {
  await expect(await generatedSql(queries, { findOutboxDepth: [] })).toMatchFileSnapshot(
    "metrics.queries.sql",
  );
});
