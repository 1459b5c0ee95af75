import { z } from "zod";
import { LOOKED_AT, SETUP_STEPS } from "../../domain/setup/setup-steps.ts";

const stepSchema = z.object({
  step: z.enum(SETUP_STEPS),
  done: z.boolean(),
  /** The site can't open without it. */
  needed: z.boolean(),
  /** The fact it was read from, as a person would name it: a name, a number plate; null where it has none. */
  shown: z.string().nullable(),
  /** When it was done, where that is known. */
  done_at: z.iso.datetime().nullable(),
});

/** How far a new company is, worked out from what is there. */
export const setupSchema = z
  .object({
    site_open: z.boolean(),
    may_open: z.boolean(),
    steps: z.array(stepSchema),
    /** Mails go out; else they are kept as files of the server. */
    mails_go_out: z.boolean(),
    /** A letter to try the mail is under way, or couldn't be sent. */
    letter: z.enum(["under_way", "failed"]).nullable(),
    /** Somebody takes payments by link for this company. */
    takes_pay_links: z.boolean(),
    /** The person who looks signs in with a second factor. */
    second_factor: z.boolean(),
    /** When the last good backup was begun. */
    backup_at: z.iso.datetime().nullable(),
  })
  .meta({ id: "Setup" });
export type Setup = z.infer<typeof setupSchema>;

export const lookedAtSchema = z.object({
  step: z.enum(LOOKED_AT, "Say which step you looked at."),
});
