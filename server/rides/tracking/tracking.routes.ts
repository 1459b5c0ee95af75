import {
  addTrackedEmailEndpoint,
  cancelTrackedRideEndpoint,
  changeTrackedRideEndpoint,
  editTrackedNotesEndpoint,
  findBookingEndpoint,
  getTripPictureEndpoint,
  priceTrackedChangeEndpoint,
  proveBookingEndpoint,
  rateTrackedRideEndpoint,
  sendBookingCodeEndpoint,
  trackRideEndpoint,
  undoTrackedRideEndpoint,
} from "../../../contract/rides/tracking.endpoints.ts";
import { getTrackedPortraitEndpoint } from "../../../contract/drivers/portrait.endpoints.ts";
import type { PhoneGateway } from "../../../contract/company/phone-messages.ts";
import type { Trx } from "../../database/connect.ts";
import type { NewestPositions } from "../../events/positions/newest-positions.ts";
import type { Serve } from "../../http/serve.ts";
import type { Limits } from "../../limits/limits.ts";
import type { DrawTrip } from "../../places/picture/trip-pictures.ts";
import { sendPortrait } from "./send-portrait.ts";
import { sendTripPicture } from "./send-trip-picture.ts";
import type { BookingDependencies } from "../booking/prepare-booking.ts";
import { countProofTry, proveBooking, sendBookingCode } from "../booking/prove-booking.ts";
import { cancelTrackedRide } from "../steps/cancel-ride.ts";
import { locksOfUndo, undoTrackedStep } from "../steps/undo-step.ts";
import { getRideByCode, refuseOthersKey } from "../get-ride.ts";
import { changeRide, prepareChange, priceOfChange } from "../editing/change-ride.ts";
import { addEmail } from "../editing/add-email.ts";
import { editNotes } from "../editing/edit-notes.ts";
import { type AfterRating, rateRide } from "../rating/rate-ride.ts";
import { findBooking } from "./find-booking.ts";
import { type ReadExpectedPickup, getTrackedRide, trackedRide } from "./track-ride.ts";
import type { RideRow } from "../ride-rows.queries.ts";

type Dependencies = BookingDependencies & {
  drawTrip: DrawTrip;
  /** Looks into a rating; rides know no cases, so this is handed in. */
  afterRating: AfterRating;
  /** The gateways by which the company reaches a phone. */
  gateways: readonly PhoneGateway[];
  /** The server has a provider for payments by link. */
  takesPayLinks: boolean;
  positions: NewestPositions;
  limits: Limits;
  readExpectedPickup: ReadExpectedPickup;
};

/** Calls that everybody with the code of a ride can make. */
export function trackingRoutes(serve: Serve, deps: Dependencies): void {
  const { db, clock, drawTrip, afterRating, gateways, takesPayLinks, positions, readExpectedPickup } = deps;
  const looking = () => ({ now: clock.now(), gateways, takesPayLinks, positions, readExpectedPickup });

  serve(findBookingEndpoint, async ({ body, caller }) => ({
    tracking_code: await findBooking(deps, {
      reference: body.reference,
      phoneEnd: body.phone_end,
      address: caller.address,
      now: clock.now(),
    }),
  }));

  serve(trackRideEndpoint, async ({ params, caller }) => {
    await refuseOthersKey(db, { trackingCode: params.tracking_code, caller });
    return getTrackedRide(db, params.tracking_code, looking());
  });

  serve(getTripPictureEndpoint, async ({ params, request, reply }) =>
    sendTripPicture({ db, drawTrip }, { trackingCode: params.tracking_code, request, reply }),
  );

  serve(getTrackedPortraitEndpoint, async ({ params, request, reply }) =>
    sendPortrait(db, { trackingCode: params.tracking_code, request, reply }),
  );

  serve(cancelTrackedRideEndpoint, ({ params, caller, transact }) =>
    transact((trx) => {
      const now = clock.now();
      return answer(trx, cancelTrackedRide(trx, { trackingCode: params.tracking_code, caller, now }), now);
    }),
  );

  serve(undoTrackedRideEndpoint, async ({ params, caller, transact }) => {
    const trackingCode = params.tracking_code;
    const locks = locksOfUndo(await getRideByCode(db, trackingCode));
    const undo = (trx: Trx) => {
      const now = clock.now();
      return answer(trx, undoTrackedStep(trx, { trackingCode, caller, now }), now);
    };
    return transact(undo, { locks });
  });

  serve(editTrackedNotesEndpoint, ({ params, body, caller, transact }) =>
    transact((trx) => {
      const now = clock.now();
      const edit = { trackingCode: params.tracking_code, notes: body.notes || null, caller, now };
      return answer(trx, editNotes(trx, edit), now);
    }),
  );

  serve(addTrackedEmailEndpoint, ({ params, body, caller, transact }) =>
    transact((trx) => {
      const now = clock.now();
      const added = { trackingCode: params.tracking_code, email: body.email, caller, now };
      return answer(trx, addEmail(trx, added), now);
    }),
  );

  serve(priceTrackedChangeEndpoint, async ({ params, body, caller }) => {
    const trackingCode = params.tracking_code;
    await refuseOthersKey(db, { trackingCode, caller });
    return priceOfChange(deps, { trackingCode, change: body });
  });

  serve(changeTrackedRideEndpoint, async ({ params, body, caller, transact }) => {
    const trackingCode = params.tracking_code;
    await refuseOthersKey(db, { trackingCode, caller });
    const prepared = await prepareChange(deps, { trackingCode, change: body });
    const change = (trx: Trx) => {
      const now = clock.now();
      return answer(trx, changeRide(trx, prepared, { trackingCode, caller, now, takesPayLinks }), now);
    };
    return transact(change, { locks: prepared.locks });
  });

  serve(rateTrackedRideEndpoint, ({ params, body, caller, transact }) =>
    transact((trx) => {
      const now = clock.now();
      const rating = { trackingCode: params.tracking_code, stars: body.stars, caller, now, afterRating };
      return answer(trx, rateRide(trx, rating), now);
    }),
  );

  serve(sendBookingCodeEndpoint, ({ params, body, transact }) =>
    transact(async (trx) => {
      const asked = { trackingCode: params.tracking_code, way: body.way, gateways, now: clock.now() };
      return { sent_to: await sendBookingCode(trx, asked) };
    }),
  );

  serve(proveBookingEndpoint, async ({ params, body, caller, transact }) => {
    const trackingCode = params.tracking_code;
    await countProofTry(db, trackingCode);
    return transact((trx) => {
      const now = clock.now();
      return answer(trx, proveBooking(trx, { trackingCode, code: body.code, caller, now }), now);
    });
  });

  async function answer(trx: Trx, changed: Promise<RideRow>, now: Date) {
    return trackedRide(trx, await changed, { ...looking(), now });
  }
}
