import { ApiError } from "../../http/api-error.ts";
import { findBooking, findOwnBooking } from "../../rides/tracking/find-booking.ts";
import type { AssistantCall, AssistantDependencies } from "../assistant-call.ts";

type Which = { readonly reference: string; readonly phone_last4?: string | undefined };

/**
 * The tracking code of a ride: one of the account that the assistant speaks for by its number, any other by what stands on paper. The rule and the
 * limits are those of the page that finds a booking.
 */
export async function findRide(
  deps: AssistantDependencies,
  { reference, phone_last4: phoneEnd }: Which,
  { caller }: Pick<AssistantCall, "caller">,
): Promise<string> {
  const now = deps.clock.now();
  const own = caller.actor === "guest" ? null : await findOwnBooking(deps.db, { reference, caller, now });
  if (own !== null) return own;
  if (phoneEnd === undefined) throw needsPhone();
  return findBooking(deps, { reference, phoneEnd, address: caller.address, now });
}

function needsPhone(): ApiError {
  const sentence =
    "No ride of this account has that number. Any other needs the last four digits of its phone.";
  return new ApiError("not_found", sentence, { fields: { phone_last4: sentence } });
}
