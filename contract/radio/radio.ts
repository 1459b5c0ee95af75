import { z } from "zod";
import { DESK_PHRASES, DRIVER_PHRASES } from "../../domain/radio/phrases.ts";
import { optionalText } from "../wire-text.ts";

/** A text of this length is read at a glance. */
export const LONGEST_TEXT = 280;

export const radioTextSchema = z
  .object({
    id: z.number(),
    driver_id: z.number(),
    from: z.enum(["desk", "driver"]),
    /** Its writer; null once their account is gone. */
    author: z.string().nullable(),
    /** A set phrase, which each reads in their own language; null where `text` is what was typed. */
    phrase: z.enum([...DESK_PHRASES, ...DRIVER_PHRASES]).nullable(),
    text: z.string().nullable(),
    /** It went to every driver on shift. */
    to_all: z.boolean(),
    /** When it was written, also where it came later. */
    happened_at: z.iso.datetime(),
    read_at: z.iso.datetime().nullable(),
  })
  .meta({ id: "RadioText" });
export type RadioText = z.infer<typeof radioTextSchema>;

/** The texts between dispatch and one driver, the oldest first, and how many of them the reader hasn't read. */
export const radioThreadSchema = z.object({ texts: z.array(radioTextSchema), unread: z.number() });
export type RadioThread = z.infer<typeof radioThreadSchema>;

/** The drivers that something was said with lately, the newest first. */
export const radioThreadsSchema = z.object({
  threads: z.array(
    z.object({
      driver_id: z.number(),
      driver_name: z.string(),
      unread: z.number(),
      last: radioTextSchema,
    }),
  ),
});
export type RadioThreads = z.infer<typeof radioThreadsSchema>;

const ONE_OF_BOTH = "Send a phrase or a text, one of the two.";
const typed = { text: optionalText("The text", LONGEST_TEXT) };
const isOne = ({ phrase, text }: { phrase?: string | undefined; text?: string | undefined }) =>
  (phrase === undefined) !== (text === undefined || text === "");
const said = { error: ONE_OF_BOTH, path: ["text"] };

export const deskTextInput = z
  .object({ phrase: z.enum(DESK_PHRASES, "This phrase isn't known.").optional(), ...typed })
  .refine(isOne, said);

export const driverTextInput = z
  .object({
    phrase: z.enum(DRIVER_PHRASES, "This phrase isn't known.").optional(),
    ...typed,
    /** When it was written, where it waited for a signal: never after now. */
    happened_at: z.iso.datetime({ offset: true, error: "Say a time with its offset." }).optional(),
  })
  .refine(isOne, said);
