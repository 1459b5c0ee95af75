import { findBooking } from "../../rides/tracking/find-booking.ts";
import type { AssistantCall, AssistantDependencies } from "../assistant-call.ts";

type Which = { readonly reference: string; readonly phone_last4: string };

/** The tracking code of a ride, by what stands on paper: the rule and the limits are those of the page that finds a booking. */
export function findRide(
  deps: AssistantDependencies,
  { reference, phone_last4: phoneEnd }: Which,
  { caller }: Pick<AssistantCall, "caller">,
): Promise<string> {
  return findBooking(deps, { reference, phoneEnd, address: caller.address, now: deps.clock.now() });
}
