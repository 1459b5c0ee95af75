import type { Company } from "../company/company.ts";

/**
 * How many completed rides as a rider each VIP level takes, for clients that show it. The company sets what being a VIP
 * means: a discount, or nothing.
 */
export const VIP_LEVEL_RIDES = [0, 5, 15, 40, 100, 250] as const;

/** The VIP level of someone who has completed so many rides as a rider. */
export function vipLevel(completedRides: number): number {
  return VIP_LEVEL_RIDES.findLastIndex((rides) => completedRides >= rides);
}

/** The settings of a new installation. */
export const DEFAULT_VIP: VipRule = { vip_on: false, vip_from_rides: 10, vip_percent: 10 };

export type VipRule = Pick<Company, "vip_on" | "vip_from_rides" | "vip_percent">;

/** How many more rides a rider completes before they are a VIP; 0 for whoever is one. */
export function ridesToVip(
  { vip_from_rides }: Pick<VipRule, "vip_from_rides">,
  completedRides: number,
): number {
  return Math.max(0, vip_from_rides - completedRides);
}
