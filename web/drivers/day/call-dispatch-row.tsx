import { phoneLink } from "../../../domain/accounts/phone-number.ts";
import { useCompany } from "../../company/use-company.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import buttonStyles from "../../ui/button.module.css";

/** Calls dispatch about the message, or dismisses it. */
export function CallDispatchRow({ onUnderstood }: { readonly onUnderstood: () => void }) {
  const text = useStrings("drivers");
  const office = phoneLink(useCompany().phone);
  return (
    <div className="row">
      {office !== undefined && (
        <a className={`${buttonStyles.button} ${buttonStyles.line}`} href={office}>
          <Icon name="phone" />
          {text.callDispatch}
        </a>
      )}
      <Button onClick={onUnderstood}>{text.understood}</Button>
    </div>
  );
}
