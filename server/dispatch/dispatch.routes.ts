import { wantsCount } from "../../contract/count-only.ts";
import {
  editDispatchSettingsEndpoint,
  getBoardEndpoint,
  getDispatchSettingsEndpoint,
  getForecastEndpoint,
} from "../../contract/dispatch/dispatch.endpoints.ts";
import { getOwnPlanEndpoint, reportNoSignalEndpoint } from "../../contract/dispatch/own-plan.endpoints.ts";
import { sayOpenRideEndpoint } from "../../contract/dispatch/presence.endpoints.ts";
import { getDriverEndpoint, listDriversEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import { MAX_LIST_ROWS } from "../../contract/list-page.ts";
import type { Clock } from "../process/clock.ts";
import type { Db } from "../database/connect.ts";
import type { DeskPresence } from "../events/presence/desk-presence.ts";
import type { NewestPositions } from "../events/positions/newest-positions.ts";
import { signedIn } from "../http/caller.ts";
import { linkNextPage } from "../http/next-page.ts";
import type { Serve } from "../http/serve.ts";
import type { RoutesPort } from "../places/ports.ts";
import * as roster from "./list-drivers.ts";
import { readBoard } from "./read-board.ts";
import { readOwnPlan } from "./own-plan/read-own-plan.ts";
import { reportNoSignal } from "./own-plan/report-no-signal.ts";
import type { DayPlanner } from "./plan/day-planner.ts";
import { planRoutes } from "./plan/plan.routes.ts";
import { readForecast } from "./forecast/read-forecast.ts";
import { readDispatchSettings } from "./read-dispatch-settings.ts";
import { readDeskName } from "./read-desk-name.ts";
import { readDriverDetails } from "./read-driver-details.ts";
import { switchAutoAssign, switchMode } from "./switch-auto-assign.ts";

export type DispatchDependencies = {
  db: Db;
  clock: Clock;
  routes: RoutesPort;
  positions: NewestPositions;
  planner: DayPlanner;
  presence: DeskPresence;
};

export function dispatchRoutes(serve: Serve, dependencies: DispatchDependencies): void {
  const { db, clock, routes, positions, planner, presence } = dependencies;
  const reading = () => ({ now: clock.now(), positions });

  serve(listDriversEndpoint, async (call) => {
    const { for_ride: rideId, before, limit = MAX_LIST_ROWS } = call.query;
    const drivers = await roster.listDrivers(db, routes, { rideId, planner, ...reading() });
    if (wantsCount(call.query)) return { count: drivers.length };
    const last = drivers.findIndex(({ id }) => id === before);
    // A cursor of a driver who has left the list gets an empty page, not the first page again.
    const rest = before !== undefined && last < 0 ? [] : drivers.slice(last + 1);
    const page = rest.slice(0, limit);
    const end = page.at(-1);
    if (end && rest.length > limit) linkNextPage(call, end.id);
    return page;
  });

  serve(getDriverEndpoint, async ({ params }) => readDriverDetails(db, params.id, reading()));

  serve(getBoardEndpoint, async ({ query, caller }) => readBoard(db, { asked: query, caller, ...reading() }));

  serve(getForecastEndpoint, async ({ caller }) => readForecast({ db, planner, caller, now: clock.now() }));

  planRoutes(serve, { db, clock, planner });

  serve(getOwnPlanEndpoint, async ({ caller }) =>
    readOwnPlan({ db, planner, driverId: signedIn(caller).accountId, now: clock.now() }),
  );

  serve(reportNoSignalEndpoint, async ({ body, caller, transact }) =>
    transact(async (trx) => {
      const [from, until] = [new Date(body.from), new Date(body.until)];
      await reportNoSignal(trx, { driverId: signedIn(caller).accountId, from, until, now: clock.now() });
      return null;
    }),
  );

  serve(sayOpenRideEndpoint, async ({ body: { desk, open }, caller }) => {
    const name = presence.nameOf(desk) ?? (await readDeskName(db, signedIn(caller)));
    await presence.say({ desk, name, open });
    return null;
  });

  serve(getDispatchSettingsEndpoint, async () => readDispatchSettings(db, clock.now()));

  serve(editDispatchSettingsEndpoint, async ({ body, caller, transact }) =>
    transact(async (trx) => {
      const now = clock.now();
      const by = signedIn(caller).accountId;
      if (body.mode !== undefined) await switchMode(trx, { mode: body.mode, by, now });
      else await switchAutoAssign(trx, { autoAssign: body.auto_assign === true, by, now });
      return readDispatchSettings(trx, now);
    }),
  );
}
