import { z } from "zod";

/** The largest whole number that a column of the database holds. */
const LARGEST = 2_147_483_647;

/** The number of a ride, driver or other record, from a path, a query or a body. */
export const recordIdSchema = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,10}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(1).max(LARGEST));

/** Which state of a record a client has seen; a change of an older one is refused. */
export const recordVersionSchema = z.int("A version is a whole number.").min(0).max(LARGEST);
