import { HOURS_OF_A_DAY, MOST_HELD_BACK_PERCENT } from "./company-plan.ts";

/** A stretch of hours with its share: "7-9: 15" is 15 % from seven to nine. */
const STRETCH = /^(\d{1,2})\s*[-–—]\s*(\d{1,2})\s*:\s*(\d{1,2})\s*%?$/;

/** The share of each hour of a day as people type it, "7-9: 15, 16-18: 25"; null where it can't be read. */
export function readTypedShares(text: string): number[] | null {
  const shares = Array.from({ length: HOURS_OF_A_DAY }, () => 0);
  const parts = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  for (const part of parts) {
    const [from, until, share] = (STRETCH.exec(part) ?? []).slice(1).map(Number);
    if (from === undefined || until === undefined || share === undefined) return null;
    if (from >= until || until > HOURS_OF_A_DAY || share > MOST_HELD_BACK_PERCENT) return null;
    shares.fill(share, from, until);
  }
  return shares;
}

/** The shares as they would be typed; hours of the same share stand together, and those of none are left out. */
export function writeTypedShares(shares: readonly number[]): string {
  const parts: string[] = [];
  for (let from = 0; from < shares.length;) {
    const share = shares[from] ?? 0;
    let until = from + 1;
    while (until < shares.length && shares[until] === share) until += 1;
    if (share > 0) parts.push(`${from}–${until}: ${share}`);
    from = until;
  }
  return parts.join(", ");
}
