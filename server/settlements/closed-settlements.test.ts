import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { recordPaymentEndpoint } from "../../contract/payments/payments.endpoints.ts";
import {
  addCommissionRateEndpoint,
  correctSettlementEndpoint,
  getSettlementEndpoint,
  listOwnSettlementsEndpoint,
} from "../../contract/settlements/settlements.endpoints.ts";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { closeDays, drive } from "../testing/settlements.ts";
import { onEachDatabase } from "../testing/test-server.ts";

onEachDatabase("a closed settlement", (server) => {
  let staff: TestAccount;

  beforeAll(async () => {
    staff = await makeAccount(server, { role: "staff", firstName: "Suheily", lastName: "Maria" });
    const body = { valid_from: "2026-01-01", percent: 20 };
    await server.call(addCommissionRateEndpoint, { body, token: staff.token });
  });

  const close = (driver: TestAccount) => closeDays(server, { driver, staff });

  it("stays as it was closed and says what its days come to since", async () => {
    const driver = await makeDriver(server);
    const ride = await drive(server, driver, "2026-11-15", { paid_by: "card" });
    const { id } = await close(driver);
    await server.call(recordPaymentEndpoint, {
      params: { id: ride },
      body: { paid_by: "cash_usd" },
      token: staff.token,
    });
    await drive(server, driver, "2026-11-15", { paid_by: "card", fare_cents: 1_000 });
    const seen = await server.call(getSettlementEndpoint, { params: { id }, token: staff.token });
    expect(seen).toMatchObject({
      rides: 1,
      card: "26.00",
      owed_usd: "20.80",
      now: { rides: 2, card: "10.00", cash_usd: "26.00", owed_usd: "28.80" },
    });
    expect(seen.lines).toMatchObject([{ ride_id: ride, paid_by: "card" }]);
  });

  it("is read by its driver, with its corrections, and by no other", async () => {
    const driver = await makeDriver(server);
    const other = await makeDriver(server);
    const ride = await drive(server, driver, "2026-11-12", { paid_by: "card" });
    const { id } = await close(driver);
    const correction = { currency: "usd", amount: -1.5, reason: "A toll" } as const;
    await server.call(correctSettlementEndpoint, { params: { id }, body: correction, token: staff.token });
    await close(other);
    const own = (token: string, query = {}) => server.call(listOwnSettlementsEndpoint, { query, token });
    expect(await own(driver.token)).toMatchObject([
      {
        id,
        owed_usd: "20.80",
        total_usd: "19.30",
        lines: [{ ride_id: ride, commission: "5.20" }],
        corrections: [{ usd: "-1.50", reason: "A toll" }],
      },
    ]);
    expect(await own(other.token)).toMatchObject([{ rides: 0, corrections: [] }]);
    expect(await own(driver.token, { before: id })).toEqual([]);
  });

  it("is kept by the database itself: no second one over its days, no change, nothing taken out", async () => {
    const driver = await makeDriver(server);
    const { id } = await close(driver);
    await server.call(correctSettlementEndpoint, {
      params: { id },
      body: { currency: "usd", amount: 5, reason: "A toll" },
      token: staff.token,
    });
    const settlements = () => server.db.selectFrom("settlements").selectAll().where("id", "=", id);
    const before = await settlements().executeTakeFirstOrThrow();
    const { id: _id, lines, ...row } = before;
    await expect(
      server.db
        .insertInto("settlements")
        .values({ ...row, lines: JSON.stringify(lines), first_day: "2026-11-15", last_day: "2026-11-18" })
        .execute(),
    ).rejects.toThrow("settlements_days_once");
    for (const change of [
      sql`update settlements set owed_usd_cents = 0`,
      sql`delete from settlement_corrections`,
      sql`update settlement_corrections set usd_cents = 500`,
      sql`truncate settlement_corrections`,
    ]) {
      await expect(change.execute(server.db)).rejects.toThrow("a closed settlement stays as it is");
    }
    expect(await settlements().executeTakeFirst()).toEqual(before);
  });

  it("is corrected by entries of their own, which change what is owed and no figure of it", async () => {
    const driver = await makeDriver(server);
    await drive(server, driver, "2026-11-10", { paid_by: "card" });
    const { id } = await close(driver);
    server.clock.advance(DAY_MS);
    const correct = (currency: "usd" | "xcg", amount: number, reason: string) =>
      server.call(correctSettlementEndpoint, {
        params: { id },
        body: { currency, amount, reason },
        token: staff.token,
      });
    await correct("usd", -30.8, "A fare paid twice");
    expect(await correct("xcg", 17.9, "Found in the car")).toMatchObject({
      owed_usd: "20.80",
      owed_xcg: "0.00",
      corrections_usd: "-30.80",
      corrections_xcg: "17.90",
      total_usd: "-10.00",
      total_xcg: "17.90",
      together: "0.00",
      corrections: [
        {
          usd: "-30.80",
          xcg: "0.00",
          reason: "A fare paid twice",
          made_by: "Suheily Maria",
          made_at: server.clock.now().toISOString(),
        },
        { usd: "0.00", xcg: "17.90", reason: "Found in the car" },
      ],
    });
    const [entry] = await server.call(listAuditLogEndpoint, {
      query: { action: "correct_settlement" },
      token: staff.token,
    });
    expect(entry).toMatchObject({ detail: { settlement: id, currency: "xcg", amount: 17.9 } });
  });

  it.each([0, 0.001, 1.005, 200_000])("refuses a correction of %s", async (amount) => {
    const { id } = await close(await makeDriver(server));
    const refused = await server.request(correctSettlementEndpoint, {
      params: { id },
      body: { currency: "usd", amount, reason: "A slip" },
      token: staff.token,
    });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ["amount"]]);
  });
});
