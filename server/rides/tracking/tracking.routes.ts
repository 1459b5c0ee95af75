import {
  cancelTrackedRideEndpoint,
  changeTrackedRideEndpoint,
  editTrackedNotesEndpoint,
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
import type { DrawTrip } from "../../places/picture/trip-pictures.ts";
import { sendPortrait } from "./send-portrait.ts";
import { sendTripPicture } from "./send-trip-picture.ts";
import type { BookingDependencies } from "../booking/book-ride.ts";
import { countProofTry, proveBooking, sendBookingCode } from "../booking/prove-booking.ts";
import { cancelTrackedRide } from "../steps/cancel-ride.ts";
import { locksOfUndo, undoTrackedStep } from "../steps/undo-step.ts";
import { getRideByCode } from "../get-ride.ts";
import { changeRide, prepareChange, priceOfChange } from "../editing/change-ride.ts";
import { editNotes } from "../editing/edit-notes.ts";
import { rateRide } from "../rating/rate-ride.ts";
import { getTrackedRide, trackedRide } from "./track-ride.ts";
import type { RideRow } from "../ride-rows.queries.ts";

type Dependencies = BookingDependencies & {
  drawTrip: DrawTrip;
  /** What the company has to reach a phone with. */
  gateways: readonly PhoneGateway[];
  /** The server has a provider for payments by link. */
  takesPayLinks: boolean;
  positions: NewestPositions;
};

/** What whoever has the code of a ride can do with it. */
export function trackingRoutes(serve: Serve, deps: Dependencies): void {
  const { db, clock, drawTrip, gateways, takesPayLinks, positions } = deps;

  serve(trackRideEndpoint, ({ params }) =>
    getTrackedRide(db, params.tracking_code, { now: clock.now(), gateways, takesPayLinks, positions }),
  );

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

  serve(priceTrackedChangeEndpoint, ({ params, body }) =>
    priceOfChange(deps, { trackingCode: params.tracking_code, change: body }),
  );

  serve(changeTrackedRideEndpoint, async ({ params, body, caller, transact }) => {
    const trackingCode = params.tracking_code;
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
      const rating = { trackingCode: params.tracking_code, stars: body.stars, caller, now };
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
    return trackedRide(trx, await changed, { now, gateways, takesPayLinks, positions });
  }
}
