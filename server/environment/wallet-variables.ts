import { z } from "zod";
import { type Variable, httpUrl } from "./variable.ts";

/** Passes for the wallets of phones. */
export const WALLET_VARIABLES = {
  APPLE_PASS_CERTIFICATE: {
    about:
      "The certificate of the company's pass type at Apple, a PEM file. With the next two it offers Apple Wallet.",
    fallback: "none",
    schema: z.string().optional(),
  },
  APPLE_PASS_KEY: {
    about: "The key of that certificate, a PEM file without a password.",
    fallback: "none",
    schema: z.string().optional(),
  },
  APPLE_WWDR_CERTIFICATE: {
    about: "The certificate of Apple's authority that issued it (WWDR G4), a PEM file.",
    fallback: "none",
    schema: z.string().optional(),
  },
  APPLE_PUSH_URL: {
    about: "Where Apple's service for pushes is, by which a pass follows its ride.",
    fallback: "https://api.push.apple.com",
    schema: httpUrl.prefault("https://api.push.apple.com"),
  },
  GOOGLE_WALLET_ISSUER: {
    about: "The company's issuer id at Google Wallet. With the next one it offers Google Wallet.",
    fallback: "none",
    schema: z
      .string()
      .regex(/^\d{5,32}$/, "must be a number")
      .optional(),
  },
  GOOGLE_WALLET_KEY: {
    about: "The key of a service account that may issue passes there, a JSON file as Google gives it.",
    fallback: "none",
    schema: z.string().optional(),
  },
  GOOGLE_WALLET_URL: {
    about: "Where Google's interface for wallets is.",
    fallback: "https://walletobjects.googleapis.com",
    schema: httpUrl.prefault("https://walletobjects.googleapis.com"),
  },
} as const satisfies Record<string, Variable>;
