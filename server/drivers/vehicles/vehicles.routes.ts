import { hasRight } from "../../../domain/accounts/rights.ts";
import { listOwnVehiclesEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import {
  addVehicleCostEndpoint,
  addVehicleEndpoint,
  addVehicleOutageEndpoint,
  editVehicleEndpoint,
  endVehicleOutageEndpoint,
  getVehicleCostsEndpoint,
  getVehicleEndpoint,
  giveVehicleEndpoint,
  listVehiclesEndpoint,
  retireVehicleEndpoint,
  setVehicleDriversEndpoint,
  takeBackVehicleCostEndpoint,
} from "../../../contract/drivers/vehicles.endpoints.ts";
import type { Clock } from "../../process/clock.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { type Caller, signedIn } from "../../http/caller.ts";
import type { Serve } from "../../http/serve.ts";
import { addVehicle, editVehicle, giveVehicle, retireVehicle, setVehicleDrivers } from "./change-vehicle.ts";
import { readOwnVehicles, readVehicle, readVehicleCosts, readVehicles } from "./read-vehicles.ts";
import { addCost, takeBackCost } from "./vehicle-costs.ts";
import { addOutage, endOutage } from "./vehicle-outages.ts";

/** The cars of the fleet, which the office keeps; a driver sees those that they may take. */
export function vehiclesRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  const change = (id: number, caller: Caller) => ({
    id,
    by: signedIn(caller).accountId,
    now: clock.now(),
  });
  const shown = (from: Db | Trx, id: number, caller: Caller) =>
    readVehicle(from, {
      id,
      seesMoney: hasRight(signedIn(caller).rights ?? null, ["money", "bookkeeping"]),
      now: clock.now(),
    });

  serve(listOwnVehiclesEndpoint, async ({ caller }) =>
    readOwnVehicles(db, { driverId: signedIn(caller).accountId, now: clock.now() }),
  );

  serve(listVehiclesEndpoint, () => readVehicles(db, clock.now()));
  serve(getVehicleEndpoint, async ({ params: { id }, caller }) => shown(db, id, caller));
  serve(getVehicleCostsEndpoint, async ({ query }) => readVehicleCosts(db, query));

  serve(addVehicleEndpoint, async ({ body: vehicle, caller, transact }) =>
    transact(async (trx) => {
      const { by, now } = change(0, caller);
      return shown(trx, await addVehicle(trx, { vehicle, by, now }), caller);
    }),
  );

  serve(editVehicleEndpoint, async ({ params: { id }, body: edit, caller, transact }) =>
    transact(async (trx) => {
      await editVehicle(trx, { ...change(id, caller), edit });
      return shown(trx, id, caller);
    }),
  );

  serve(setVehicleDriversEndpoint, async ({ params: { id }, body, caller, transact }) =>
    transact(async (trx) => {
      await setVehicleDrivers(trx, { ...change(id, caller), driverIds: body.driver_ids });
      return shown(trx, id, caller);
    }),
  );

  serve(giveVehicleEndpoint, async ({ params: { id }, body, caller, transact }) =>
    transact(async (trx) => {
      await giveVehicle(trx, { ...change(id, caller), driverId: body.driver_id });
      return shown(trx, id, caller);
    }),
  );

  serve(retireVehicleEndpoint, async ({ params: { id }, caller, transact }) =>
    transact(async (trx) => {
      await retireVehicle(trx, change(id, caller));
      return shown(trx, id, caller);
    }),
  );

  serve(addVehicleOutageEndpoint, async ({ params: { id }, body: outage, caller, transact }) =>
    transact(async (trx) => {
      await addOutage(trx, { ...change(id, caller), outage });
      return shown(trx, id, caller);
    }),
  );

  serve(endVehicleOutageEndpoint, async ({ params: { id }, caller, transact }) =>
    transact(async (trx) => shown(trx, await endOutage(trx, change(id, caller)), caller)),
  );

  serve(addVehicleCostEndpoint, async ({ params: { id }, body: cost, caller, transact }) =>
    transact(async (trx) => {
      await addCost(trx, { ...change(id, caller), cost });
      return shown(trx, id, caller);
    }),
  );

  serve(takeBackVehicleCostEndpoint, async ({ params: { id }, body: { reason }, caller, transact }) =>
    transact(async (trx) => shown(trx, await takeBackCost(trx, { ...change(id, caller), reason }), caller)),
  );
}
