import { instantOf } from "../../domain/curacao-time.ts";
import {
  closeSettlementEndpoint,
  previewSettlementEndpoint,
} from "../../contract/settlements/settlements.endpoints.ts";
import type { SettlementDetail, SettlementPreview } from "../../contract/settlements/settlement-schemas.ts";
import type { TestAccount } from "./accounts.ts";
import { type RideColumns, insertRideRow } from "./rides.ts";
import type { TestServer } from "./test-server.ts";

/** A week that is over when tests begin. */
export const WEEK = { first_day: "2026-11-09", last_day: "2026-11-15" };
type Settling = { driver: TestAccount; staff: TestAccount; days?: typeof WEEK };

/** A ride that a driver completed at noon of a day. */
export function drive(
  server: TestServer,
  driver: TestAccount,
  day: string,
  columns: Partial<RideColumns> = {},
): Promise<number> {
  return insertRideRow(server, {
    status: "Completed",
    driver_id: driver.id,
    completed_at: instantOf(day, "12:00:00"),
    fare_cents: 2_600,
    ...columns,
  });
}

/** A settlement as it would be made now. */
export function previewDays(
  server: TestServer,
  { driver, staff, days = WEEK }: Settling,
): Promise<SettlementPreview> {
  const query = { driver_id: driver.id, ...days };
  return server.call(previewSettlementEndpoint, { query, token: staff.token });
}

/** The figures that whoever closes a settlement says they have looked at. */
export function seenIn({ rides, owed_usd, owed_xcg }: SettlementPreview) {
  return { rides, owed_usd, owed_xcg };
}

/** Looks at some days and closes them. */
export async function closeDays(server: TestServer, settling: Settling): Promise<SettlementDetail> {
  const { driver, staff, days = WEEK } = settling;
  const seen = seenIn(await previewDays(server, settling));
  const body = { driver_id: driver.id, ...days, seen };
  return server.call(closeSettlementEndpoint, { body, token: staff.token });
}
