import { z } from "zod";

/** How many stars a passenger can give the driver. */
export const STARS = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof STARS)[number];

export const starsSchema = z.literal(STARS, "Please give one to five stars.");

/** The average of many ratings with one decimal, or null while there is none. */
export function averageStars({ sum, count }: { sum: number; count: number }): number | null {
  return count === 0 ? null : Math.round((sum / count) * 10) / 10;
}
