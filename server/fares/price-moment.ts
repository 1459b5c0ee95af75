import type { FollowImports } from "../places/import/follow-imports.ts";
import type { PriceRules } from "./price-rules.ts";

type Dependencies = {
  rules: Pick<PriceRules, "present">;
  imports: Pick<FollowImports, "isLookedAt">;
  /** The places of the company and the map under them: another object once any has changed. */
  book: () => object;
  /** The plan that says whether a car will be there; null where there is none. */
  plan: () => object | null;
};

/**
 * One object for as long as a trip costs the same and the plan of the day is the same: another one once a rule or a place may have changed, and none while the map has to be
 * looked at. Over when the rules are, so that a price given again is never of older rules than one worked out.
 */
export function priceMoment({ rules, imports, book, plan }: Dependencies): () => object | null {
  let made: { rules: object; book: object; plan: object | null } | null = null;
  return () => {
    if (!imports.isLookedAt) return null;
    const now = { rules: rules.present, book: book(), plan: plan() };
    if (made?.rules !== now.rules || made.book !== now.book || made.plan !== now.plan) made = now;
    return made;
  };
}
