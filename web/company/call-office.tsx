import { phoneLink } from "../../domain/accounts/phone-number.ts";
import { Icon } from "../ui/icon.tsx";
import { companyPhone } from "./company-phone.ts";
import { useCompany } from "./use-company.ts";
import buttonStyles from "../ui/button.module.css";

/** The company's number as a button that dials it, where its words say to call. */
export function CallOffice() {
  const { phone } = useCompany();
  return (
    <a className={`${buttonStyles.button} ${buttonStyles.line} nowrap`} href={phoneLink(phone)}>
      <Icon name="phone" />
      {companyPhone(phone)}
    </a>
  );
}
