import { displayPhone } from "../../../domain/accounts/phone-number.ts";

/** A number as it is kept and as it is shown: a search finds it by either. */
export function phoneTexts(phone: string): readonly string[] {
  return [phone, displayPhone(phone)];
}
