import { type Db, type Trx, inTransaction } from "../database/connect.ts";
import { ApiError } from "../http/api-error.ts";
import { timeOutOffer } from "../rides/assigning/assign-driver.ts";
import { closeRounds } from "./close-rounds.ts";
import { type OfferOutcome, closeOffer, hasRefusedSince, listOpenOffers } from "./offers.queries.ts";

type OpenOffer = Awaited<ReturnType<typeof listOpenOffers>>[number];

/** Closes the offers that were answered, overruled by dispatch, or ran out; a ride that ran out waits again. */
export async function closeOffers(db: Db, now: Date): Promise<void> {
  await closeRounds(db, now);
  for (const offer of await listOpenOffers(db)) {
    const outcome = await outcomeOf(db, offer, now);
    if (outcome) await close(db, { offer, outcome, now });
  }
}

/** How an offer has ended; null while the driver still has time. */
async function outcomeOf(db: Db, offer: OpenOffer, now: Date): Promise<OfferOutcome | null> {
  if (offer.holder_id === offer.driver_id) {
    if (offer.status !== "Assigned") return offer.status === "Cancelled" ? "withdrawn" : "accepted";
    return offer.expires_at <= now ? "timed_out" : null;
  }
  const { ride_id: rideId, driver_id: driverId, offered_at: since } = offer;
  return (await hasRefusedSince(db, { rideId, driverId, since })) ? "declined" : "withdrawn";
}

type Closing = { offer: OpenOffer; outcome: OfferOutcome; now: Date };

async function close(db: Db, closing: Closing): Promise<void> {
  try {
    await inTransaction(db, (trx) => closeOne(trx, closing));
  } catch (error) {
    // The driver accepted, or dispatch took over, at the last moment: the next run sees the result.
    if (!(error instanceof ApiError)) throw error;
  }
}

async function closeOne(trx: Trx, { offer, outcome, now }: Closing): Promise<void> {
  if (!(await closeOffer(trx, { id: offer.id, outcome, now }))) return;
  const { ride_id: rideId, driver_id: driverId } = offer;
  if (outcome === "timed_out") await timeOutOffer(trx, { rideId, driverId, now });
}
