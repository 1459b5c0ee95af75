import type { BodyOf } from "../../../contract/endpoint.ts";
import type { joinWaitingListEndpoint } from "../../../contract/promises/waiting-list.endpoints.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import type { Trx } from "../../database/connect.ts";
import { ApiError } from "../../http/api-error.ts";
import type { Caller } from "../../http/caller.ts";
import { addressHash, refusePickupOutOfRange } from "../../rides/booking/booking-limits.ts";
import { drawTrackingCode } from "../../rides/booking/ride-codes.ts";
import { countJoinedFrom, countWaitsOf, insertWaiting } from "./waiting.queries.ts";

/** So many may join from one address in an hour: a hotel's guests come from one. */
const MOST_AN_HOUR = 30;
/** A person waits for so many times at once. */
const MOST_OF_A_CONTACT = 5;

const TOO_MANY = "You're waiting for several times already. Please try again later or call us.";

type Joining = {
  readonly wish: BodyOf<typeof joinWaitingListEndpoint>;
  readonly caller: Caller;
  readonly now: Date;
};

/** Puts somebody into the line for a time that is full, and gives the code by which they follow and leave it. */
export async function joinWaitingList(
  trx: Trx,
  { wish, caller, now }: Joining,
): Promise<{ code: string; wanted_at: string }> {
  const isAtOnce = wish.as_soon_as_possible;
  const wantedAt = isAtOnce ? now : new Date(wish.wanted_at);
  if (!isAtOnce) refusePickupOutOfRange(wantedAt, now);
  const from = caller.actor === "guest" ? addressHash(caller.address) : null;
  const contact = { phone: wish.phone ?? "", email: wish.email ?? null };
  if (from !== null) {
    const since = new Date(now.getTime() - HOUR_MS);
    const joined = await countJoinedFrom(trx, { from, since });
    const waits = await countWaitsOf(trx, contact);
    if (joined >= MOST_AN_HOUR || waits >= MOST_OF_A_CONTACT) {
      throw new ApiError("rate_limited", TOO_MANY, { retry_after: HOUR_MS / 1_000 });
    }
  }
  const code = drawTrackingCode();
  await insertWaiting(trx, {
    ...contact,
    name: wish.name ?? "",
    language: wish.language,
    pickup_location: wish.pickup_location,
    pickup_lat: wish.pickup_lat,
    pickup_lng: wish.pickup_lng,
    dropoff_location: wish.dropoff_location,
    dropoff_lat: wish.dropoff_lat,
    dropoff_lng: wish.dropoff_lng,
    passenger_count: wish.passenger_count,
    luggage_count: wish.luggage_count,
    vehicle_type: wish.vehicle_type ?? null,
    wanted_at: wantedAt,
    as_soon_as_possible: isAtOnce,
    whatsapp_consent: wish.whatsapp_consent,
    code,
    state: "waiting",
    joined_from: from,
    created_at: now,
  });
  return { code, wanted_at: wantedAt.toISOString() };
}
