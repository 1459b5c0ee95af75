import { expect, it } from "vitest";
import { generatedSql } from "../../testing/generated-sql.ts";
import * as blankRides from "./blank-rides.queries.ts";

it("keeps the SQL that takes people out of rides for review", async () => {
  const sql = await generatedSql(blankRides, {
    blankRidesOfRider: [{ rider_id: 1, now: new Date("2026-11-20T16:00:00Z") }],
    blankRidesOfGuests: [
      { before: new Date("2025-05-20T16:00:00Z"), now: new Date("2026-11-20T16:00:00Z"), limit: 500 },
    ],
    releaseUnprovedClaims: [{ rider_id: 1, now: new Date("2026-11-20T16:00:00Z") }],
    countRidesOfGuests: [{ before: new Date("2025-05-20T16:00:00Z") }],
    blankHistoryOf: [{ ids: [1, 2] }],
    deleteClaimCodesOf: [1],
    listOpenBookingCodes: [1],
  });
  await expect(sql).toMatchFileSnapshot("blank-rides.queries.sql");
});
