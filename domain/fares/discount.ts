import { type DealTerms, dealOff } from "../deals/deal.ts";
import { toDollarString } from "../dollars.ts";
import type { Cents } from "../money.ts";
import type { Fare, FareLine } from "./calculate-fare.ts";

type Discounts = {
  /** The discount of a VIP. */
  readonly vipPercent?: number;
  /** The discount agreed with the hotel or firm that pays, in the place of a VIP's. */
  readonly agreedPercent?: number;
  /** The deals that the trip may have, in the order in which they count where they take off the same. */
  readonly deals?: readonly DealTerms[];
};

type DiscountCode = "vip_discount" | "agreed_discount";

/** A fare with the one discount that takes the most off it, to the cent. */
export function withDiscount(fare: Fare, discounts: Discounts): Fare {
  const [best] = linesOf(fare.total, discounts)
    .filter(({ amount }) => amount < 0)
    .toSorted((one, other) => one.amount - other.amount);
  if (!best) return fare;
  return { total: fare.total + best.amount, breakdown: [...fare.breakdown, best] };
}

function linesOf(total: Cents, { vipPercent = 0, agreedPercent = 0, deals = [] }: Discounts): FareLine[] {
  const standing: FareLine =
    agreedPercent > 0
      ? percentLine(total, { code: "agreed_discount", label: "Agreed discount", percent: agreedPercent })
      : percentLine(total, { code: "vip_discount", label: "VIP discount", percent: vipPercent });
  return [standing, ...deals.filter(({ minimumCents }) => total >= minimumCents).map(dealLine(total))];
}

type PercentOff = { code: DiscountCode; label: string; percent: number };

function percentLine(total: Cents, { code, label, percent }: PercentOff): FareLine {
  return { label: `${label} ${percent}%`, code, percent, amount: -Math.round((total * percent) / 100) };
}

function dealLine(total: Cents) {
  return (deal: DealTerms): FareLine => {
    const { percent, offCents, name } = deal;
    const label = `${name.en} ${percent === null ? `$${toDollarString(offCents ?? 0)} off` : `${percent}%`}`;
    return {
      label,
      code: "deal",
      amount: -dealOff(deal, total),
      ...(percent === null ? {} : { percent }),
      deal,
    };
  };
}

/** The percent a fare was made cheaper by with one of the discounts; null where it was not. */
export function discountPercentOf(breakdown: readonly FareLine[], of: DiscountCode): number | null {
  return breakdown.find(({ code }) => code === of)?.percent ?? null;
}

/** The deal that a fare was made cheaper by, and by how much; null where none was. */
export function dealIn(breakdown: readonly FareLine[]): { deal: DealTerms; cents: Cents } | null {
  const line = breakdown.find(({ code }) => code === "deal");
  return line?.deal ? { deal: line.deal, cents: -line.amount } : null;
}
