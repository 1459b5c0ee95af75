import { canonicalPhone, displayPhone } from "../../domain/accounts/phone-number.ts";

/** A phone of the company, or of a hotel or firm, as people read it, however staff typed it. */
export function companyPhone(phone: string): string {
  return displayPhone(canonicalPhone(phone) ?? phone);
}
