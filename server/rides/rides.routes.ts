import {
  distrustNetworkEndpoint,
  listTrustedNetworksEndpoint,
  trustNetworkEndpoint,
} from "../../contract/rides/trusted-networks.endpoints.ts";
import type { PhoneGateway } from "../../contract/company/phone-messages.ts";
import { wantsCount } from "../../contract/count-only.ts";
import {
  bookRideEndpoint,
  bookRidesEndpoint,
  claimRideEndpoint,
  findCallerEndpoint,
  getRideEndpoint,
  listAssignedRidesEndpoint,
  listRideHistoryEndpoint,
  listRideRequestsEndpoint,
  sendClaimCodeEndpoint,
} from "../../contract/rides/rides.endpoints.ts";
import { can } from "../../domain/accounts/roles.ts";
import type { ListReader, ListVersions } from "./reading/list-versions.ts";
import { type Caller, signedIn } from "../http/caller.ts";
import type { Trx } from "../database/connect.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import type { Call } from "../http/call-under-way.ts";
import { ListInParts } from "../http/list-in-parts.ts";
import type { Serve } from "../http/serve.ts";
import { bookList, locksOfList, prepareList } from "./booking/book-list.ts";
import { bookRide } from "./booking/book-ride.ts";
import { type BookingDependencies, prepareBooking } from "./booking/prepare-booking.ts";
import { claimRide, countTryOfClaim, sendClaimCode } from "./booking/claim-ride.ts";
import { findCaller } from "./booking/find-caller.ts";
import { findVisibleRide } from "./find-visible-ride.ts";
import { RIDE_NOT_FOUND } from "./get-ride.ts";
import { listValidUntil } from "./reading/list-valid-until.ts";
import { listRideHistory } from "./reading/list-ride-history.ts";
import { type ListRequest, countRidesOf, listRides } from "./reading/list-rides.ts";
import { isWhole, readWhole } from "./reading/whole-list.ts";
import { distrustNetwork, listTrustedNetworks, trustNetwork } from "./booking/trusted-networks.ts";
import { presentPage } from "./present-page.ts";
import { presentBooking, presentRide } from "./present-ride.ts";

type Dependencies = BookingDependencies & {
  lists: ListVersions;
  /** The gateways by which the company reaches a phone. */
  gateways: readonly PhoneGateway[];
};

const KEY_NEEDED =
  "A list of bookings needs an Idempotency-Key: sent again with it, nothing is booked twice.";

/** Booking a ride and reading the rides there are. */
export function ridesRoutes(serve: Serve, deps: Dependencies): void {
  const { db, clock, lists, gateways } = deps;
  const versionOf = (caller: Caller) => lists.of(readerOf(caller));

  serve(
    bookRideEndpoint,
    async ({ body, caller, request, transact }) => {
      const hasKey = request.headers["idempotency-key"] !== undefined;
      const prepared = await prepareBooking(deps, { booking: body, caller, hasKey });
      return transact(
        async (trx) => presentBooking(await bookRide(trx, prepared, deps), caller, clock.now()),
        { locks: prepared.locks },
      );
    },
    { claimsFirst: true },
  );

  serve(
    bookRidesEndpoint,
    async ({ body: { bookings }, caller, request, transact }) => {
      if (request.headers["idempotency-key"] === undefined) {
        throw new ApiError("invalid_input", KEY_NEEDED, { fields: { "Idempotency-Key": KEY_NEEDED } });
      }
      const prepared = await prepareList(deps, { bookings, caller });
      const book = async (trx: Trx) => {
        const now = clock.now();
        const rides = await bookList(trx, prepared, deps);
        return { rides: rides.map((ride) => presentBooking(ride, caller, now)) };
      };
      return transact(book, { locks: locksOfList(prepared), times: prepared.length });
    },
    { claimsFirst: true },
  );

  serve(claimRideEndpoint, async ({ body, caller, transact }) => {
    const { tracking_code: trackingCode, code } = body;
    const rider = signedIn(caller);
    if (code !== undefined) await countTryOfClaim(db, { trackingCode, rider });
    return transact(async (trx) => {
      const now = clock.now();
      return presentRide(await claimRide(trx, { trackingCode, rider, code, gateways, now }), caller, now);
    });
  });

  serve(sendClaimCodeEndpoint, ({ body, caller, transact }) =>
    transact(async (trx) => {
      const { tracking_code: trackingCode, way } = body;
      const asked = { trackingCode, way, rider: signedIn(caller), gateways, now: clock.now() };
      return { sent_to: await sendClaimCode(trx, asked) };
    }),
  );

  serve(listRideRequestsEndpoint, (call) => answerList(call, call.query.type), { versionOf });
  serve(listAssignedRidesEndpoint, (call) => answerList(call, "accepted"), { versionOf });

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
    const caller = readerWithList(call.caller);
    const { limit, before, order, count_only } = call.query;
    const now = clock.now();
    if (wantsCount({ count_only })) {
      call.validUntil(listValidUntil([], { caller, now }));
      return { count: await countRidesOf(db, { caller, type, now }) };
    }
    const list = { caller, type, limit, before, order, now };
    if (isWhole(list)) return new ListInParts(readWhole(db, call, list));
    const page = await listRides(db, list);
    call.validUntil(listValidUntil(page.rows, { caller, now }));
    return presentPage(call, page, now);
  }
}

/** The reader of a list: an account or a key. */
function readerWithList(caller: Caller) {
  return caller.actor === "partner" ? caller : signedIn(caller);
}

function readerOf(caller: Caller): ListReader {
  // A key has no version of its own: any change may be one of its rides.
  if (caller.actor === "partner") return { sees: "everything", accountId: 0 };
  const { actor, accountId } = signedIn(caller);
  if (can(actor, "seeAllRides")) return { sees: "everything", accountId };
  return { sees: can(actor, "drive") ? "pool" : "own", accountId };
}
