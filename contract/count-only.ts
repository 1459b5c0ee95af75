import { z } from "zod";

/** `count_only=true` on a list asks for its length instead of its rows. Python's clients write True. */
export const countOnlyQuery = z.object({
  count_only: z.enum(["true", "false", "True", "False"], "count_only is true or false.").optional(),
});

/** Whether a list is asked for its length. */
export function wantsCount(query: z.output<typeof countOnlyQuery>): boolean {
  return query.count_only?.toLowerCase() === "true";
}

/** The length of a list. */
export const countSchema = z.object({ count: z.int().min(0) }).meta({ id: "Count" });
