import { fromGuilderCents } from "../../contract/money.ts";
import type { Random } from "./random.ts";

const WAYS = [
  [44, "card"],
  [30, "cash_usd"],
  [14, "cash_xcg"],
  [8, "account"],
  [4, null],
] as const;
const TIPPED_SHARE = 0.35;
const GUILDER_TIPS = [500, 500, 1_000] as const;

/** How a passenger paid, now and then with a tip; some drivers forget to say. The demo's one hotel pays for guests, and for nobody with an account of their own. */
export function drawPayment(random: Random, { canBeOnAccount }: { canBeOnAccount: boolean }) {
  const paidBy = random.weighted(WAYS);
  if (paidBy === "account" && !canBeOnAccount) return { paid_by: "card" as const };
  if (paidBy === null || paidBy === "account" || !random.chance(TIPPED_SHARE)) return { paid_by: paidBy };
  if (paidBy !== "cash_xcg") return { paid_by: paidBy, tip_cents: random.whole(1, 6) * 100 };
  const xcg = random.one(GUILDER_TIPS);
  return { paid_by: paidBy, tip_cents: fromGuilderCents(xcg), tip_xcg_cents: xcg };
}
