import type { ShownCompany } from "./company.ts";

type Deal = Pick<ShownCompany, "vip_on" | "vip_from_rides" | "vip_percent">;
export type DealWords = {
  /** Where the company has no discount that comes by itself. */
  readonly ask: string;
  readonly vip: (rides: number, percent: number) => string;
};

/** What whoever rides often pays less, as the company has set it. */
export function dealSentence({ vip_on, vip_from_rides, vip_percent }: Deal, words: DealWords): string {
  if (vip_on !== true || vip_from_rides === undefined || vip_percent === undefined) return words.ask;
  return words.vip(vip_from_rides, vip_percent);
}
