import { useState } from "react";
import type {
  SettlementDetail,
  SettlementPayment,
} from "../../../contract/settlements/settlement-schemas.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { PaymentList } from "../payment-list.tsx";
import { isNothing, useSettlementText } from "../use-settlement-text.ts";
import { PaySettlement, TakeBackPayment } from "./pay-dialogs.tsx";

/** The payments of a settlement, the way to note one and to take one back. */
export function SettlementPayments({ settlement }: { readonly settlement: SettlementDetail }) {
  const text = useStrings("settlements/office");
  const words = useStrings("settlements");
  const { amount } = useSettlementText();
  const [paying, setPaying] = useState(false);
  const [back, setBack] = useState<SettlementPayment | null>(null);
  const { payments = [], open_usd, open_xcg } = settlement;
  return (
    <section className="stack" aria-labelledby="settlement-payments">
      <h3 id="settlement-payments">{words.payments}</h3>
      {payments.length === 0 && <p className="muted">{text.noPayments}</p>}
      <PaymentList
        payments={payments}
        renderAction={(payment) =>
          payment.takes_back === null &&
          !payment.taken_back && (
            <Button size="compact" onClick={() => setBack(payment)}>
              {text.takeBack}
            </Button>
          )
        }
      />
      {!isNothing(open_usd, open_xcg) && (
        <div>
          <Button size="compact" icon="plus" onClick={() => setPaying(true)}>
            {text.notePayment}
          </Button>
        </div>
      )}
      <PaySettlement settlement={paying ? settlement : null} onClose={() => setPaying(false)} />
      <TakeBackPayment
        payment={back}
        name={back === null ? "" : amount(back)}
        onClose={() => setBack(null)}
      />
    </section>
  );
}
