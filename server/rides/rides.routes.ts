import { wantsCount } from "../../contract/count-only.ts";
import {
  bookRide,
  claimRide,
  findCaller,
  getRide,
  listAssignedRides,
  listRideHistory,
  listRideRequests,
} from "../../contract/rides/rides.endpoints.ts";
import { signedIn } from "../http/caller.ts";
import { notFound } from "../http/refusal.ts";
import { linkNextPage } from "../http/next-page.ts";
import type { Call, Serve } from "../http/serve.ts";
import { type BookingDependencies, bookRide as book, prepareBooking } from "./book-ride.ts";
import { claimRide as claim } from "./claim-ride.ts";
import { findCaller as lookUpCaller } from "./find-caller.ts";
import { findVisibleRide } from "./find-visible-ride.ts";
import { RIDE_NOT_FOUND } from "./get-ride.ts";
import { listRideHistory as readHistory } from "./list-ride-history.ts";
import { type ListRequest, countRidesOf, listRides } from "./list-rides.ts";
import { presentBooking, presentRide } from "./present-ride.ts";

/** Booking a ride and reading the rides there are. */
export function ridesRoutes(serve: Serve, deps: BookingDependencies): void {
  const { db, clock } = deps;

  serve(bookRide, async ({ body, caller, request, transact }) => {
    const hasKey = request.headers["idempotency-key"] !== undefined;
    const prepared = await prepareBooking(deps, { booking: body, caller, hasKey });
    return transact(async (trx) => presentBooking(await book(trx, prepared, deps), caller, clock.now()));
  });

  serve(claimRide, ({ body, caller, transact }) =>
    transact(async (trx) => {
      const now = clock.now();
      const request = { trackingCode: body.tracking_code, rider: signedIn(caller), now };
      return presentRide(await claim(trx, request), caller, now);
    }),
  );

  serve(listRideRequests, (call) => answerList(call, call.query.type));
  serve(listAssignedRides, (call) => answerList(call, "accepted"));

  serve(getRide, async ({ params, caller }) => {
    const ride = await findVisibleRide(db, { rideId: params.id, caller, now: clock.now() });
    if (!ride) throw notFound(RIDE_NOT_FOUND);
    return ride;
  });

  serve(listRideHistory, ({ params }) => readHistory(db, params.id));

  serve(findCaller, ({ query, caller }) =>
    lookUpCaller(db, { phone: query.phone, caller, now: clock.now() }),
  );

  async function answerList(
    call: Call<typeof listRideRequests> | Call<typeof listAssignedRides>,
    type: ListRequest["type"],
  ) {
    const caller = signedIn(call.caller);
    const { limit, before, order, count_only } = call.query;
    if (wantsCount({ count_only })) return { count: await countRidesOf(db, { caller, type }) };
    const { rows, next } = await listRides(db, { caller, type, limit, before, order });
    if (next !== null) linkNextPage(call, next);
    const now = clock.now();
    return rows.map((row) => presentRide(row, caller, now));
  }
}
