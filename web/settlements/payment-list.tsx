import type { ReactNode } from "react";
import type { SettlementPayment } from "../../contract/settlements/settlement-schemas.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { useSettlementText } from "./use-settlement-text.ts";
import styles from "./settlements.module.css";

type PaymentListProps = {
  readonly payments: readonly SettlementPayment[];
  readonly renderAction?: (payment: SettlementPayment) => ReactNode;
};

/** Payments of a settlement: in which direction, on which day, how and by whom it was noted. */
export function PaymentList({ payments, renderAction }: PaymentListProps) {
  const text = useStrings("settlements");
  const { shortDateTime } = useFormats();
  const { amount, day } = useSettlementText();
  if (payments.length === 0) return null;
  const directions = ({ usd, xcg }: SettlementPayment) =>
    [
      { both: { usd: above(usd), xcg: above(xcg) }, said: text.toDriver },
      { both: { usd: above(usd, -1), xcg: above(xcg, -1) }, said: text.fromDriver },
    ]
      .filter(({ both }) => Number(both.usd) !== 0 || Number(both.xcg) !== 0)
      .map(({ both, said }) => said(amount(both)))
      .join(", ");
  return (
    <ul className={styles.payments}>
      {payments.map((payment) => (
        <li key={payment.id}>
          <div>
            <strong>{directions(payment)}</strong>
            <span className="small">
              {[
                payment.takes_back === null ? text.hows[payment.how] : text.takesBack,
                day(payment.paid_on),
                payment.reference,
                ...(payment.taken_back ? [text.wasTakenBack] : []),
              ]
                .filter((part) => part !== "")
                .join(", ")}
            </span>
            <span className="small muted">{text.by(payment.made_by, shortDateTime(payment.made_at))}</span>
          </div>
          {renderAction?.(payment)}
        </li>
      ))}
    </ul>
  );
}

/** An amount in one of the directions, without its sign; nothing where it goes the other way. */
function above(amount: string, sign: 1 | -1 = 1): string {
  return Math.max(0, sign * Number(amount)).toFixed(2);
}
