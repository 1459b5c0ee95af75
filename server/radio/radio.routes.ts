import {
  getOwnRadioEndpoint,
  getRadioThreadEndpoint,
  listRadioThreadsEndpoint,
  readFromDeskEndpoint,
  readFromDriverEndpoint,
  sendToAllDriversEndpoint,
  sendToDeskEndpoint,
  sendToDriverEndpoint,
} from "../../contract/radio/radio.endpoints.ts";
import type { Db } from "../database/connect.ts";
import { signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import type { Clock } from "../process/clock.ts";
import { readThread, readThreads } from "./read-radio.ts";
import { readUpTo, sendToAllDrivers, sendToDesk, sendToDriver } from "./send-text.ts";

/** Short texts between dispatch and drivers. */
export function radioRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  serve(listRadioThreadsEndpoint, async () => readThreads(db, clock.now()));

  serve(sendToAllDriversEndpoint, async ({ body: said, caller, transact }) =>
    transact(async (trx) => ({
      drivers: await sendToAllDrivers(trx, { said, by: signedIn(caller).accountId, now: clock.now() }),
    })),
  );

  serve(getRadioThreadEndpoint, async ({ params }) => readThread(db, params.id, "desk"));

  serve(sendToDriverEndpoint, async ({ params, body: said, caller, transact }) =>
    transact((trx) =>
      sendToDriver(trx, params.id, { said, by: signedIn(caller).accountId, now: clock.now() }),
    ),
  );

  serve(readFromDriverEndpoint, async ({ params, body, transact }) =>
    transact(async (trx) => {
      await readUpTo(trx, { driverId: params.id, reader: "desk", upTo: body.up_to, now: clock.now() });
      return null;
    }),
  );

  serve(getOwnRadioEndpoint, async ({ caller }) => readThread(db, signedIn(caller).accountId, "driver"));

  serve(sendToDeskEndpoint, async ({ body: { happened_at: happenedAt, ...said }, caller, transact }) =>
    transact((trx) =>
      sendToDesk(trx, { said, driverId: signedIn(caller).accountId, happenedAt, now: clock.now() }),
    ),
  );

  serve(readFromDeskEndpoint, async ({ body, caller, transact }) =>
    transact(async (trx) => {
      const driverId = signedIn(caller).accountId;
      await readUpTo(trx, { driverId, reader: "driver", upTo: body.up_to, now: clock.now() });
      return null;
    }),
  );
}
