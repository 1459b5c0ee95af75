import { z } from "zod";
import { EVERYONE, endpoints } from "../endpoint.ts";
import { languageSchema } from "../language-schema.ts";

const everyone = endpoints({ tag: "Wallets", access: EVERYONE, base: "/track" });

const trackingCode = z.object({ tracking_code: z.string().max(64) });

export const getApplePassEndpoint = everyone({
  id: "getApplePass",
  method: "GET",
  path: "/{tracking_code}/apple-pass/",
  summary:
    "The ride as a signed pass for Apple Wallet (application/vnd.apple.pkpass), which follows the ride by itself. 404 where the company has no certificate for it.",
  limit: "lookup",
  names: "tracked_ride",
  params: trackingCode,
  query: z.object({ language: languageSchema.default("en") }),
  output: "file",
  errors: ["invalid_input", "not_found"],
});

export const saveGooglePassEndpoint = everyone({
  id: "saveGooglePass",
  method: "POST",
  path: "/{tracking_code}/google-pass/",
  summary:
    "Makes a pass of the ride for Google Wallet, which follows the ride, and gives the address at Google that saves it. 404 where the company has no account for it.",
  limit: "message",
  names: "tracked_ride",
  params: trackingCode,
  body: z.object({ language: languageSchema.default("en") }),
  output: z.object({ save_url: z.string() }),
  errors: ["invalid_input", "not_found"],
});
