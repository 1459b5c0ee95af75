import type { VipRule } from "../accounts/vip-level.ts";

type Deal = { readonly [K in keyof VipRule]?: VipRule[K] | undefined };
export type DealWords = {
  /** Where the company has no discount that comes by itself. */
  readonly ask: string;
  readonly vip: (rides: number, percent: number) => string;
};

/** The discount for VIPs, as the company has set it. */
export function dealSentence({ vip_on, vip_from_rides, vip_percent }: Deal, words: DealWords): string {
  if (vip_on !== true || vip_from_rides === undefined || vip_percent === undefined) return words.ask;
  return words.vip(vip_from_rides, vip_percent);
}
