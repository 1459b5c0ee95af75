import { z } from "zod";
import { KEY_SCOPES } from "../../domain/partners/key-scopes.ts";
import { requiredText } from "../wire-text.ts";

/** The most keys of one partner that are good at once. */
export const MOST_KEYS = 10;

const SCOPES_SENTENCE = "Say what the key may do.";

export const newPartnerKeySchema = z
  .object({
    /** The system that gets it, in the office's words. */
    name: requiredText("The name", 60),
    scopes: z
      .array(z.enum(KEY_SCOPES, SCOPES_SENTENCE), SCOPES_SENTENCE)
      .min(1, SCOPES_SENTENCE)
      .max(KEY_SCOPES.length, SCOPES_SENTENCE),
  })
  .meta({ id: "NewPartnerKey" });
export type NewPartnerKey = z.output<typeof newPartnerKeySchema>;

/** A key as staff see it later: its beginning tells it from the others, and opens nothing. */
export const partnerKeySchema = z
  .object({
    id: z.int(),
    name: z.string(),
    scopes: z.array(z.enum(KEY_SCOPES)),
    /** The letters that it begins with. */
    begins_with: z.string(),
    made_at: z.string(),
    made_by: z.string(),
    withdrawn_at: z.string().nullable(),
    withdrawn_by: z.string().nullable(),
    /** To the minute; null for one that nobody has used. */
    last_used_at: z.string().nullable(),
    /** The address it was last used from. */
    last_used_from: z.string().nullable(),
    /** How many rides were booked with it. */
    rides_booked: z.int(),
  })
  .meta({ id: "PartnerKey" });
export type PartnerKey = z.infer<typeof partnerKeySchema>;

/** A key as it is shown once. */
export const madePartnerKeySchema = partnerKeySchema
  .extend({ key: z.string() })
  .meta({ id: "MadePartnerKey" });
export type MadePartnerKey = z.infer<typeof madePartnerKeySchema>;
