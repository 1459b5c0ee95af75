import { z } from "zod";

/** `count_only=true` on a list asks for its length instead of its rows. */
export const countOnlyQuery = z.object({ count_only: z.enum(["true", "false"]).optional() });

/** The length of a list. */
export const countSchema = z.object({ count: z.int().min(0) });
export type Count = z.infer<typeof countSchema>;
