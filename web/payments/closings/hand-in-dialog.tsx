import type { ShiftClosing } from "../../../contract/payments/payment-schemas.ts";
import {
  handInCashEndpoint,
  listDriverCashEndpoint,
  listShiftClosingsEndpoint,
} from "../../../contract/payments/payments.endpoints.ts";
import { useStrings } from "../../language/language-context.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { RecordForm } from "../../office/record-form.tsx";

type HandInDialogProps = { readonly closing: ShiftClosing | null; readonly onClose: () => void };

/** The office counts the cash of a shift itself and signs for it. */
export function HandInDialog({ closing, onClose }: HandInDialogProps) {
  const text = useStrings("payments/money");
  return (
    <Dialog
      open={closing !== null}
      onClose={onClose}
      title={closing === null ? "" : text.handInOf(closing.driver_name)}
      subtitle={text.handInText}
    >
      {closing !== null && (
        <RecordForm
          draft={`hand-in:${closing.id}`}
          label={text.handInOf(closing.driver_name)}
          saveLabel={text.sign}
          fields={[
            { name: "usd", label: text.receivedUsd, type: "number", step: "0.01" },
            { name: "xcg", label: text.receivedXcg, type: "number", step: "0.01" },
            { name: "note", label: text.note, optional: true },
          ]}
          initial={{ usd: closing.counted_usd, xcg: closing.counted_xcg }}
          endpoint={handInCashEndpoint}
          input={({ usd, xcg, note }) => ({
            params: { id: closing.id },
            body: { usd: Number(usd), xcg: Number(xcg), note },
          })}
          refresh={[listShiftClosingsEndpoint, listDriverCashEndpoint]}
          toastText={text.signed}
          onDone={onClose}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
