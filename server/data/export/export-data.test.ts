import { finished } from "node:stream/promises";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { exportDataEndpoint } from "../../../contract/data/data.endpoints.ts";
import { listAuditLogEndpoint } from "../../../contract/audit/audit.endpoints.ts";
import { makeDriver } from "../../testing/accounts.ts";
import { A_PDF, attachPaperFile } from "../../testing/papers.ts";
import { makeRide } from "../../testing/rides.ts";
import { exportedBy, makeExporter, requestExport } from "../../testing/exported-files.ts";
import { onADatabase, onEachDatabase } from "../../testing/test-server.ts";
import type { ReadLagging } from "../../database/replica/reading.ts";
import { exportData } from "./export-data.ts";
import { EXPORTED } from "./exported-columns.ts";

onEachDatabase("everything the company has, as files", (server) => {
  it("has a table for each kind of record, with every ride as it is kept and no secret of anybody", async () => {
    const staff = await makeExporter(server);
    const ride = await makeRide(server, {
      status: "Completed",
      rider_name: "=1+1",
      rider_phone: "+5999123456",
      notes: "Two surfboards, please",
      fare_cents: 3_400,
      ride_datetime: new Date("2026-11-20T18:30:00Z"),
    });
    const files = await exportedBy(server, staff.token);
    const tables = Object.keys(EXPORTED).filter((table) => EXPORTED[table as keyof typeof EXPORTED] !== null);
    expect(Object.keys(files)).toEqual(["README.txt", ...tables.map((table) => `${table}.csv`)]);
    expect(files["README.txt"]).toContain("Amounts are in cents, and once more with two decimals");

    const [heads = "", ...rides] = linesOf(files["rides.csv"]);
    expect(heads).toMatch(/^id,reference,status,/);
    expect(heads).toMatch(/,fare_usd,tip_usd,tip_xcg,also_usd,link_usd,/);
    expect(rides).toHaveLength(1);
    for (const cell of [
      ride.reference,
      "Completed",
      "2026-11-20T18:30:00.000Z",
      "'=1+1",
      "+5999123456",
      "3400",
      "34.00",
    ])
      expect(rides[0]?.split(",")).toContain(cell);
    expect(rides[0]).toContain('"Two surfboards, please"');

    const { password_hash: hash } = await server.db
      .selectFrom("accounts")
      .select("password_hash")
      .where("id", "=", staff.id)
      .executeTakeFirstOrThrow();
    const everything = Object.values(files).join("\n");
    for (const secret of [ride.trackingCode, hash]) expect(everything).not.toContain(secret);
  });

  it("has the files of drivers' papers in a folder", async () => {
    const staff = await makeExporter(server);
    const driver = await makeDriver(server);
    await attachPaperFile(server, driver.id);
    const files = await exportedBy(server, staff.token);
    expect(files[`papers/driver-${driver.id}-permit.pdf`]).toBe(A_PDF.toString());
  });

  it("comes whole however many rows a table has, also where two columns make a row", async () => {
    const staff = await makeExporter(server);
    const at = server.clock.now();
    await server.db
      .insertInto("phone_stops")
      .values(
        Array.from({ length: 2_001 }, (_, n) => ({
          phone: `+59996${100_000 + n}`,
          gateway: "sms" as const,
          stopped_at: at,
        })),
      )
      .execute();
    const drivers = [await makeDriver(server), await makeDriver(server)];
    const rides = Array.from({ length: 501 }, () => 0);
    for (let n = 0; n < rides.length; n++) rides[n] = (await makeRide(server)).id;
    await server.db
      .insertInto("ride_refusals")
      .values(
        drivers.flatMap(({ id }) =>
          rides.map((ride_id) => ({ ride_id, driver_id: id, why: "rejected" as const, at })),
        ),
      )
      .execute();
    const files = await exportedBy(server, staff.token, "nl");
    expect(files["README.txt"]).toContain("Bedragen zijn in centen, en nog eens met twee decimalen");
    expect(new Set(linesOf(files["phone_stops.csv"])).size).toBe(2_002);
    expect(new Set(linesOf(files["ride_refusals.csv"])).size).toBe(1_003);
  });

  it("is given to whoever types the password, and to nobody else, whom no log names", async () => {
    const staff = await makeExporter(server);
    const body = { password: "a guess" };
    const refused = await server.request(exportDataEndpoint, { body, token: staff.token });
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { password: "Incorrect password." }]);
    const query = { action: "export_data" as const, limit: 1 };
    const [last] = await server.call(listAuditLogEndpoint, { query, token: staff.token });
    expect(last?.actor).not.toBe(staff.username);
  });

  it("says in the audit log who took it", async () => {
    const staff = await makeExporter(server);
    await exportedBy(server, staff.token);
    const query = { action: "export_data" as const, limit: 1 };
    expect(await server.call(listAuditLogEndpoint, { query, token: staff.token })).toMatchObject([
      { actor: staff.username, action: "export_data" },
    ]);
  });

  it("ends the download where a table cannot be read, so that half of it is not kept for the whole", async () => {
    const staff = await makeExporter(server);
    await sql`alter table "trusted_networks" rename to "networks"`.execute(server.db);
    try {
      await expect(requestExport(server, staff.token)).rejects.toThrow("before completion");
    } finally {
      await sql`alter table "networks" rename to "trusted_networks"`.execute(server.db);
    }
    expect(Object.keys(await exportedBy(server, staff.token))).toContain("trusted_networks.csv");
  });
});

