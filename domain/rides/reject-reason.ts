/** Why the company does not take a booking, as its passenger is told in their language. */
export const REJECT_REASONS = ["no_car", "too_far", "not_reached", "booked_twice"] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

export const MAX_REJECT_NOTE = 300;
