import type { CaseFigures } from "../../../contract/cases/case.ts";
import { getCaseFiguresEndpoint } from "../../../contract/cases/cases.endpoints.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { QueryView } from "../../ui/query-view.tsx";

type Figures = CaseFigures["all"] & { readonly driver_id: number | null; readonly name: string };

/** Each driver's cases and low ratings among a hundred rides, the most cases first, and everybody's below. */
export function CaseFiguresTable() {
  const { loading } = useStrings("office");
  const text = useStrings("cases/office").figures;
  const errorText = useErrorText();
  const figures = useRead(read(getCaseFiguresEndpoint));
  return (
    <QueryView query={figures} loading={loading} failed={errorText}>
      {({ drivers, all, low_rating }) => (
        <section className="stack" aria-labelledby="case-figures">
          <div>
            <h2 id="case-figures">{text.title}</h2>
            <p className="small muted">{text.about(low_rating)}</p>
          </div>
          {drivers.length === 0 ? (
            <EmptyState title={text.none} />
          ) : (
            <Table rows={[...drivers.toSorted(byCases), { ...all, driver_id: null, name: text.all }]} />
          )}
        </section>
      )}
    </QueryView>
  );
}

function byCases(one: Figures, other: Figures): number {
  return (other.cases_per_100 ?? 0) - (one.cases_per_100 ?? 0) || other.cases - one.cases;
}

function Table({ rows }: { readonly rows: readonly Figures[] }) {
  const text = useStrings("cases/office").figures;
  const { number, decimals } = useFormats();
  const per100 = (value: number | null) => (value === null ? "–" : decimals(value, 1));
  const figure = (id: keyof Figures, label: string, shown: (row: Figures) => string): Column<Figures> => ({
    id,
    label,
    right: true,
    labelled: true,
    renderCell: shown,
  });
  const columns: readonly Column<Figures>[] = [
    {
      id: "name",
      label: text.driver,
      namesRow: true,
      renderCell: ({ driver_id, name }) =>
        driver_id === null ? name : <Link to={officePaths.adminDriverReport(driver_id)}>{name}</Link>,
    },
    figure("rides", text.rides, ({ rides }) => number(rides)),
    figure("cases", text.cases, ({ cases }) => number(cases)),
    figure("at_fault", text.atFault, ({ at_fault }) => number(at_fault)),
    figure("low_ratings", text.low, ({ low_ratings }) => number(low_ratings)),
    figure("cases_per_100", text.casesPer100, (row) => per100(row.cases_per_100)),
    figure("low_ratings_per_100", text.lowPer100, (row) => per100(row.low_ratings_per_100)),
  ];
  return (
    <DataTable
      stacks="flowing"
      label={text.title}
      columns={columns}
      rows={rows}
      keyOf={({ driver_id }) => driver_id ?? "all"}
    />
  );
}
