import { dialledPhone } from "../../../contract/accounts/phone-number.ts";
import { useCompany } from "../../company/use-company.ts";
import { useMessages } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Calls the office about what was said, or puts it away. */
export function OfficeRow({ onUnderstood }: { readonly onUnderstood: () => void }) {
  const text = useMessages("driver");
  const office = dialledPhone(useCompany().phone);
  return (
    <div className="row">
      {office !== null && (
        <a className="btn btn-line" href={`tel:${office}`}>
          <Icon name="phone" />
          {text.callOffice}
        </a>
      )}
      <Button onClick={onUnderstood}>{text.understood}</Button>
    </div>
  );
}
