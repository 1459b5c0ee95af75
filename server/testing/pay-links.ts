import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Insertable } from "kysely";
import type { PayLinkSettings } from "../../contract/pay-links/pay-link-schemas.ts";
import {
  getPayLinkSettingsEndpoint,
  setPayLinkSettingsEndpoint,
} from "../../contract/pay-links/pay-links.endpoints.ts";
import type { Database } from "../database/schema.ts";
import { type PlayedEnd, fileProvider } from "../pay-links/file-provider.ts";
import { followPayLinks } from "../pay-links/follow-pay-links.ts";
import type { PayProvider } from "../pay-links/pay-provider.ts";
import { drawTrackingCode } from "../rides/booking/ride-codes.ts";
import { makeAccount } from "./accounts.ts";
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

/** Lets the server look after its payments once, as its job does every two seconds. */
export async function followPayments(server: TestServer, provider: PayProvider): Promise<void> {
  const { db, clock } = server;
  const publicUrl = "http://127.0.0.1:8080";
  await followPayLinks({ db, clock, provider, publicUrl, log: server.app.log });
}

/** Staff decide about paying by link. */
export async function payLinkSettingsAre(
  server: TestServer,
  settings: Partial<PayLinkSettings>,
): Promise<void> {
  const { token } = await makeAccount(server, { role: "staff" });
  const { provider: _provider, ...present } = await server.call(getPayLinkSettingsEndpoint, { token });
  await server.call(setPayLinkSettingsEndpoint, { body: { ...present, ...settings }, token });
}

/** Somebody presses a button of the trial page. */
export async function playPayment(server: TestServer, link: string | null, what: PlayedEnd) {
  const url = link ?? "";
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return server.app.inject({ method: "POST", url, headers, payload: `what=${what}` });
}
