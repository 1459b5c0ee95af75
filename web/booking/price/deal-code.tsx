import { useState } from "react";
import { isDealCode, plainCode } from "../../../domain/deals/deal.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { CalculatedFare } from "../use-booking.ts";
import type { BookingFlow } from "../use-booking-flow.ts";
import foldStyles from "../../ui/fold.module.css";
import styles from "./deal-code.module.css";

type DealCodeProps = { readonly flow: BookingFlow; readonly fare: CalculatedFare };

/** The code of a deal, folded away: most have none. */
export function DealCode({ flow, fare }: DealCodeProps) {
  const text = useStrings("booking/price").dealCode;
  const { code: kept = "", onAccount } = flow.draft;
  const [typed, setTyped] = useState(kept);
  const [odd, setOdd] = useState(false);
  if (onAccount || fare.twoCars !== null) return null;
  const answer = kept === "" ? undefined : fare.code;
  const apply = () => {
    const code = plainCode(typed);
    setOdd(!isDealCode(code));
    if (isDealCode(code)) flow.price({ code });
  };
  if (answer?.applied === true) {
    return (
      <p className={styles.applied} role="status">
        <Icon name="check" />
        {text.applied(kept)}
        <Button
          size="compact"
          onClick={() => {
            setTyped("");
            flow.price({ code: "" });
          }}
        >
          {text.remove}
        </Button>
      </p>
    );
  }
  const refused = answer?.reason ? text.reasons[answer.reason] : undefined;
  return (
    <details className={foldStyles.fold} open={answer !== undefined || undefined}>
      <summary>
        <span>{text.have}</span> <Icon name="down" />
      </summary>
      <div className={styles.field}>
        <TextField
          compact
          label={text.label}
          error={odd ? text.odd : plainCode(typed) === kept ? refused : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          value={typed}
          onChange={(value) => {
            setOdd(false);
            setTyped(value);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // The form around it books.
            event.preventDefault();
            apply();
          }}
        />
        <Button size="compact" disabled={typed.trim() === ""} onClick={apply}>
          {text.use}
        </Button>
      </div>
    </details>
  );
}
