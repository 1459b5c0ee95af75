/**
 * How many completed rides as a rider each VIP level takes. Level 0 is everybody; the company may thank a regular
 * guest by it. Nothing in a price or a queue depends on it.
 */
export const VIP_LEVEL_RIDES = [0, 5, 15, 40, 100, 250] as const;

/** The VIP level of someone who has completed so many rides as a rider. */
export function vipLevel(completedRides: number): number {
  return VIP_LEVEL_RIDES.findLastIndex((rides) => completedRides >= rides);
}
