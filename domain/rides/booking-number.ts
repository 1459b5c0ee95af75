const LETTERS = 6;
const HALF = LETTERS / 2;

/** A booking number as it is kept, from how people type it: small letters, spaces, a dash of any kind or none. Null where it is none. */
export function typedBookingNumber(typed: string): string | null {
  const letters = typed
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "");
  return letters.length === LETTERS ? `${letters.slice(0, HALF)}-${letters.slice(HALF)}` : null;
}

/** The last four digits of a phone number; null where it has fewer. */
export function phoneEnd(phone: string): string | null {
  return /(\d{4})$/.exec(phone.replaceAll(/\D/g, ""))?.[1] ?? null;
}
