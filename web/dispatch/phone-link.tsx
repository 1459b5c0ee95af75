import { displayPhone, phoneLink } from "../../domain/accounts/phone-number.ts";
import textStyles from "./text.module.css";

type PhoneLinkProps = { readonly phone: string; readonly tabIndex?: number | undefined };

/** A number as people read it; a press calls it. */
export function PhoneLink({ phone, tabIndex }: PhoneLinkProps) {
  return (
    <a className={textStyles.phone} href={phoneLink(phone)} tabIndex={tabIndex}>
      {displayPhone(phone)}
    </a>
  );
}
