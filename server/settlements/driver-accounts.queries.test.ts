import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as accounts from "./driver-accounts.queries.ts";
import * as payments from "./settlement-payments.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");
const DATED = { driver_id: 7, valid_from: "2026-11-20", created_by: 1, created_at: NOW };

it("keeps the SQL of drivers' accounts for review", async () => {
  const sql = await generatedSql(accounts, {
    listEntriesToSettle: [{ driverIds: [7, 8], lastDay: "2026-11-15" }],
    listCountingRents: [[7, 8]],
    listSettledRents: [[7, 8]],
    listCountingDriverRates: [],
    listAllDriverRates: [],
    listPaymentEntries: [[3, 4]],
    insertSettlementEntries: [
      [
        {
          settlement_id: 3,
          kind: "rent",
          day: "2026-11-09",
          usd_cents: -15_000,
          xcg_cents: 0,
          note: "",
          rent_id: 2,
        },
      ],
    ],
    listSettlementEntries: [[3, 4]],
    insertDriverEntry: [
      {
        driver_id: 7,
        kind: "bonus",
        day: "2026-11-10",
        usd_cents: 2_500,
        xcg_cents: 0,
        note: "A busy night",
        made_by: 1,
        made_at: NOW,
      },
    ],
    findDriverEntry: [5],
    findEntryOfRefund: [9],
    findTipEntry: [3],
    findEntryOfCost: [4],
    findOppositeEntry: [5],
    listDriversOfRefunds: [[9, 10]],
    listDriverEntries: [{ driverId: 7, limit: 100 }],
    insertRent: [{ ...DATED, cents: 15_000 }],
    insertDriverRate: [{ ...DATED, hundredths: 1_500 }],
    listRents: [7],
    listDriverRates: [7],
    findRent: [2],
    findDriverRate: [2],
    withdrawDated: [{ of: "driver_rents", id: 2, by: 1, today: "2026-11-20", now: NOW }],
    listDriversToSettle: [],
    listRidesSince: [{ since: NOW, driverId: 7 }],
  });
  await expect(sql).toMatchFileSnapshot("driver-accounts.queries.sql");
});

it("keeps the SQL of the payments of settlements for review", async () => {
  const sql = await generatedSql(payments, {
    listOpenSettlements: [[7, 8]],
    listPayments: [[3, 4]],
    findPayment: [6],
    findOpposite: [6],
    listParts: [6],
    insertPayment: [
      { driver_id: 7, paid_on: "2026-11-20", how: "bank", reference: "MCB 4471", made_by: 1, made_at: NOW },
    ],
    insertParts: [[{ payment_id: 6, settlement_id: 3, usd_cents: 2_500, xcg_cents: 0 }]],
  });
  await expect(sql).toMatchFileSnapshot("settlement-payments.queries.sql");
});
