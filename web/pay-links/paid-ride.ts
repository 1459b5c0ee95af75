import { tabStore } from "../device/device-store.ts";

/** The ride that a payment was begun from in this tab. Only there: a link to pay is often opened by somebody else. */
const PAID_RIDE = "paid-ride ";

/** Keeps the way back to a ride while its passenger is at the bank. */
export function keepPaidRide(payCode: string, trackingCode: string): void {
  tabStore.set(PAID_RIDE + payCode, trackingCode);
}

/** The code of the ride that this tab came from to pay, if it did. */
export function paidRideOf(payCode: string): string | null {
  return tabStore.get(PAID_RIDE + payCode);
}
