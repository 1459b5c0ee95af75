import {
  editOwnDriverEndpoint,
  getOwnDriverEndpoint,
  reportOwnLocationEndpoint,
  reportOwnPositionsEndpoint,
  setDriverStatusEndpoint,
  setOwnStatusEndpoint,
  withdrawOwnChangesEndpoint,
} from "../../contract/drivers/drivers.endpoints.ts";
import { getOwnPortraitEndpoint, setOwnPortraitEndpoint } from "../../contract/drivers/portrait.endpoints.ts";
import type { Clock } from "../process/clock.ts";
import type { Db } from "../database/connect.ts";
import type { NewestPositions } from "../events/positions/newest-positions.ts";
import type { PositionLane } from "../events/positions/position-lane.ts";
import { signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import type { Point } from "../../domain/places/place-points.ts";
import { withdrawChanges } from "./changes/withdraw-changes.ts";
import { driverRecordsRoutes } from "./records/driver-records.routes.ts";
import { vehiclesRoutes } from "./vehicles/vehicles.routes.ts";
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
  isOnIsland: (point: Point) => boolean;
  lane: PositionLane;
  positions: NewestPositions;
};

export function driversRoutes(serve: Serve, dependencies: DriversDependencies): void {
  const { db, clock, positions } = dependencies;
  driverRecordsRoutes(serve, { db, clock });
  vehiclesRoutes(serve, { db, clock });

  serve(setDriverStatusEndpoint, async ({ params, body, caller, transact }) =>
    transact(async (trx) => {
      const [by, now] = [signedIn(caller).accountId, clock.now()];
      return presentDriver(await status.setDriverStatus(trx, { ...params, ...body, by, now }), now);
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

  serve(reportOwnLocationEndpoint, async ({ body: point, caller }) => {
    const [id, now] = [signedIn(caller).accountId, clock.now()];
    await location.tellOwnPosition(dependencies, { id, positions: [point], now });
    return own.readOwnCard(db, id, { now, positions });
  });

  serve(
    reportOwnPositionsEndpoint,
    async ({ body, caller }) => {
      const { accountId: id } = signedIn(caller);
      await location.tellOwnPosition(dependencies, { id, ...body, now: clock.now() });
      return null;
    },
    { readBody: location.readPositions },
  );
}
