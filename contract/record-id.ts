import { z } from "zod";

const LARGEST_ID = 2_147_483_647;

/** The number of a ride, driver or other record, from a path, a query or a body. */
export const recordIdSchema = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,10}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(1).max(LARGEST_ID));
