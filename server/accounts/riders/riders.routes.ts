import {
  getRiderEndpoint,
  listRidersEndpoint,
  listRidesOfRiderEndpoint,
} from "../../../contract/accounts/riders.endpoints.ts";
import type { Clock } from "../../process/clock.ts";
import type { Db } from "../../database/connect.ts";
import { signedIn } from "../../http/caller.ts";
import { pageOf } from "../../http/page.ts";
import type { Serve } from "../../http/serve.ts";
import { presentPage } from "../../rides/present-page.ts";
import { listRides } from "../../rides/reading/list-rides.ts";
import { findRiders, getRider } from "./read-riders.ts";

/** The riders and their rides, for the office. */
export function ridersRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  serve(listRidersEndpoint, async ({ query: { q, state, ...page }, request, reply }) =>
    pageOf(page, { request, reply }, (part) => findRiders(db, { text: q, state, ...part })),
  );

  serve(getRiderEndpoint, ({ params: { id } }) => getRider(db, id));

  serve(listRidesOfRiderEndpoint, async (call) => {
    const { id } = call.params;
    await getRider(db, id);
    const now = clock.now();
    const scope = { of: "rider", accountId: id } as const;
    const page = await listRides(db, { ...call.query, caller: signedIn(call.caller), scope, now });
    return presentPage(call, page, now);
  });
}
