import type { SettlementDetail } from "../../../contract/settlements/settlement-schemas.ts";
import {
  correctSettlementEndpoint,
  getSettlementEndpoint,
  listDriversToPayEndpoint,
  listSettlementsEndpoint,
  previewSettlementEndpoint,
} from "../../../contract/settlements/settlements.endpoints.ts";
import { useStrings } from "../../language/language-context.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { RecordForm } from "../../office/record-form.tsx";

type NewCorrectionProps = {
  /** The settlement it is for; null while none is made. */
  readonly settlement: SettlementDetail | null;
  /** The dollars that are offered: for the driver, below nothing for the company. */
  readonly offered?: number | undefined;
  readonly onClose: () => void;
};

/** Changes what is owed, in favour of the driver or of the company, and says why. */
export function NewCorrection({ settlement, offered, onClose }: NewCorrectionProps) {
  const text = useStrings("settlements/office");
  const title = settlement === null ? "" : text.correctOf(settlement.driver_name);
  return (
    <Dialog open={settlement !== null} onClose={onClose} title={title} subtitle={text.correctText}>
      {settlement !== null && (
        <RecordForm
          draft={`settlement-correction:${settlement.id}${offered === undefined ? "" : `:${offered}`}`}
          label={title}
          saveLabel={text.correct}
          fields={[
            { name: "favour", label: text.inFavour, options: optionsOf(text.favours) },
            { name: "amount", label: text.amount, type: "number", step: "0.01" },
            { name: "currency", label: text.currency, options: optionsOf(text.currencies) },
            { name: "reason", label: text.reason },
          ]}
          initial={{
            favour: offered !== undefined && offered < 0 ? "company" : "driver",
            amount: offered === undefined ? "" : Math.abs(offered).toFixed(2),
            currency: "usd",
          }}
          endpoint={correctSettlementEndpoint}
          input={({ favour, amount, currency, reason }) => ({
            params: { id: settlement.id },
            body: { currency, reason, amount: Number(amount) * (favour === "company" ? -1 : 1) },
          })}
          refresh={[
            getSettlementEndpoint,
            listSettlementsEndpoint,
            listDriversToPayEndpoint,
            previewSettlementEndpoint,
          ]}
          toastText={text.corrected}
          onDone={onClose}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

function optionsOf(names: Readonly<Record<string, string>>) {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}
