import { z } from "zod";
import { recordIdSchema } from "../record-id.ts";

const LIMIT = "A limit is a whole number from 1 to 200.";

/** The pages of a staff list: so many rows, older than the one the last page ended with (`Link: rel="next"`). */
export const pageQuery = z.object({
  limit: z
    .union(
      [
        z.int(),
        z
          .string()
          .regex(/^\d{1,3}$/, LIMIT)
          .transform(Number),
      ],
      { error: LIMIT },
    )
    .pipe(z.int(LIMIT).min(1, LIMIT).max(200, LIMIT))
    .optional(),
  before: recordIdSchema.optional(),
});
