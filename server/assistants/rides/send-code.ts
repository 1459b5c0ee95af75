import type { ProofWay } from "../../../domain/rides/proof-ways.ts";
import type { Trx } from "../../database/connect.ts";
import { ApiError } from "../../http/api-error.ts";
import { canTextCode } from "../../notifications/ways-to-passenger.ts";
import { proofWaysOf, sendBookingCode } from "../../rides/booking/prove-booking.ts";
import type { RideRow } from "../../rides/ride-rows.queries.ts";
import type { AssistantDependencies } from "../assistant-call.ts";

/** How the code of a booking went to its person: to which phone or mailbox, as far as anybody may see it. */
export type SentCode = { readonly by: ProofWay; readonly sentTo: string };

/** Sends the code by which whoever has the phone or the mailbox of a held ride confirms it; null where none can go, or the ride waits for none. */
export async function sendCode(
  trx: Trx,
  { clock, gateways }: Pick<AssistantDependencies, "clock" | "gateways">,
  ride: RideRow,
): Promise<SentCode | null> {
  const [by] = proofWaysOf(ride, await canTextCode(trx, ride, gateways));
  if (by === undefined) return null;
  try {
    const asked = { trackingCode: ride.tracking_code, way: by, gateways, now: clock.now() };
    return { by, sentTo: await sendBookingCode(trx, asked) };
  } catch (error) {
    // The phone has had enough codes for today: the booking stands, and the company calls.
    if (error instanceof ApiError && error.code === "rate_limited") return null;
    throw error;
  }
}
