import { useState } from "react";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import {
  getDriverAccountEndpoint,
  payBalanceEndpoint,
  paySettlementEndpoint,
  takeBackSettlementPaymentEndpoint,
} from "../../../contract/settlements/driver-accounts.endpoints.ts";
import type {
  DriverToPay,
  SettlementDetail,
  SettlementPayment,
} from "../../../contract/settlements/settlement-schemas.ts";
import {
  getSettlementEndpoint,
  listDriversToPayEndpoint,
  listSettlementsEndpoint,
  previewSettlementEndpoint,
} from "../../../contract/settlements/settlements.endpoints.ts";
import { useStrings } from "../../language/language-context.ts";
import { RecordForm } from "../../office/record-form.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { WithReason } from "./driver-account-dialogs.tsx";
import { isNothing, useSettlementText } from "../use-settlement-text.ts";

const REFRESHED = [
  getSettlementEndpoint,
  listSettlementsEndpoint,
  listDriversToPayEndpoint,
  previewSettlementEndpoint,
  getDriverAccountEndpoint,
];

type PayBalanceProps = { readonly driver: DriverToPay | null; readonly onClose: () => void };

/** All that a driver's settlements have left open, noted as paid in one. */
export function PayBalance({ driver, onClose }: PayBalanceProps) {
  const text = useStrings("settlements/office");
  const { owed } = useSettlementText();
  const fields = usePaymentFields();
  const title = driver === null ? "" : text.payOf(driver.driver_name);
  const isSetOff = driver !== null && isNothing(driver.to_pay_usd, driver.to_pay_xcg);
  const sentence =
    driver === null ? "" : owed(driver.driver_name, { usd: driver.to_pay_usd, xcg: driver.to_pay_xcg });
  return (
    <Dialog
      open={driver !== null}
      onClose={onClose}
      title={title}
      subtitle={isSetOff ? text.setOffText : text.payWhole(sentence)}
    >
      {driver !== null && (
        <RecordForm
          draft={`pay-balance:${driver.driver_id}`}
          label={title}
          saveLabel={isSetOff ? text.setOff : text.pay}
          fields={isSetOff ? [fields.reference] : [fields.paidOn, fields.how, fields.reference]}
          initial={isSetOff ? {} : fields.initial}
          endpoint={payBalanceEndpoint}
          input={({ how = "set_off", paid_on, reference }) => ({
            params: { id: driver.driver_id },
            body: {
              how,
              paid_on,
              reference,
              seen: { usd: driver.to_pay_usd, xcg: driver.to_pay_xcg },
            },
          })}
          refresh={REFRESHED}
          toastText={text.paymentNoted}
          onDone={onClose}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

type PaySettlementProps = { readonly settlement: SettlementDetail | null; readonly onClose: () => void };

/** The payment of one settlement; less than what is open is a part of it. */
export function PaySettlement({ settlement, onClose }: PaySettlementProps) {
  const text = useStrings("settlements/office");
  const words = useStrings("settlements");
  const fields = usePaymentFields();
  const title = settlement === null ? "" : text.payOf(settlement.driver_name);
  const { open_usd: usd = "0", open_xcg: xcg = "0" } = settlement ?? {};
  const amountOf = (name: "usd" | "xcg", open: string) =>
    Number(open) === 0
      ? []
      : [
          {
            name,
            label: (Number(open) > 0 ? text.toDriver : text.fromDriver)(words[name]),
            type: "number" as const,
            step: "0.01",
          },
        ];
  return (
    <Dialog open={settlement !== null} onClose={onClose} title={title} subtitle={text.payText}>
      {settlement !== null && (
        <RecordForm
          draft={`pay-settlement:${settlement.id}`}
          label={title}
          saveLabel={text.pay}
          fields={[
            ...amountOf("usd", usd),
            ...amountOf("xcg", xcg),
            fields.paidOn,
            fields.how,
            fields.reference,
          ]}
          initial={{ ...fields.initial, usd: usd.replace("-", ""), xcg: xcg.replace("-", "") }}
          endpoint={paySettlementEndpoint}
          input={({ how, paid_on, reference, ...typed }) => ({
            params: { id: settlement.id },
            body: {
              how,
              paid_on,
              reference,
              usd: Number(typed.usd) * Math.sign(Number(usd)) || 0,
              xcg: Number(typed.xcg) * Math.sign(Number(xcg)) || 0,
              seen: { usd, xcg },
            },
          })}
          refresh={REFRESHED}
          toastText={text.paymentNoted}
          onDone={onClose}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

type TakeBackPaymentProps = {
  readonly payment: SettlementPayment | null;
  /** The payment in words. */
  readonly name: string;
  readonly onClose: () => void;
};

/** Takes a payment back that was noted by mistake, or that the bank sent back. */
export function TakeBackPayment({ payment, name, onClose }: TakeBackPaymentProps) {
  const text = useStrings("settlements/office");
  return (
    <WithReason
      draft="take-back-settlement-payment"
      id={payment?.id ?? null}
      title={text.takeBackOf(name)}
      subtitle={text.takeBackText}
      action={text.takeBack}
      done={text.tookBack}
      endpoint={takeBackSettlementPaymentEndpoint}
      refresh={REFRESHED}
      onClose={onClose}
    />
  );
}

/** The day, the way and the reference of a payment, as any of them asks for. */
function usePaymentFields() {
  const text = useStrings("settlements/office");
  const { hows } = useStrings("settlements");
  const [today] = useState(() => curacaoDate(new Date()));
  const options = (["bank", "cash", "other"] as const).map((value) => ({ value, label: hows[value] }));
  return {
    paidOn: { name: "paid_on", label: text.paidOn, type: "date" as const },
    how: { name: "how", label: text.how, options },
    reference: { name: "reference", label: text.reference, optional: true as const },
    initial: { paid_on: today, how: "bank" },
  };
}
