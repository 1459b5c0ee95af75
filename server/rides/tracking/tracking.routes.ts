import {
  cancelTrackedRideEndpoint,
  editTrackedNotesEndpoint,
  getTripPictureEndpoint,
  proveBookingEndpoint,
  rateTrackedRideEndpoint,
  sendBookingCodeEndpoint,
  trackRideEndpoint,
} from "../../../contract/rides/tracking.endpoints.ts";
import type { Clock } from "../../clock.ts";
import type { Db, Trx } from "../../database/connect.ts";
import type { Serve } from "../../http/serve.ts";
import type { DrawTrip } from "../../places/picture/trip-pictures.ts";
import { sendTripPicture } from "./send-trip-picture.ts";
import { countProofTry, proveBooking, sendBookingCode } from "../booking/prove-booking.ts";
import { cancelTrackedRide } from "../steps/cancel-ride.ts";
import { editNotes } from "../editing/edit-notes.ts";
import { rateRide } from "../rating/rate-ride.ts";
import { getTrackedRide, trackedRide } from "./track-ride.ts";
import type { RideRow } from "../ride-rows.queries.ts";

type Dependencies = {
  db: Db;
  clock: Clock;
  drawTrip: DrawTrip;
  /** The company has a gateway for messages to phones. */
  canText: boolean;
};

/** What whoever has the code of a ride can do with it. */
export function trackingRoutes(serve: Serve, { db, clock, drawTrip, canText }: Dependencies): void {
  serve(trackRideEndpoint, ({ params }) =>
    getTrackedRide(db, params.tracking_code, { now: clock.now(), canText }),
  );

  serve(getTripPictureEndpoint, async ({ params, request, reply }) =>
    sendTripPicture({ db, drawTrip }, { trackingCode: params.tracking_code, request, reply }),
  );

  serve(cancelTrackedRideEndpoint, ({ params, caller, transact }) =>
    transact((trx) => {
      const now = clock.now();
      return answer(trx, cancelTrackedRide(trx, { trackingCode: params.tracking_code, caller, now }), now);
    }),
  );

  serve(editTrackedNotesEndpoint, ({ params, body, caller, transact }) =>
    transact((trx) => {
      const now = clock.now();
      const edit = { trackingCode: params.tracking_code, notes: body.notes || null, caller, now };
      return answer(trx, editNotes(trx, edit), now);
    }),
  );

  serve(rateTrackedRideEndpoint, ({ params, body, caller, transact }) =>
    transact((trx) => {
      const now = clock.now();
      const rating = { trackingCode: params.tracking_code, stars: body.stars, caller, now };
      return answer(trx, rateRide(trx, rating), now);
    }),
  );

  serve(sendBookingCodeEndpoint, ({ params, body, transact }) =>
    transact(async (trx) => {
      const asked = { trackingCode: params.tracking_code, way: body.way, canText, now: clock.now() };
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
    return trackedRide(trx, await changed, { now, canText });
  }
}
