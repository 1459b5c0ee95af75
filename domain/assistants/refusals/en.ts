/** Sentences of refusals that read the same on a page and from an assistant. */
export const en = {
  not_found: "We couldn't find what you were looking for.",
  ride_conflict: "This ride has just changed.",
  not_open_yet: "We aren't open yet. Please call us.",
  closed_for_now: "We're closed for now and aren't taking bookings. Please call us.",
  no_car_free: "No car is free at that time.",
  deal_refused: "This deal is gone. Please look at the price again.",
  price_changed: "The price has changed. Please look at it again.",
  deposit_needed: "This change needs a deposit, and a driver has your ride already. Please call us.",
  idempotency_mismatch: "Something changed since you first sent this. Please try again.",
  off_island: "That place isn't on Curaçao.",
  same_place: "Pickup and drop-off are the same place.",
  party_too_large: "We don't have a vehicle that fits your whole group. Call us and we'll help.",
  pickup_time_out_of_range: "Please choose a pickup time within the next 12 months.",
  rate_limited: "Too many attempts. Please wait a moment.",
  internal: "An unexpected error occurred",
  unavailable: "Error connecting to server. Please try again later.",
};

export type Refusals = Readonly<Record<keyof typeof en, string>>;
