import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../domain/time-units.ts";

/** How long somebody has to pay. */
export const PAY_LINK_LIFE_MS = 7 * DAY_MS;
/** For so long nobody else looks at a payment that a server looks at; longer than the provider is waited for. */
export const CLAIM_MS = 30 * SECOND_MS;
/** A reader of the page of a payment may have just paid; the provider's own message most likely means that they have. */
export const GAP_FOR_PAGE_MS = 15 * SECOND_MS;
/** Sentoo answers ten questions an hour about one payment; some are kept for when it says itself that there is news. */
export const MOST_CHECKS = 9;
export const MOST_CHECKS_FOR_PAGE = 4;
/** Anybody who knows the payment can say so: the last ones are kept for the server's own times, whatever is said. */
export const MOST_CHECKS_FOR_NOTICE = 7;
const FIRST_GAP_FOR_NOTICE_MS = 2 * SECOND_MS;

/**
 * How long after it was last asked the provider is asked again because of a notice, the first, second and so on of the hour. Four times as
 * long each time, so that false ones early in the hour leave enough for the true one, which is then heard of soon for how long it took.
 */
export const GAPS_FOR_NOTICES_MS = [0, 1, 2, 3, 4].map((before) => FIRST_GAP_FOR_NOTICE_MS * 4 ** before);
/** A payer who comes back has most likely paid, or says so. */
export const MOST_CHECKS_FOR_RETURN = 7;
export const GAP_FOR_RETURN_MS = 2 * SECOND_MS;
/** A payer who comes back waits so long for the provider's word; then the page looks again by itself. */
export const WAIT_FOR_RETURN_MS = 4 * SECOND_MS;
export const CHECKS_HOUR_MS = HOUR_MS;

const FIRST_WAIT_MS = MINUTE_MS;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;
const FIRST_RETRY_MS = 5 * SECOND_MS;
/** Somebody may be waiting for the link. */
const LONGEST_RETRY_MS = 2 * MINUTE_MS;

/** How long until an open payment is looked at again; longer each time. */
export function waitAfter(tries: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(tries, 10));
}

/** How long until a provider that was away is asked again. */
export function retryAfter(tries: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(tries, 10));
}
