import {
  distrustNetworkEndpoint,
  listTrustedNetworksEndpoint,
  trustNetworkEndpoint,
} from "../../contract/rides/trusted-networks.endpoints.ts";
import { wantsCount } from "../../contract/count-only.ts";
import {
  bookRideEndpoint,
  claimRideEndpoint,
  findCallerEndpoint,
  getRideEndpoint,
  listAssignedRidesEndpoint,
  listRideHistoryEndpoint,
  listRideRequestsEndpoint,
} from "../../contract/rides/rides.endpoints.ts";
import { signedIn } from "../http/caller.ts";
import { notFound } from "../http/api-error.ts";
import { linkNextPage } from "../http/next-page.ts";
import type { Call, Serve } from "../http/serve.ts";
import { type BookingDependencies, bookRide, prepareBooking } from "./booking/book-ride.ts";
import { claimRide } from "./booking/claim-ride.ts";
import { findCaller } from "./booking/find-caller.ts";
import { findVisibleRide } from "./find-visible-ride.ts";
import { RIDE_NOT_FOUND } from "./get-ride.ts";
import { listRideHistory } from "./reading/list-ride-history.ts";
import { type ListRequest, countRidesOf, listRides } from "./reading/list-rides.ts";
import { distrustNetwork, listTrustedNetworks, trustNetwork } from "./booking/trusted-networks.ts";
import { presentBooking, presentRide } from "./present-ride.ts";

/** Booking a ride and reading the rides there are. */
export function ridesRoutes(serve: Serve, deps: BookingDependencies): void {
  const { db, clock } = deps;

  serve(bookRideEndpoint, async ({ body, caller, request, transact }) => {
    const hasKey = request.headers["idempotency-key"] !== undefined;
    const prepared = await prepareBooking(deps, { booking: body, caller, hasKey });
    return transact(async (trx) => presentBooking(await bookRide(trx, prepared, deps), caller, clock.now()));
  });

  serve(claimRideEndpoint, ({ body, caller, transact }) =>
    transact(async (trx) => {
      const now = clock.now();
      const request = { trackingCode: body.tracking_code, rider: signedIn(caller), now };
      return presentRide(await claimRide(trx, request), caller, now);
    }),
  );

  serve(listRideRequestsEndpoint, (call) => answerList(call, call.query.type));
  serve(listAssignedRidesEndpoint, (call) => answerList(call, "accepted"));

  serve(getRideEndpoint, async ({ params, caller }) => {
    const ride = await findVisibleRide(db, { rideId: params.id, caller, now: clock.now() });
    if (!ride) throw notFound(RIDE_NOT_FOUND);
    return ride;
  });

  serve(listRideHistoryEndpoint, ({ params }) => listRideHistory(db, params.id));

  serve(findCallerEndpoint, ({ query, caller }) =>
    findCaller(db, { phone: query.phone, caller, now: clock.now() }),
  );

  serve(listTrustedNetworksEndpoint, () => listTrustedNetworks(db));

  serve(trustNetworkEndpoint, ({ body, caller, transact }) =>
    transact((trx) => {
      const network = { name: body.name, address: body.address ?? caller.address };
      return trustNetwork(trx, network, { by: signedIn(caller).accountId, now: clock.now() });
    }),
  );

  serve(distrustNetworkEndpoint, ({ params, caller, transact }) =>
    transact(async (trx) => {
      await distrustNetwork(trx, params.id, { by: signedIn(caller).accountId, now: clock.now() });
      return null;
    }),
  );

  async function answerList(
    call: Call<typeof listRideRequestsEndpoint> | Call<typeof listAssignedRidesEndpoint>,
    type: ListRequest["type"],
  ) {
    const caller = signedIn(call.caller);
    const { limit, before, order, count_only } = call.query;
    if (wantsCount({ count_only }))
      return { count: await countRidesOf(db, { caller, type, now: clock.now() }) };
    const { rows, next } = await listRides(db, { caller, type, limit, before, order, now: clock.now() });
    if (next !== null) linkNextPage(call, next);
    const now = clock.now();
    return rows.map((row) => presentRide(row, caller, now));
  }
}
