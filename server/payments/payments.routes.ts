import {
  closeShiftEndpoint,
  getOwnCashEndpoint,
  handInCashEndpoint,
  listDriverCashEndpoint,
  listOwnClosingsEndpoint,
  listShiftClosingsEndpoint,
} from "../../contract/payments/payments.endpoints.ts";
import type { Clock } from "../process/clock.ts";
import type { Db } from "../database/connect.ts";
import { signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import { pageOf } from "../http/page.ts";
import { handInCash, readCashWithDrivers } from "./hand-in-cash.ts";
import { closeShift, readClosings, readOwnCash } from "./close-shift.ts";

/** The cash that drivers hold, and the shifts they close with it. */
export function paymentsRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  serve(getOwnCashEndpoint, ({ caller }) => readOwnCash(db, signedIn(caller).accountId));

  serve(closeShiftEndpoint, async ({ body: counted, caller, transact }) =>
    transact((trx) => closeShift(trx, { driverId: signedIn(caller).accountId, counted, now: clock.now() })),
  );

  serve(listOwnClosingsEndpoint, async ({ query, caller, request, reply }) => {
    const driverId = signedIn(caller).accountId;
    return pageOf(query, { request, reply }, (page) => readClosings(db, { driverId, ...page }));
  });

  serve(listShiftClosingsEndpoint, async ({ query: { driver_id, state, ...query }, request, reply }) =>
    pageOf(query, { request, reply }, (page) => readClosings(db, { driverId: driver_id, state, ...page })),
  );

  serve(listDriverCashEndpoint, () => readCashWithDrivers(db));

  serve(handInCashEndpoint, async ({ params: { id }, body: received, caller, transact }) =>
    transact((trx) => handInCash(trx, { id, received, by: signedIn(caller).accountId, now: clock.now() })),
  );
}
