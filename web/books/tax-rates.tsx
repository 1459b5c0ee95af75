import { useState } from "react";
import {
  addTaxRateEndpoint,
  listTaxRatesEndpoint,
  withdrawTaxRateEndpoint,
} from "../../contract/company/paper-details.endpoints.ts";
import { getTaxReportEndpoint } from "../../contract/books/books.endpoints.ts";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import type { TaxRate } from "../../contract/company/turnover-tax.ts";
import { noonOf } from "../../domain/curacao-days.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { read } from "../api/read.ts";
import { useRead } from "../api/use-read.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { RowActions } from "../accounts/users/row-actions.tsx";
import { Listing } from "../office/listing.tsx";
import { RecordForm } from "../office/record-form.tsx";
import { Button } from "../ui/button.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { Dialog } from "../ui/dialog.tsx";
import styles from "./books.module.css";

const REFRESH = [listTaxRatesEndpoint, getTaxReportEndpoint, getConfigEndpoint];

/** The turnover tax by the day from which it holds. */
export function TaxRates() {
  const text = useStrings("books").rates;
  const { rate: shownRate, date, shortDateTime } = useFormats();
  const day = (of: string) => date(noonOf(of));
  const [adding, setAdding] = useState(false);
  const [withdrawing, setWithdrawing] = useState<TaxRate | null>(null);
  const rates = useRead(read(listTaxRatesEndpoint));
  const columns: readonly Column<TaxRate>[] = [
    { id: "from", label: text.validFrom, renderCell: (rate) => <strong>{day(rate.valid_from)}</strong> },
    {
      id: "percent",
      label: text.percent,
      className: "number",
      labelled: true,
      renderCell: ({ percent }) => shownRate(percent),
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
      label: text.actions,
      renderCell: (rate) =>
        rate.may_withdraw && (
          <RowActions
            row={day(rate.valid_from)}
            actions={[{ label: text.withdraw, onPress: () => setWithdrawing(rate) }]}
          />
        ),
    },
  ];
  return (
    <section className="stack" aria-labelledby="books-rates">
      <div className={styles.head}>
        <h2 id="books-rates">{text.title}</h2>
        <Button size="compact" icon="plus" onClick={() => setAdding(true)}>
          {text.add}
        </Button>
      </div>
      <p className="muted">{text.intro}</p>
      <Listing query={rates} empty={text.none}>
        {(rows) => (
          <DataTable
            stacks="flowing"
            label={text.title}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
          />
        )}
      </Listing>
      <NewRate open={adding} onClose={() => setAdding(false)} />
      <Withdraw rate={withdrawing} onClose={() => setWithdrawing(null)} />
    </section>
  );
}

function NewRate({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const text = useStrings("books").rates;
  const [today] = useState(() => curacaoDate(new Date()));
  return (
    <Dialog open={open} onClose={onClose} title={text.add} subtitle={text.intro}>
      {open && (
        <RecordForm
          draft="tax-rate"
          label={text.add}
          fields={[
            { name: "valid_from", label: text.validFrom, type: "date" },
            { name: "percent", label: text.percent, type: "number", step: "0.01" },
          ]}
          initial={{ valid_from: today }}
          endpoint={addTaxRateEndpoint}
          input={({ valid_from, percent }) => ({ body: { valid_from, percent: Number(percent) } })}
          refresh={REFRESH}
          toastText={text.added}
          onDone={onClose}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

function Withdraw({ rate, onClose }: { readonly rate: TaxRate | null; readonly onClose: () => void }) {
  const text = useStrings("books").rates;
  const { date } = useFormats();
  const title = rate === null ? "" : text.withdrawOf(date(noonOf(rate.valid_from)));
  return (
    <Dialog open={rate !== null} onClose={onClose} title={title} subtitle={text.withdrawText}>
      {rate !== null && (
        <RecordForm
          draft={`withdraw-tax:${rate.id}`}
          label={title}
          saveLabel={text.withdraw}
          tone="bad"
          fields={[{ name: "reason", label: text.reason }]}
          initial={{}}
          endpoint={withdrawTaxRateEndpoint}
          input={({ reason }) => ({ params: { id: rate.id }, body: { reason } })}
          refresh={REFRESH}
          toastText={text.withdrawn}
          onDone={onClose}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
