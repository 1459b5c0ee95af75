import type { Fare, FareLine } from "./calculate-fare.ts";

type Discount = { code: "vip_discount" | "agreed_discount"; label: string; percent: number };

/** A fare with a discount of its total, to the cent. */
export function withDiscount({ total, breakdown }: Fare, { code, label, percent }: Discount): Fare {
  const discount = Math.round((total * percent) / 100);
  if (discount === 0) return { total, breakdown };
  const line = { label: `${label} ${percent}%`, code, percent, amount: -discount };
  return { total: total - discount, breakdown: [...breakdown, line] };
}

/** The percent a fare was made cheaper by with one of the discounts; null where it was not. */
export function discountPercentOf(breakdown: readonly FareLine[], of: Discount["code"]): number | null {
  return breakdown.find(({ code }) => code === of)?.percent ?? null;
}
