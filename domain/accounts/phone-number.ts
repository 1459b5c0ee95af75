/** The spec's sentence for a phone number that is not one. */
export const PHONE_SENTENCE = "Phone number must be exactly 7 digits.";

/** The prefix before the seven digits of a number of the island. */
const CURACAO_PREFIX = "+5999";
export const LOCAL_PHONE = /^\d{7}$/;
const INTERNATIONAL = /^\+[1-9]\d{7,14}$/;
/** The signs that people write between digits. */
export const PHONE_SEPARATORS = /[\s().-]/g;

/**
 * The one form in which a number is stored and compared: seven digits for the island, "+" and 8 to 15 digits for the
 * rest of the world. Null when the text is no phone number.
 */
export function canonicalPhone(text: string): string | null {
  const typed = text.trim();
  if (LOCAL_PHONE.test(typed)) return typed;
  if (!typed.startsWith("+")) return null;
  const digits = typed.replace(PHONE_SEPARATORS, "");
  if (!INTERNATIONAL.test(digits)) return null;
  const local = digits.startsWith(CURACAO_PREFIX) ? digits.slice(CURACAO_PREFIX.length) : "";
  return LOCAL_PHONE.test(local) ? local : digits;
}

/** A number as people read it: "+599 9 555 1234". Text that is no number (a masked one) stays as it is. */
export function displayPhone(phone: string): string {
  if (LOCAL_PHONE.test(phone)) return `+599 9 ${phone.slice(0, 3)} ${phone.slice(3)}`;
  if (!INTERNATIONAL.test(phone)) return phone;
  const length = countryCodeLength(phone.slice(1));
  return [phone.slice(0, length + 1), ...inGroups(phone.slice(length + 1))].join(" ");
}

/** The number a phone dials, also from abroad: "+59995551234". Null when there is nothing to dial. */
export function dialledPhone(phone: string): string | null {
  const canonical = canonicalPhone(phone);
  if (canonical === null) return null;
  return LOCAL_PHONE.test(canonical) ? `${CURACAO_PREFIX}${canonical}` : canonical;
}

/** Where a phone link leads: "tel:+59995551234". Undefined for what cannot be dialled, so that it is shown as plain text. */
export function phoneLink(phone: string | null): string | undefined {
  const dialled = phone === null ? null : dialledPhone(phone);
  return dialled === null ? undefined : `tel:${dialled}`;
}

/** The country of a dialled number, by its calling code: "+31612345678" is of "+31". */
export function callingCode(dialled: string): string {
  return dialled.slice(0, countryCodeLength(dialled.slice(1)) + 1);
}

const TWO_DIGIT_COUNTRY_CODES = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

function countryCodeLength(digits: string): number {
  if (/^[17]/.test(digits)) return 1;
  return TWO_DIGIT_COUNTRY_CODES.test(digits) ? 2 : 3;
}

/** Threes, with a last group of two to four so that no digit stands alone. */
function inGroups(digits: string): string[] {
  if (digits.length <= 4) return [digits];
  return [digits.slice(0, 3), ...inGroups(digits.slice(3))];
}
