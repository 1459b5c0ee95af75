import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Insertable } from "kysely";
import type { Database } from "../database/schema.ts";
import { fileProvider } from "../pay-links/file-provider.ts";
import { drawTrackingCode } from "../rides/booking/ride-codes.ts";
import { insertRideRow } from "./rides.ts";
import type { TestServer } from "./test-server.ts";

/** Payments on trial, in a folder of their own. */
export function trialPayments() {
  const directory = mkdtempSync(path.join(tmpdir(), "trial-payments-"));
  const trials = fileProvider({ directory, key: "a key for tests" });
  return { provider: trials, trials };
}

/** Makes an open payment of a ride, straight in the tables. */
export async function makePayLink(
  server: TestServer,
  facts: Partial<Insertable<Database["pay_links"]>> = {},
): Promise<{ id: number; code: string }> {
  const now = server.clock.now();
  return server.db
    .insertInto("pay_links")
    .values({
      code: drawTrackingCode(),
      purpose: "fare",
      ride_id: await insertRideRow(server, { status: "Pending" }),
      amount_cents: 2_600,
      currency: "USD",
      charged_cents: 2_600,
      state: "open",
      provider: "file",
      created_at: now,
      expires_at: new Date(now.getTime() + 24 * 60 * 60_000),
      ...facts,
    })
    .returning(["id", "code"])
    .executeTakeFirstOrThrow();
}
