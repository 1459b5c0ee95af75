import { z } from "zod";
import { MOST_WAIT_MINUTES, WAIT_STEP_MINUTES } from "../../domain/fares/waiting.ts";
import { queryNumber } from "../query-number.ts";

const WAIT_SENTENCE = "A driver waits for half an hour up to eight hours, by half hours.";

/** The minutes that a driver waits on the way; 0 for none. */
export const waitMinutesInput = z
  .int(WAIT_SENTENCE)
  .min(0, WAIT_SENTENCE)
  .max(MOST_WAIT_MINUTES, WAIT_SENTENCE)
  .multipleOf(WAIT_STEP_MINUTES, WAIT_SENTENCE);

/** The same in a query. */
export const waitMinutesQuery = queryNumber(WAIT_SENTENCE).pipe(waitMinutesInput);
