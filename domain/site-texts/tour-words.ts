import type { TourSlug } from "../company/site-map.ts";

/** The words of each private tour in one language, where staff wrote none of their own. */
export type TourWords = {
  readonly [Tour in TourSlug]: {
    readonly title: string;
    readonly text: string;
    /** The driver's part. */
    readonly role: string;
    readonly includes: readonly string[];
    /** The picture beside it, for who can't see it. */
    readonly picture: string;
  };
};
