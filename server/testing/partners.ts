import type { Insertable } from "kysely";
import { KEY_SCOPES, type KeyScope } from "../../domain/partners/key-scopes.ts";
import type { Database } from "../database/schema.ts";
import { drawTrackingCode } from "../rides/booking/ride-codes.ts";
import { beginningOf, drawKey, hashOfKey } from "../partners/keys/key-text.ts";
import { type TestCaller, makeAccount } from "./accounts.ts";
import { makeRide } from "./rides.ts";
import type { TestServer } from "./test-server.ts";

type PartnerFacts = Partial<Insertable<Database["partners"]>>;

/** Makes a hotel that may book, straight in the tables. */
export function makePartner(
  server: TestServer,
  facts: PartnerFacts = {},
): Promise<{ id: number; code: string; reception_code: string }> {
  const now = server.clock.now();
  return server.db
    .insertInto("partners")
    .values({
      name: "Hotel Pundamar",
      address: "Handelskade 1, Willemstad",
      crib: "102 345 678",
      email: "front@pundamar.example",
      discount_percent: 0,
      language: "en",
      code: drawTrackingCode(),
      reception_code: drawTrackingCode(),
      created_at: now,
      updated_at: now,
      ...facts,
    })
    .returning(["id", "code", "reception_code"])
    .executeTakeFirstOrThrow();
}

/** A price between the airport and Punda that is agreed with a hotel. */
export async function makeAgreedRate(server: TestServer): Promise<number> {
  const { id: partner_id } = await makePartner(server);
  const { id: added_by } = await makeAccount(server, { role: "staff" });
  const between = { from_area: "airport", to_area: "punda" } as const;
  const rate = { ...between, price_cents: 2_400, valid_from: "2026-11-01", added_by };
  const { id } = await server.db
    .insertInto("partner_rates")
    .values({ ...rate, partner_id, added_at: server.clock.now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A ride that was driven on account, on a day in October where no other is said. */
export async function driveOnAccount(
  server: TestServer,
  partnerId: number,
  { at = new Date("2026-10-15T16:00:00Z"), ...facts }: { room?: string; at?: Date; fare_cents?: number } = {},
): Promise<number> {
  const { id } = await makeRide(server, {
    status: "Completed",
    partner_id: partnerId,
    paid_by: "account",
    ride_datetime: at,
    ...facts,
  });
  return id;
}

/** A payment that was noted on a statement. */
export async function makeStatementEntry(server: TestServer): Promise<number> {
  const { id: made_by } = await makeAccount(server, { role: "staff" });
  const { id } = await server.db
    .insertInto("statement_entries")
    .values({
      statement_id: await makeStatementRow(server, 3_000),
      kind: "payment",
      cents: 1_000,
      how: "bank",
      received_on: "2026-11-10",
      reason: "",
      made_by,
      made_at: server.clock.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A statement of no rides, for calls that name one. */
export async function makeStatementRow(server: TestServer, total_cents = 0): Promise<number> {
  const { id: partner_id } = await makePartner(server);
  const { id: made_by } = await makeAccount(server, { role: "staff" });
  const { id } = await server.db
    .insertInto("partner_statements")
    .values((eb) => ({
      number: eb
        .selectFrom("partner_statements")
        .select(eb.fn.coalesce(eb(eb.fn.max("number"), "+", 1), eb.val(1)).as("next")),
      partner_id,
      month: "2026-10-01",
      name: "Hotel Pundamar",
      address: "",
      crib: "",
      email: "front@pundamar.example",
      language: "en",
      rides: 0,
      total_cents,
      made_at: server.clock.now(),
      made_by,
    }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A system of a hotel with a key that may do everything a key can. */
export async function makePartnerKey(
  server: TestServer,
  partnerId: number,
  scopes: readonly KeyScope[] = KEY_SCOPES,
): Promise<TestCaller & { keyId: number }> {
  const { id: made_by } = await makeAccount(server, { role: "staff" });
  const token = drawKey(false);
  const { id: keyId } = await server.db
    .insertInto("partner_keys")
    .values({
      partner_id: partnerId,
      name: "Reservations",
      scopes: JSON.stringify(scopes),
      hash: hashOfKey(token),
      begins_with: beginningOf(token),
      made_by,
      made_at: server.clock.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { role: "partner", id: partnerId, token, keyId };
}

/** An address of a hotel's system that is told of its rides. */
export async function makeWebhook(
  server: TestServer,
  partnerId: number,
  url = "https://hooks.hotel.example/taxi",
): Promise<number> {
  const { id: made_by } = await makeAccount(server, { role: "staff" });
  const { id } = await server.db
    .insertInto("webhooks")
    .values({ partner_id: partnerId, url, made_by, made_at: server.clock.now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A message that was given up. */
export async function makeWebhookMessage(server: TestServer): Promise<number> {
  const now = server.clock.now();
  const webhook_id = await makeWebhook(server, (await makePartner(server)).id);
  const { id } = await server.db
    .insertInto("webhook_messages")
    .values({
      webhook_id,
      type: "webhook.test",
      data: "{}",
      created_at: now,
      next_attempt_at: now,
      failed_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
