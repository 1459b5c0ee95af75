import {
  getPlaceInLineEndpoint,
  joinWaitingListEndpoint,
  leaveWaitingListEndpoint,
  listWaitingEndpoint,
} from "../../../contract/promises/waiting-list.endpoints.ts";
import type { Db } from "../../database/connect.ts";
import type { Serve } from "../../http/serve.ts";
import type { Clock } from "../../process/clock.ts";
import { joinWaitingList } from "./join-waiting-list.ts";
import { leaveWaitingList, readPlaceInLine, readWaiting } from "./places-in-line.ts";

/** Waiting for a time that is full. */
export function waitingListRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  serve(joinWaitingListEndpoint, ({ body, caller, transact }) =>
    transact((trx) => joinWaitingList(trx, { wish: body, caller, now: clock.now() })),
  );

  serve(getPlaceInLineEndpoint, ({ params }) => readPlaceInLine(db, params.code));

  serve(leaveWaitingListEndpoint, ({ params, transact }) =>
    transact((trx) => leaveWaitingList(trx, params.code)),
  );

  serve(listWaitingEndpoint, () => readWaiting(db, clock.now()));
}
