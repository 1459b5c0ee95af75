import { type Db, inTransaction } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { queueRoundPush } from "../notifications/queue-round-push.ts";
import { hasRefusedSince } from "./offers.queries.ts";
import { type RoundOutcome, closeRoundOffer, listOpenRoundOffers } from "./rounds.queries.ts";

type OpenRoundOffer = Awaited<ReturnType<typeof listOpenRoundOffers>>[number];

/**
 * Closes what drivers of a round have answered, and the rounds that somebody has taken, that dispatch has overruled or that ran out. The drivers who came
 * second are told so: it counts for nothing.
 */
export async function closeRounds(db: Db, now: Date): Promise<void> {
  for (const offer of await listOpenRoundOffers(db)) {
    const outcome = await outcomeOf(db, offer, now);
    if (outcome === null) continue;
    const { id, driver_id: driverId, ride_id: rideId } = offer;
    await inTransaction(db, async (trx) => {
      if (!(await closeRoundOffer(trx, { id, outcome, now }))) return;
      await recordEvent(trx, { type: "driver.changed", driverId, at: now });
      if (outcome === "taken" || outcome === "withdrawn")
        await queueRoundPush(trx, { kind: "round_over", rideId, driverIds: [driverId], now });
    });
  }
}

/** How it has ended for a driver; null while they still have time. */
async function outcomeOf(db: Db, offer: OpenRoundOffer, now: Date): Promise<RoundOutcome | null> {
  const { status, held, holder_id: holder, driver_id: driverId, ride_id: rideId } = offer;
  if (holder === driverId) return status === "Cancelled" ? "withdrawn" : "accepted";
  if (holder !== null) return "taken";
  if (status !== "Pending" || held) return "withdrawn";
  if (await hasRefusedSince(db, { rideId, driverId, since: offer.offered_at })) return "declined";
  return offer.expires_at <= now ? "missed" : null;
}