onADatabase("a table that can't be read", (server) => {
  it("meets whoever sends the tables: no file begins before all that are to come are known", async () => {
    let asked = 0;
    const read: ReadLagging = async (work) => {
      asked += 1;
      if (asked > 1) throw new Error("the database is away");
      return work(server.db);
    };
    const archive = await exportData(read, { language: "en", now: new Date("2026-11-20T16:00:00Z") });
    await expect(finished(archive.resume())).rejects.toThrow("the database is away");
  });
});

onADatabase("the columns that stay in the product", (server) => {
  it("are these: a new one is exported, or named here with those that are not", async () => {
    const { rows } = await sql<{ table: keyof typeof EXPORTED; column: string }>`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' order by table_name, ordinal_position`.execute(server.db);
    const kept: Record<string, string[]> = {};
    for (const { table, column } of rows) {
      const exported = EXPORTED[table];
      if (!exported || (exported.columns as readonly string[]).includes(column)) continue;
      (kept[table] ??= []).push(column);
    }
    expect(kept).toEqual({
      accounts: [
        "username_key",
        "email_key",
        "password_hash",
        "last_visited_page",
        "two_factor_secret",
        "two_factor_last_step",
        "second_factor_tries",
        "second_factor_tried_at",
      ],
      company_profile: ["id", "version", "pay_links_version", "paper_details_version"],
      contract_rides: ["terms", "stays", "problem_code"],
      contracts: ["last_line", "blanked_at"],
      cruise_calls: ["version"],
      dispatch_settings: ["id"],
      driver_paper_files: ["content"],
      driver_portraits: ["mark"],
      driver_shifts: ["version"],
      drivers: [
        "on_shift",
        "shares_location",
        "lat",
        "lng",
        "location_name",
        "located_at",
        "last_active_at",
        "version",
        "out_of_service",
      ],
      outbox: ["payload", "next_attempt_at", "claimed_until", "failed_gateways", "capped"],
      partner_keys: ["hash", "last_used_from"],
      partners: ["code", "reception_code"],
      pay_link_refunds: ["next_try_at"],
      pay_links: [
        "code",
        "link",
        "next_check_at",
        "tries",
        "checked_at",
        "checks_since",
        "checks",
        "trouble",
        "notices",
      ],
      place_changes: ["version"],
      plan_settings: ["id", "version"],
      ride_flights: ["told_at", "kept_at"],
      rides: [
        "tracking_code",
        "booking_mark",
        "booked_from",
        "undo_until",
        "undo_by",
        "expected_at",
        "expected_as_of",
        "held",
        "wrong_start_codes",
        "trip_version",
        "time_told_at",
        "pickup_near",
        "dropoff_near",
      ],
      site_texts: ["version"],
      trusted_networks: ["address_hash"],
      vehicles: ["version"],
      webhooks: ["key_generation", "old_key_until"],
    });
  });
});

function linesOf(file: string | undefined): string[] {
  return (file ?? "").trimEnd().split("\r\n");
}
