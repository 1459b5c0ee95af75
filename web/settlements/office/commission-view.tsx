import { useState } from "react";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import type { CommissionRate } from "../../../contract/settlements/settlement-schemas.ts";
import {
  addCommissionRateEndpoint,
  listCommissionRatesEndpoint,
  previewSettlementEndpoint,
  withdrawCommissionRateEndpoint,
} from "../../../contract/settlements/settlements.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useSettlementText } from "../use-settlement-text.ts";
import { Listing } from "../../office/listing.tsx";
import { RowActions } from "../../accounts/users/row-actions.tsx";
import { RecordForm } from "../../office/record-form.tsx";

/** The company's part of a fare by date; a change is a new one that begins on its day. */
export function CommissionView() {
  const text = useStrings("settlements/office").rates;
  const { actions } = useStrings("settlements/office");
  const { decimals, shortDateTime } = useFormats();
  const { day } = useSettlementText();
  const [adding, setAdding] = useState(false);
  const [withdrawing, setWithdrawing] = useState<CommissionRate | null>(null);
  const rates = useRead(read(listCommissionRatesEndpoint));
  const columns: readonly Column<CommissionRate>[] = [
    { id: "from", label: text.validFrom, renderCell: (rate) => <strong>{day(rate.valid_from)}</strong> },
    {
      id: "percent",
      label: text.percent,
      className: "number",
      labelled: true,
      renderCell: (rate) => decimals(rate.percent, 2),
    },
    { id: "state", label: text.state, labelled: true, renderCell: (rate) => text.states[rate.state] },
    {
      id: "by",
      label: text.addedBy,
      labelled: true,
      renderCell: (rate) => `${rate.created_by}, ${shortDateTime(rate.created_at)}`,
    },
    {
      id: "actions",
      label: actions,
      renderCell: (rate) =>
        rate.state === "coming" && (
          <RowActions
            row={day(rate.valid_from)}
            actions={[{ label: text.withdraw, onPress: () => setWithdrawing(rate) }]}
          />
        ),
    },
  ];
  return (
    <div className="stack">
      <p className="muted">{text.intro}</p>
      <div>
        <Button size="compact" tone="action" icon="plus" onClick={() => setAdding(true)}>
          {text.add}
        </Button>
      </div>
      <Listing query={rates} empty={text.none}>
        {(rows) => (
          <DataTable
            stacks="flowing"
            label={text.percent}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
          />
        )}
      </Listing>
      <NewCommission open={adding} onClose={() => setAdding(false)} />
      <WithdrawCommission rate={withdrawing} onClose={() => setWithdrawing(null)} />
    </div>
  );
}

type NewCommissionProps = { readonly open: boolean; readonly onClose: () => void };

function NewCommission({ open, onClose }: NewCommissionProps) {
  const text = useStrings("settlements/office").rates;
  const [today] = useState(() => curacaoDate(new Date()));
  return (
    <Dialog open={open} onClose={onClose} title={text.add} subtitle={text.intro}>
      {open && (
        <RecordForm
          draft="commission"
          label={text.add}
          fields={[
            { name: "valid_from", label: text.validFrom, type: "date" },
            { name: "percent", label: text.percent, type: "number", step: "0.01" },
          ]}
          initial={{ valid_from: today }}
          endpoint={addCommissionRateEndpoint}
          input={({ valid_from, percent }) => ({ body: { valid_from, percent: Number(percent) } })}
          refresh={[listCommissionRatesEndpoint, previewSettlementEndpoint]}
          toastText={text.added}
          onDone={onClose}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

type WithdrawCommissionProps = { readonly rate: CommissionRate | null; readonly onClose: () => void };

function WithdrawCommission({ rate, onClose }: WithdrawCommissionProps) {
  const text = useStrings("settlements/office").rates;
  const { day } = useSettlementText();
  const title = rate === null ? "" : text.withdrawOf(day(rate.valid_from));
  return (
    <Dialog open={rate !== null} onClose={onClose} title={title} subtitle={text.withdrawText}>
      {rate !== null && (
        <RecordForm
          draft={`withdraw-commission:${rate.id}`}
          label={title}
          saveLabel={text.withdraw}
          tone="bad"
          fields={[{ name: "reason", label: text.reason }]}
          initial={{}}
          endpoint={withdrawCommissionRateEndpoint}
          input={(values) => ({ params: { id: rate.id }, body: values })}
          refresh={[listCommissionRatesEndpoint]}
          toastText={text.withdrawn}
          onDone={onClose}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
