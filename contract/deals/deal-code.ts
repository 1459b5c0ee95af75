import { z } from "zod";
import { DEAL_REFUSALS, isDealCode, plainCode } from "../../domain/deals/deal.ts";

export const CODE_SENTENCE = "A code has 3 to 20 letters, digits and dashes.";

/** The code of a deal, in capitals whichever way it is typed. */
export const dealCodeSchema = z.string(CODE_SENTENCE).overwrite(plainCode).refine(isDealCode, CODE_SENTENCE);

/** Whether a code takes something off a fare, and why it doesn't. */
export const codeAnswerSchema = z
  .object({ applied: z.boolean(), reason: z.enum(DEAL_REFUSALS).nullable(), sentence: z.string().nullable() })
  .meta({ id: "CodeAnswer" });
