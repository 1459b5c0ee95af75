import {
  callForHelpEndpoint,
  endEmergencyEndpoint,
  getOwnEmergencyEndpoint,
  listEmergenciesEndpoint,
  takeBackCallEndpoint,
  takeEmergencyEndpoint,
} from "../../contract/radio/emergencies.endpoints.ts";
import type { Db } from "../database/connect.ts";
import { signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import type { Clock } from "../process/clock.ts";
import {
  callForHelp,
  endEmergency,
  readEmergencies,
  readOwnEmergency,
  takeBackCall,
  takeEmergency,
} from "./emergencies.ts";

/** Drivers who call for help, and the desks on which that rings. */
export function emergenciesRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  serve(listEmergenciesEndpoint, async () => readEmergencies(db));

  serve(takeEmergencyEndpoint, async ({ params: { id }, caller, transact }) =>
    transact((trx) => takeEmergency(trx, { id, by: signedIn(caller).accountId, now: clock.now() })),
  );

  serve(endEmergencyEndpoint, async ({ params: { id }, caller, transact }) =>
    transact(async (trx) => {
      await endEmergency(trx, { id, by: signedIn(caller).accountId, now: clock.now() });
      return null;
    }),
  );

  serve(getOwnEmergencyEndpoint, async ({ caller }) => ({
    emergency: await readOwnEmergency(db, signedIn(caller).accountId),
  }));

  serve(callForHelpEndpoint, async ({ body, caller, transact }) =>
    transact((trx) => {
      const { lat, lng, happened_at: happenedAt } = body;
      const at = lat === undefined || lng === undefined ? null : { lat, lng };
      return callForHelp(trx, { driverId: signedIn(caller).accountId, at, happenedAt, now: clock.now() });
    }),
  );

  serve(takeBackCallEndpoint, async ({ caller, transact }) =>
    transact(async (trx) => {
      await takeBackCall(trx, { driverId: signedIn(caller).accountId, now: clock.now() });
      return null;
    }),
  );
}
