import { z } from "zod";
import { type Variable, httpUrl, signingSecret } from "./variable.ts";

/** Payments by link. */
export const PAYMENT_VARIABLES = {
  PAYMENTS: {
    about:
      "Who takes payments by link: none, file (a trial on this machine alone, where nobody pays anything) or sentoo. It reports to PUBLIC_URL/gateways/payments/.",
    fallback: "file in the demo outside of tests, else none",
    schema: z.enum(["none", "file", "sentoo"], "must be none, file or sentoo").optional(),
  },
  SENTOO_MERCHANT: {
    about: "The company's merchant id at Sentoo, with PAYMENTS=sentoo.",
    fallback: "none",
    schema: z
      .string()
      .regex(/^[\w-]{1,64}$/, "must be an id of letters, digits and hyphens")
      .optional(),
  },
  SENTOO_SECRET: {
    about: "The merchant's secret at Sentoo.",
    fallback: "none",
    schema: signingSecret.optional(),
  },
  SENTOO_URL: {
    about: "Where Sentoo's API is; https://api.sandbox.sentoo.io is for trials.",
    fallback: "https://api.sentoo.io",
    schema: httpUrl.prefault("https://api.sentoo.io"),
  },
} as const satisfies Record<string, Variable>;
