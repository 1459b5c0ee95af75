import { LOCAL_PHONE, PHONE_SEPARATORS } from "./phone-number.ts";

/**
 * A number as people type it, as the server takes it: "555 1234", "001 202 555 0100", "011 31 …" as from America and
 * "5999 555 1234" are meant well, and our own forms understand them. Text that is no number stays as it is.
 */
export function typedPhone(text: string): string {
  const digits = text.trim().replace(PHONE_SEPARATORS, "");
  if (LOCAL_PHONE.test(digits)) return digits;
  const abroad = /^(?:00|011|(?=5999\d{7}$))(\d+)$/.exec(digits)?.[1];
  return abroad === undefined ? text.trim() : `+${abroad}`;
}
