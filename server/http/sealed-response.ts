import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";

/**
 * Answers kept for an Idempotency-Key can hold tokens and names. They are sealed with the key itself, of which only a
 * hash is kept: who reads the table can neither open an answer nor try out what a request's body (a password) was.
 */
const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The hash that is kept of a key. */
export function hashOfKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** The hash that is kept of a request, so that the same key with another request is noticed. */
export function hashOfRequest(key: string, fingerprint: string): string {
  return createHmac("sha256", key).update(fingerprint).digest("base64url");
}

export function seal(key: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(key), iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

export function unseal(key: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv(CIPHER, sealingKey(key), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString("utf8");
}

function sealingKey(key: string): Buffer {
  return Buffer.from(hkdfSync("sha256", key, "", "answer of an Idempotency-Key", 32));
}
