import { z } from "zod";

export const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/, "This isn't base64url.");
export const ticketSchema = z.string().max(100);
export const NOT_CHECKED = "Please try again with your passkey.";

/** A passkey's own parts, as browsers write them in JSON (WebAuthn level 3). */
export const credentialSchema = z.object({
  id: base64url(2_000),
  rawId: base64url(2_000),
  type: z.literal("public-key"),
});

/** A passkey of one's own. */
export const passkeySchema = z
  .object({
    id: z.int(),
    name: z.string(),
    /** It is kept by a service that has it on all devices of its owner. */
    synced: z.boolean(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
  })
  .meta({ id: "Passkey" });
export type Passkey = z.infer<typeof passkeySchema>;

/** The options with which a browser finds a passkey. */
export const requestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal("required"),
});
export type PasskeyRequestOptions = z.infer<typeof requestOptionsSchema>;

const descriptorSchema = z.object({
  type: z.literal("public-key"),
  id: z.string(),
  transports: z.array(z.string()),
});

/** The options with which a browser makes a passkey. */
export const creationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal("none"),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  excludeCredentials: z.array(descriptorSchema),
});
export type PasskeyCreationOptions = z.infer<typeof creationOptionsSchema>;
