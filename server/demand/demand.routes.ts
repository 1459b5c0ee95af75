import {
  addCruiseCallEndpoint,
  editCruiseCallEndpoint,
  getDemandEndpoint,
  removeCruiseCallEndpoint,
} from "../../contract/demand/demand.endpoints.ts";
import { getShipFeedEndpoint, setShipFeedEndpoint } from "../../contract/demand/ship-feed.endpoints.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import type { Db } from "../database/connect.ts";
import { type Caller, signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import { addCruiseCall, editCruiseCall, removeCruiseCall } from "./keep-cruise-calls.ts";
import { readDemand } from "./read-demand.ts";
import { type ShipFeedDependencies, askForShips } from "./read-ship-feed.ts";
import { getShipFeed, setShipFeed } from "./set-ship-feed.ts";

export type DemandDependencies = ShipFeedDependencies & {
  /** Of a ship's passengers, how many in a hundred take a car. */
  readShipPercent: (db: Db) => Promise<number>;
};

/** The ships at the piers, which dispatch and staff write down, and the rides to expect. */
export function demandRoutes(serve: Serve, deps: DemandDependencies): void {
  const { db, clock, readShipPercent } = deps;
  const by = (caller: Caller) => ({ by: signedIn(caller).accountId, now: clock.now() });

  serve(getDemandEndpoint, async ({ query: { day = curacaoDate(clock.now()), days } }) =>
    readDemand(db, { day, days, shipPercent: await readShipPercent(db) }),
  );

  serve(addCruiseCallEndpoint, async ({ body, caller, transact }) =>
    transact((trx) => addCruiseCall(trx, body, by(caller))),
  );

  serve(editCruiseCallEndpoint, async ({ params, body, caller, transact }) =>
    transact((trx) => editCruiseCall(trx, params.id, body, by(caller))),
  );

  serve(removeCruiseCallEndpoint, async ({ params, caller, transact }) =>
    transact(async (trx) => {
      await removeCruiseCall(trx, params.id, by(caller));
      return null;
    }),
  );

  serve(getShipFeedEndpoint, () => getShipFeed(db));

  serve(setShipFeedEndpoint, async ({ body: feed, caller, transact }) => {
    const read = feed.url === null ? null : await askForShips(feed.url, deps.reach);
    return transact((trx) => setShipFeed(trx, { deps, feed, read, ...by(caller) }));
  });
}
