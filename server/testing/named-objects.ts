import { makePasskeyRow } from "./passkeys.ts";
import { insertDriverRate, insertRent } from "../settlements/driver-accounts.queries.ts";
import { FIRST_TARIFF } from "../../domain/fares/tariff.ts";
import type { EndpointDescription, NamedObject } from "../../contract/endpoint.ts";
import { makeArea } from "./areas.ts";
import { makeDeal } from "./deals.ts";
import { makeVehicle } from "./vehicles.ts";
import { type TestCaller, makeAccount, makeDriver, makeSession } from "./accounts.ts";
import { makeAssistantGrant } from "./assistant-grants.ts";
import { makeCase } from "./cases.ts";
import { makeContractRow } from "./contracts.ts";
import { attachPaperFile } from "./papers.ts";
import { knownPlaces } from "../places/place-book.ts";
import {
  driveOnAccount,
  makeAgreedRate,
  makePartner,
  makePartnerKey,
  makeWebhook,
  makeWebhookMessage,
  makeStatementEntry,
  makeStatementRow,
} from "./partners.ts";
import { makePayLink } from "./pay-links.ts";
import { insertRideRow } from "./rides.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import type { TestServer } from "./test-server.ts";

/** The parameters of a path, by their names in it. */
export type PathParams = Readonly<Record<string, string | number>>;
type Making = { server: TestServer; owner: TestCaller | null; call: EndpointDescription };

type ObjectMaker = {
  /** Makes an object of the owner's, or of nobody in particular, in a state in which the call finds it. */
  make(making: Making): Promise<PathParams>;
  /** Names an object that is not there. */
  readonly missing: PathParams;
};

const NO_ID = 2_000_000_000;

/** How to make whatever the path of a call can name. */
export const NAMED_OBJECTS = {
  ride: {
    make: async (making) => ({ id: await makeRideOf(making) }),
    missing: { id: NO_ID },
  },
  tracked_ride: {
    make: async (making) => {
      const id = await makeRideOf(making);
      if (making.call.path.endsWith("/driver/")) await showDriverOf(making.server, id);
      const { tracking_code } = await making.server.db
        .selectFrom("rides")
        .select("tracking_code")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      return { tracking_code };
    },
    missing: { tracking_code: "nobody-has-this-code" },
  },
  driver: {
    make: async ({ server, owner, call }) => {
      const id = owner?.role === "driver" ? owner.id : (await makeDriver(server)).id;
      if (call.path.endsWith("/papers/{paper}/")) await attachPaperFile(server, id);
      return { id };
    },
    missing: { id: NO_ID },
  },
  session: {
    make: async ({ server, owner }) => {
      const account = owner ?? (await makeAccount(server, { role: "rider" }));
      return { id: (await makeSession(server, account.id)).sessionId };
    },
    missing: { id: "00000000-0000-4000-8000-000000000000" },
  },
  passkey: {
    make: async ({ server, owner }) => {
      const account = owner ?? (await makeAccount(server, { role: "rider" }));
      return { id: await makePasskeyRow(server, account.id) };
    },
    missing: { id: NO_ID },
  },
  assistant: {
    make: async ({ server, owner }) => {
      // Riders alone allow one; whoever else may withdraw it withdraws a rider's.
      const account = owner?.role === "rider" ? owner : await makeAccount(server, { role: "rider" });
      return { id: await makeAssistantGrant(server, account.id) };
    },
    missing: { id: "00000000-0000-4000-8000-000000000000" },
  },
  account: {
    make: async ({ server }) => ({ id: (await makeAccount(server, { role: "rider" })).id }),
    missing: { id: NO_ID },
  },
  place: {
    make: async () => ({ id: knownPlaces()[0]?.id ?? "" }),
    missing: { id: "a-place-nobody-knows" },
  },
  asked_case: {
    make: async ({ server, owner }) => ({
      id: await makeCase(server, {
        driverId: owner?.role === "driver" ? owner.id : (await makeDriver(server)).id,
        asked: "What happened?",
      }),
    }),
    missing: { id: NO_ID },
  },
  staff_record: {
    make: async (making) => ({ id: await makeStaffRecord(making) }),
    missing: { id: NO_ID },
  },
} satisfies Record<NamedObject, ObjectMaker>;

/** A driver's ride is one they have accepted; a rider's waits; dispatch's calls find one that a driver is on. */
async function makeRideOf({ server, owner, call }: Making): Promise<number> {
  if (owner?.role === "driver") {
    return insertRideRow(server, {
      status: "Accepted",
      driver_id: owner.id,
      accepted_at: server.clock.now(),
    });
  }
  const forDispatch = call.access.rider === "no" && call.access.driver === "no";
  if (forDispatch) {
    const driver = await makeDriver(server);
    return insertRideRow(server, {
      status: "Accepted",
      driver_id: driver.id,
      accepted_at: server.clock.now(),
    });
  }
  return insertRideRow(server, {
    status: "Pending",
    rider_id: owner?.role === "rider" ? owner.id : null,
    partner_id: owner?.role === "partner" ? owner.id : null,
  });
}

