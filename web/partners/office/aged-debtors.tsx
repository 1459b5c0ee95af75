import { csvSeparatorOf, toCsv } from "../../../domain/csv.ts";
import { DEBT_AGES } from "../../../domain/partners/aged-debt.ts";
import type { AgedDebts, Debtors } from "../../../contract/partners/debtors.ts";
import { listDebtorsEndpoint } from "../../../contract/partners/partners.endpoints.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { officePaths } from "../../router/office-paths.ts";
import { Link } from "../../router/link.tsx";
import { Button } from "../../ui/button.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { saveFile } from "../../ui/save-file.ts";
import type { PartnerStrings } from "./strings/en.ts";

/** Debts on statements, by how long they are overdue. */
export function AgedDebtors() {
  const text = useStrings("partners/office").debtors;
  const errorText = useErrorText();
  const debtors = useRead(read(listDebtorsEndpoint));
  return (
    <div className="stack">
      <p className="muted">{text.intro}</p>
      <QueryView query={debtors} failed={errorText}>
        {(shown) =>
          shown.debtors.length === 0 ? <EmptyState title={text.none} /> : <Listed debtors={shown} />
        }
      </QueryView>
    </div>
  );
}

type Row = AgedDebts & { readonly name: string; readonly id: number | null };

function Listed({ debtors }: { readonly debtors: Debtors }) {
  const text = useStrings("partners/office").debtors;
  const { usd } = useFormats();
  const { language } = useLanguage();
  const rows = rowsOf(debtors, text);
  const money = (id: keyof AgedDebts, label: string): Column<Row> => ({
    id,
    label,
    right: true,
    labelled: true,
    renderCell: (row) => (Number(row[id]) === 0 ? "" : usd(Number(row[id]))),
  });
  const columns: readonly Column<Row>[] = [
    {
      id: "name",
      label: text.who,
      namesRow: true,
      renderCell: ({ id, name }) =>
        id === null ? <strong>{name}</strong> : <Link to={officePaths.adminPartner(id)}>{name}</Link>,
    },
    ...DEBT_AGES.map((age) => money(age, text.ages[age])),
    money("paid_too_much", text.tooMuch),
    money("total", text.total),
  ];
  const save = () => {
    const csv = debtorsCsv(rows, text, csvSeparatorOf(language));
    saveFile(`debtors-${debtors.day}.csv`, "text/csv", csv);
  };
  return (
    <>
      <div>
        <Button size="compact" icon="download" onClick={save}>
          {text.csv}
        </Button>
      </div>
      <DataTable
        stacks="flowing"
        label={text.title}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id ?? "all"}
      />
    </>
  );
}

/** Each hotel and firm, and all of them together at the end. */
function rowsOf({ debtors, totals }: Debtors, text: PartnerStrings["debtors"]): readonly Row[] {
  const listed = debtors.map(({ partner_id: id, partner_name: name, ...debts }) => ({ id, name, ...debts }));
  return [...listed, { id: null, name: text.total, ...totals }];
}

function debtorsCsv(rows: readonly Row[], text: PartnerStrings["debtors"], separator: "," | ";"): string {
  const amounts = [...DEBT_AGES, "paid_too_much", "total"] as const;
  const head = [text.who, ...DEBT_AGES.map((age) => text.ages[age]), text.tooMuch, text.total];
  return toCsv(
    [head, ...rows.map((row) => [row.name, ...amounts.map((of) => ({ decimal: row[of] }))])],
    separator,
  );
}
