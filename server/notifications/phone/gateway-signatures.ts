import { createHmac, timingSafeEqual } from "node:crypto";

/** WhatsApp signs the body as it came. */
export function isSignedByWhatsapp(body: string, signature: string, appSecret: string): boolean {
  return isSame(signature, `sha256=${createHmac("sha256", appSecret).update(body).digest("hex")}`);
}

/** Twilio signs the address that it called and, in the order of their names, the fields with their values. */
export function smsSignature(url: string, form: URLSearchParams, password: string): string {
  const fields = [...form].toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  const signed = url + fields.map(([name, value]) => `${name}${value}`).join("");
  return createHmac("sha1", password).update(signed).digest("base64");
}

export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
