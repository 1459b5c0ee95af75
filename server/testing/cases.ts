import { makeAccount, makeDriver } from "./accounts.ts";
import { insertRideRow } from "./rides.ts";
import type { TestServer } from "./test-server.ts";

type CaseFacts = {
  driverId?: number;
  /** What its driver was asked. */
  asked?: string;
  closed?: boolean;
  /** Its ride was paid in cash. */
  paid?: boolean;
};

/** Makes a case of a complaint straight in the tables, about a ride that is over. */
export async function makeCase(
  server: TestServer,
  { driverId, asked, closed = false, paid = false }: CaseFacts = {},
): Promise<number> {
  const now = server.clock.now();
  const driver = driverId ?? (await makeDriver(server)).id;
  const { id: staff } = await makeAccount(server, { role: "staff" });
  const { id } = await server.db
    .insertInto("cases")
    .values({
      kind: "complaint",
      ride_id: await insertRideRow(server, {
        status: "Completed",
        driver_id: driver,
        completed_at: now,
        rider_email: "femke@example.com",
        ...(paid && { paid_by: "cash_usd" }),
      }),
      driver_id: driver,
      opened_at: now,
      opened_by: staff,
      ...(closed && { outcome: "nobody", closed_at: now, closed_by: staff }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (asked !== undefined) {
    await server.db
      .insertInto("case_entries")
      .values({ case_id: id, kind: "driver_asked", entry: asked, written_by: staff, written_at: now })
      .execute();
  }
  return id;
}
