import { phoneLink } from "../../domain/accounts/phone-number.ts";
import { MAX_PASSENGERS, MOST_BAGS_IN_A_CAR } from "../../domain/fares/limits.ts";
import { companyPhone } from "../company/company-phone.ts";
import { useCompany } from "../company/use-company.ts";
import { useLateStrings } from "../language/language-context.ts";

/** Says how a party larger than can be asked for is arranged. */
export default function LargerParty() {
  const text = useLateStrings("booking/price", "price", true);
  const { phone } = useCompany();
  if (text === undefined) return null;
  return (
    <p className="small muted" role="status">
      {text.largerParty(MAX_PASSENGERS, MOST_BAGS_IN_A_CAR)}{" "}
      <a className="nowrap" href={phoneLink(phone)}>
        {companyPhone(phone)}
      </a>
    </p>
  );
}