/** Gives a ride a driver who has a portrait. */
async function showDriverOf(server: TestServer, rideId: number): Promise<void> {
  const now = server.clock.now();
  const { id } = await makeDriver(server);
  await server.db
    .insertInto("driver_portraits")
    .values({ driver_id: id, kind: "image/jpeg", picture: "/9j/", mark: "a", updated_at: now })
    .execute();
  const changes = { status: "Accepted" as const, driver_id: id, accepted_at: now };
  await server.db.updateTable("rides").set(changes).where("id", "=", rideId).execute();
}

/** A backup whose file is gone. */
async function makeBackupRow(server: TestServer): Promise<number> {
  const now = server.clock.now();
  const { id: by } = await makeAccount(server, { role: "staff" });
  const row = { state: "done", step: "verifying", started_by: by, started_at: now, seen_at: now } as const;
  const { id } = await server.db
    .insertInto("backups")
    .values({ ...row, file: "trupial.gz", server: "desk", written_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

let applicants = 0;

async function makeStaffRecord({ server, call }: Making): Promise<number> {
  const now = server.clock.now();
  if (call.path.startsWith("/admin/webhooks/")) return makeWebhook(server, (await makePartner(server)).id);
  if (call.path.startsWith("/admin/webhook-messages/")) return makeWebhookMessage(server);
  if (call.path.startsWith("/admin/partner-keys/")) {
    return (await makePartnerKey(server, (await makePartner(server)).id)).keyId;
  }
  if (call.path.startsWith("/admin/partner-rates/")) return makeAgreedRate(server);
  if (call.path.startsWith("/admin/data/backups/")) return makeBackupRow(server);
  if (call.path.startsWith("/contracts/")) return makeContractRow(server);
  if (call.path.startsWith("/admin/cases/")) {
    return makeCase(server, { closed: call.id === "reopenCase", paid: call.id === "refundInCash" });
  }
  if (call.path.startsWith("/emergencies/")) {
    const { id: driver_id } = await makeDriver(server);
    const { id } = await server.db
      .insertInto("emergencies")
      .values({ driver_id, called_at: now, at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }
  if (call.path.startsWith("/admin/messages/")) {
    const { id } = await server.db
      .insertInto("contact_messages")
      .values({
        topic: "contact",
        name: "Maya Brooks",
        email: "maya@example.com",
        message: "Bon dia",
        language: "en",
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }
  if (call.path.startsWith("/admin/applications/")) {
    const number = (applicants += 1);
    const { id } = await server.db
      .insertInto("driver_applications")
      .values({
        first_name: "Rignald",
        last_name: `Applicant ${number}`,
        email: `applicant${number}@example.com`,
        phone: "5550123",
        license_number: `CW-${number}`,
        vehicle_type: "economy",
        vehicle_name: "White Toyota Corolla",
        plate: `TX-${number}`,
        languages: "en, pap",
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }
  if (call.path.startsWith("/admin/vehicle")) return makeForVehicle(server, call.path);
  if (call.path.startsWith("/admin/areas/")) return makeArea(server);
  if (call.path.startsWith("/admin/deals/"))
    return (await makeDeal(server, { code: null, kind: "first_ride" })).id;
  if (call.path.startsWith("/admin/tariffs/")) {
    const { validFrom: _day, ...rules } = FIRST_TARIFF;
    const { id } = await server.db
      .insertInto("tariffs")
      .values({ valid_from: "2099-01-01", rules: JSON.stringify(rules), created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }
  if (call.path.startsWith("/admin/tax-rates/")) {
    const { id: created_by } = await makeAccount(server, { role: "staff" });
    const { id } = await server.db
      .insertInto("tax_rates")
      .values({ valid_from: "2099-01-01", hundredths: 600, created_by, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }
  if (call.path.startsWith("/admin/commission-rates/")) {
    const { id: created_by } = await makeAccount(server, { role: "staff" });
    const { id } = await server.db
      .insertInto("commission_rates")
      .values({ valid_from: "2099-01-01", hundredths: 2_000, created_by, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }
  if (call.path.startsWith("/admin/commission-rules/")) {
    const { id: created_by } = await makeAccount(server, { role: "staff" });
    const rule = { channel: "desk", valid_from: "2099-01-01", hundredths: 1_500, reason: "" } as const;
    const { id } = await server.db
      .insertInto("commission_rules")
      .values({ ...rule, created_by, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }
  if (call.path.startsWith("/admin/partners/")) {
    const { id } = await makePartner(server);
    if (call.id === "makeStatement" || call.id === "makeUnbilledStatements") await driveOnAccount(server, id);
    return id;
  }
  if (call.path.startsWith("/pay-links/")) {
    return (await makePayLink(server, call.id === "refundPayLink" ? { state: "paid", paid_at: now } : {})).id;
  }
  if (call.path.startsWith("/admin/statements/")) return makeStatementRow(server, 3_000);
  if (call.path.startsWith("/admin/statement-entries/")) return makeStatementEntry(server);
  if (call.id === "paySettlement") return makeSettlement(server, 2_600);
  if (call.path.startsWith("/admin/settlements/")) return makeSettlement(server);
  if (call.path.startsWith("/admin/driver-") || call.path.startsWith("/admin/settlement-payments/"))
    return makeForDriver(server, call.path);
  if (call.path.startsWith("/admin/sent-messages/")) {
    const { id } = await server.db
      .insertInto("outbox")
      .values({
        kind: "new_device",
        channel: "email",
        recipient: "maya@example.com",
        language: "en",
        payload: JSON.stringify({ token: "" }),
        next_attempt_at: now,
        failed_at: now,
        last_error: "smtp_550",
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }
  if (call.path.startsWith("/admin/shift-closings/")) {
    const { id } = await server.db
      .insertInto("shift_closings")
      .values({
        driver_id: (await makeDriver(server)).id,
        closed_at: now,
        rides: 1,
        usd_cents: 2_600,
        xcg_cents: 0,
        counted_usd_cents: 2_600,
        counted_xcg_cents: 0,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }
  if (call.path.startsWith("/admin/approvals/")) {
    const { id: asked_by } = await makeAccount(server, { role: "staff" });
    const { id } = await server.db
      .insertInto("approvals")
      .values({
        kind: "export",
        subject_id: asked_by,
        reason: "",
        payload: "{}",
        asked_by,
        asked_at: now,
        expires_at: new Date(now.getTime() + DAY_MS),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }
  throw new Error(`${call.path} names a record that cannot be made yet: add it here`);
}

/** What a call about a car names: the car, an outage of it, or a cost. */
async function makeForVehicle(server: TestServer, path: string): Promise<number> {
  const now = server.clock.now();
  const { id: made_by } = await makeAccount(server, { role: "staff" });
  const vehicle_id = await makeVehicle(server);
  if (path.startsWith("/admin/vehicle-outages/")) {
    const { id } = await server.db
      .insertInto("vehicle_outages")
      .values({ vehicle_id, begins_at: now, reason: "Brakes", made_by, made_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }
  if (!path.startsWith("/admin/vehicle-costs/")) return vehicle_id;
  const cost = { day: "2026-11-10", kind: "fuel", usd_cents: 4_500, xcg_cents: 0, note: "" } as const;
  const { id } = await server.db
    .insertInto("vehicle_costs")
    .values({ ...cost, vehicle_id, made_by, made_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** What a call about a driver's account names: the driver, an entry, a rate, a rent, or a payment. */
async function makeForDriver(server: TestServer, path: string): Promise<number> {
  const now = server.clock.now();
  const { id: by } = await makeAccount(server, { role: "staff" });
  if (path.startsWith("/admin/settlement-payments/")) {
    const settlementId = await makeSettlement(server, 2_600);
    const { driver_id } = await server.db
      .selectFrom("settlements")
      .select("driver_id")
      .where("id", "=", settlementId)
      .executeTakeFirstOrThrow();
    const { id } = await server.db
      .insertInto("settlement_payments")
      .values({ driver_id, paid_on: "2026-11-10", how: "cash", reference: "", made_by: by, made_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto("settlement_payment_parts")
      .values({ payment_id: id, settlement_id: settlementId, usd_cents: 2_600, xcg_cents: 0 })
      .execute();
    return id;
  }
  const { id: driver_id } = await makeDriver(server);
  if (path.startsWith("/admin/driver-accounts/")) return driver_id;
  if (path.startsWith("/admin/driver-entries/")) {
    const entry = { kind: "bonus", day: "2026-11-10", usd_cents: 2_500, xcg_cents: 0, note: "A busy night" };
    const { id } = await server.db
      .insertInto("driver_entries")
      .values({ ...entry, driver_id, made_by: by, made_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }
  const dated = { driver_id, valid_from: "2099-01-01", created_by: by, created_at: now };
  if (path.startsWith("/admin/driver-rents/"))
    return (await insertRent(server.db, { ...dated, cents: 15_000 })).id;
  return (await insertDriverRate(server.db, { ...dated, hundredths: 1_500 })).id;
}

/** A closed settlement, with what was paid by card and is owed to the driver. */
async function makeSettlement(server: TestServer, cardCents = 0): Promise<number> {
  const { id } = await server.db
    .insertInto("settlements")
    .values({
      driver_id: (await makeDriver(server)).id,
      first_day: "2026-11-01",
      last_day: "2026-11-07",
      closed_at: server.clock.now(),
      closed_by: (await makeAccount(server, { role: "staff" })).id,
      rides: 0,
      fare_cents: 0,
      tip_cents: 0,
      cash_usd_cents: 0,
      cash_xcg_cents: 0,
      card_cents: cardCents,
      not_recorded_cents: 0,
      commission_cents: 0,
      handed_usd_cents: 0,
      handed_xcg_cents: 0,
      owed_usd_cents: cardCents,
      owed_xcg_cents: 0,
      lines: "[]",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
