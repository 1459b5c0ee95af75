import {
  addDriverCommissionEndpoint,
  addDriverEntryEndpoint,
  addDriverRentEndpoint,
  getDriverAccountEndpoint,
  payBalanceEndpoint,
  paySettlementEndpoint,
  takeBackDriverEntryEndpoint,
  takeBackSettlementPaymentEndpoint,
  withdrawDriverCommissionEndpoint,
  withdrawDriverRentEndpoint,
} from "../../contract/settlements/driver-accounts.endpoints.ts";
import type { Clock } from "../process/clock.ts";
import type { Db } from "../database/connect.ts";
import { type Caller, signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import {
  addDriverCommission,
  addDriverEntry,
  addDriverRent,
  readDriverAccount,
  takeBackDriverEntry,
  withdrawDriverCommission,
  withdrawDriverRent,
} from "./driver-accounts.ts";
import { payBalance, paySettlement, takeBackSettlementPayment } from "./pay-settlement.ts";

/** Calls about a driver's account with the company beside the rides, and about payments. */
export function driverAccountsRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  const change = (caller: Caller) => ({ by: signedIn(caller).accountId, now: clock.now() });

  serve(getDriverAccountEndpoint, ({ params: { id } }) => readDriverAccount(db, id, clock.now()));

  serve(addDriverEntryEndpoint, async ({ params: { id: driverId }, body: entry, caller, transact }) =>
    transact((trx) => addDriverEntry(trx, { driverId, entry, ...change(caller) })),
  );

  serve(takeBackDriverEntryEndpoint, async ({ params: { id }, body: { reason }, caller, transact }) =>
    transact((trx) => takeBackDriverEntry(trx, { id, reason, ...change(caller) })),
  );

  serve(addDriverRentEndpoint, async ({ params: { id: driverId }, body: rent, caller, transact }) =>
    transact((trx) => addDriverRent(trx, { driverId, rent, ...change(caller) })),
  );

  serve(withdrawDriverRentEndpoint, async ({ params: { id }, body: { reason }, caller, transact }) =>
    transact((trx) => withdrawDriverRent(trx, { id, reason, ...change(caller) })),
  );

  serve(addDriverCommissionEndpoint, async ({ params: { id: driverId }, body: rate, caller, transact }) =>
    transact((trx) => addDriverCommission(trx, { driverId, rate, ...change(caller) })),
  );

  serve(withdrawDriverCommissionEndpoint, async ({ params: { id }, body: { reason }, caller, transact }) =>
    transact((trx) => withdrawDriverCommission(trx, { id, reason, ...change(caller) })),
  );

  serve(paySettlementEndpoint, async ({ params: { id }, body: payment, caller, transact }) =>
    transact((trx) => paySettlement(trx, { id, payment, ...change(caller) })),
  );

  serve(payBalanceEndpoint, async ({ params: { id: driverId }, body: payment, caller, transact }) =>
    transact((trx) => payBalance(trx, { driverId, payment, ...change(caller) })),
  );

  serve(takeBackSettlementPaymentEndpoint, async ({ params: { id }, body: { reason }, caller, transact }) =>
    transact((trx) => takeBackSettlementPayment(trx, { id, reason, ...change(caller) })),
  );
}
