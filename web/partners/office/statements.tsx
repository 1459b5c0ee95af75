import { useState } from "react";
import { addMonths } from "../../../domain/curacao-days.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import type { Partner } from "../../../contract/partners/partner-schemas.ts";
import { listStatementsEndpoint } from "../../../contract/partners/partners.endpoints.ts";
import type { Statement } from "../../../contract/partners/statement-schemas.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useSearchParams } from "../../router/router-context.ts";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { TextField } from "../../ui/field.tsx";
import { useNow } from "../../ui/use-now.ts";
import { Listing } from "../../office/listing.tsx";
import { RowActions } from "../../accounts/users/row-actions.tsx";
import { usePagedList } from "../../office/use-paged-list.ts";
import { useMonthText } from "./month-text.ts";
import styles from "./statements.module.css";
import { StatementDialog } from "./statement-dialog.tsx";
import { StatementPreview } from "./statement-preview.tsx";
import { useStatementText } from "./use-statement-text.ts";

/** A month to make a statement of, and the statements there are. */
export function Statements({ partner }: { readonly partner: Partner }) {
  const text = useStrings("partners/office");
  const staff = useStrings("office");
  const { usd } = useFormats();
  const words = useStatementText();
  const monthText = useMonthText();
  const lastMonth = addMonths(curacaoDate(useNow(HOUR_MS)).slice(0, "2026-12".length), -1);
  const [month, setMonth] = useState(lastMonth);
  const [params] = useSearchParams();
  const [opened, setOpened] = useState<number | null>(() => Number(params.get("statement")) || null);
  const statements = usePagedList(listStatementsEndpoint, { partner_id: partner.id });
  const columns: readonly Column<Statement>[] = [
    { id: "number", label: text.number, namesRow: true, renderCell: ({ number }) => number },
    { id: "month", label: text.month, labelled: true, renderCell: (row) => monthText(row.month) },
    { id: "rides", label: text.rides, className: "number", labelled: true, renderCell: ({ rides }) => rides },
    {
      id: "total",
      label: text.total,
      className: "number",
      labelled: true,
      renderCell: ({ total }) => usd(Number(total)),
    },
    {
      id: "paid",
      label: staff.state,
      labelled: true,
      renderCell: words.state,
    },
    {
      id: "actions",
      label: staff.actions,
      renderCell: ({ id, number }) => (
        <RowActions
          row={text.statement(number)}
          actions={[{ label: text.open, onPress: () => setOpened(id) }]}
        />
      ),
    },
  ];
  return (
    <>
      <h2>{text.statements}</h2>
      <div className={styles.month}>
        <TextField
          compact
          type="month"
          label={text.month}
          max={lastMonth}
          value={month}
          onChange={setMonth}
        />
      </div>
      {/^\d{4}-\d{2}$/.test(month) && (
        <StatementPreview
          key={month}
          partnerId={partner.id}
          month={month}
          onMade={setOpened}
          onMonth={setMonth}
        />
      )}
      <Listing query={statements} empty={text.noStatements}>
        {(rows) => (
          <DataTable
            stacks="flowing"
            label={text.statements}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
          />
        )}
      </Listing>
      <StatementDialog id={opened} onClose={() => setOpened(null)} />
    </>
  );
}
