import { z } from "zod";

/** The most rows that may be asked for at once, and how many a list answers when it is not told. */
export const MAX_LIST_ROWS = 500;

/** How many rows a list holds that is whole when it is not told: one that a client adds up without a second call. */
export const MAX_WHOLE_ROWS = 10_000;

const LIMIT = `A limit is a whole number from 1 to ${MAX_LIST_ROWS}.`;

/** From which end a list is read; dispatch needs the ride that is due first. */
const LIST_ORDERS = ["newest", "soonest"] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

/** The query of a list that is read page by page; the cursor of the next page comes in the Link header. */
export const listPageQuery = z.object({
  limit: z
    .union([z.int(), z.string().regex(/^\d+$/).transform(Number)], { error: LIMIT })
    .pipe(z.int(LIMIT).min(1, LIMIT).max(MAX_LIST_ROWS, LIMIT))
    .optional(),
  before: z.string().max(200, "Invalid cursor.").optional(),
  order: z.enum(LIST_ORDERS).optional(),
});
