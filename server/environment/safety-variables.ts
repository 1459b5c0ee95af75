import { isIP } from "node:net";
import { z } from "zod";
import { type Variable, yesNo } from "./variable.ts";

/** Keys, the demo, and whom the server believes. */
export const SAFETY_VARIABLES = {
  SECRET_KEY: {
    about:
      "Seals the keys in the database; 32 characters or more, the same on every server. Without it DATA_DIR/secret.key is used.",
    fallback: "none",
    schema: z
      .string()
      .min(32, "must have 32 to 256 characters, such as `openssl rand -base64 32` makes")
      .max(256, "must have 32 to 256 characters, such as `openssl rand -base64 32` makes")
      .optional(),
  },
  DEMO: {
    about: "Fills an empty database with a believable company and sign-ins anyone can read.",
    fallback: "yes on the embedded database at a loopback address outside production, else no",
    schema: yesNo.optional(),
  },
  DEMO_PASSWORD: {
    about: "The password of every account of the demo.",
    fallback: "trupial-demo",
    schema: z
      .string()
      .min(8, "must have 8 to 128 characters")
      .max(128, "must have 8 to 128 characters")
      .prefault("trupial-demo"),
  },
  LOG_LEVEL: {
    about: "How much is logged: fatal, error, warn, info, debug, trace or silent.",
    fallback: "info in production, else warn",
    schema: z
      .enum(
        ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
        "must be fatal, error, warn, info, debug, trace or silent",
      )
      .optional(),
  },
  TRUSTED_PROXIES: {
    about: "Addresses or networks of the proxies whose X-Forwarded-For is believed, with commas between.",
    fallback: "none",
    schema: z
      .string()
      .prefault("")
      .transform((list) => list.split(",").flatMap((one) => one.trim() || []))
      .refine(
        (list) => list.every(isAddressOrNetwork),
        "must be IP addresses or networks such as 10.0.0.0/8",
      ),
  },
} as const satisfies Record<string, Variable>;

function isAddressOrNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
