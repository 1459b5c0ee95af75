import {
  editOwnDriverEndpoint,
  getOwnDriverEndpoint,
  reportOwnLocationEndpoint,
  setDriverStatusEndpoint,
  setOwnStatusEndpoint,
  withdrawOwnChangesEndpoint,
} from "../../contract/drivers/drivers.endpoints.ts";
import { getOwnPortraitEndpoint, setOwnPortraitEndpoint } from "../../contract/drivers/portrait.endpoints.ts";
import type { Clock } from "../process/clock.ts";
import type { Db } from "../database/connect.ts";
import type { NewestPositions } from "../events/positions/newest-positions.ts";
import { signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import type { PlacesPort, RoutesPort } from "../places/ports.ts";
import { withdrawChanges } from "./changes/withdraw-changes.ts";
import * as editing from "./edit-own-driver.ts";
import * as own from "./own-driver.ts";
import { presentDriver } from "./present-driver.ts";
import * as location from "./report-own-location.ts";
import * as status from "./set-driver-status.ts";
import * as shift from "./set-own-status.ts";
import * as portrait from "./set-portrait.ts";

export type DriversDependencies = {
  db: Db;
  clock: Clock;
  places: PlacesPort;
  routes: RoutesPort;
  positions: NewestPositions;
};

export function driversRoutes(serve: Serve, dependencies: DriversDependencies): void {
  const { db, clock, places, positions } = dependencies;
  serve(setDriverStatusEndpoint, async ({ params, body, caller, transact }) =>
    transact(async (trx) => {
      const by = signedIn(caller).accountId;
      return presentDriver(await status.setDriverStatus(trx, { ...params, ...body, by, now: clock.now() }));
    }),
  );

  serve(getOwnDriverEndpoint, async ({ caller }) =>
    own.readOwnCard(db, signedIn(caller).accountId, { now: clock.now(), positions }),
  );

  serve(editOwnDriverEndpoint, async ({ body, caller, transact }) =>
    transact(async (trx) => {
      const [id, now] = [signedIn(caller).accountId, clock.now()];
      await editing.editOwnDriver(trx, { id, edit: body, now });
      return own.readOwnCard(trx, id, { now, positions });
    }),
  );

  serve(withdrawOwnChangesEndpoint, async ({ body: { ids }, caller, transact }) =>
    transact(async (trx) => {
      const [id, now] = [signedIn(caller).accountId, clock.now()];
      await withdrawChanges(trx, { driverId: id, ids, now });
      return own.readOwnCard(trx, id, { now, positions });
    }),
  );

  serve(getOwnPortraitEndpoint, async ({ caller }) => portrait.readPortrait(db, signedIn(caller).accountId));

  serve(setOwnPortraitEndpoint, async ({ body, caller, transact }) =>
    transact(async (trx) => {
      const driverId = signedIn(caller).accountId;
      await portrait.setPortrait(trx, { driverId, ...body, by: driverId, now: clock.now() });
      return portrait.readPortrait(trx, driverId);
    }),
  );

  serve(setOwnStatusEndpoint, async ({ body, caller, transact }) =>
    transact(async (trx) => {
      const [id, now] = [signedIn(caller).accountId, clock.now()];
      await shift.setOwnStatus(trx, { id, ...body, now });
      return own.readOwnCard(trx, id, { now, positions });
    }),
  );

  serve(reportOwnLocationEndpoint, async ({ body: point, caller, transact }) => {
    const name = await location.namePosition(places, point);
    const [id, now] = [signedIn(caller).accountId, clock.now()];
    const { own: before, arrivals } = await location.readBeforeMove(dependencies, { id, point, now });
    const report = { id, point, name, arrivals, now };
    const told = await location.tellOwnLocation({ ...report, own: before, positions });
    if (told) return told;
    return transact(async (trx) => {
      await location.reportOwnLocation(trx, report);
      return own.readOwnCard(trx, id, { now, positions });
    });
  });
}
