import { useState } from "react";
import type { VehicleCostsReport } from "../../../contract/drivers/vehicles.ts";
import { getVehicleCostsEndpoint } from "../../../contract/drivers/vehicles.endpoints.ts";
import { csvSeparatorOf, toCsv } from "../../../domain/csv.ts";
import { addMonths, monthOf, noonOf } from "../../../domain/curacao-days.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { usePaymentText } from "../../payments/use-payment-text.ts";
import { Link } from "../../router/link.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { Button } from "../../ui/button.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { useNow } from "../../ui/use-now.ts";

type Line = Omit<VehicleCostsReport["vehicles"][number], "id"> & { readonly id: number | null };

/** The costs of each car in a month, this one's first. */
export function VehicleCosts() {
  const words = useStrings("drivers/vehicles");
  const errorText = useErrorText();
  const thisMonth = monthOf(curacaoDate(useNow(HOUR_MS)));
  const [month, setMonth] = useState(thisMonth);
  const isMonth = /^\d{4}-\d{2}$/.test(month);
  const query = { start_date: `${month}-01`, end_date: `${addMonths(isMonth ? month : thisMonth, 1)}-01` };
  const report = useRead(isMonth ? read(getVehicleCostsEndpoint, { query }) : null);
  return (
    <section className="stack" aria-labelledby="vehicle-costs">
      <h2 id="vehicle-costs">{words.costs}</h2>
      <p className="muted">{words.costsIntro}</p>
      <div>
        <TextField
          compact
          type="month"
          label={words.month}
          max={thisMonth}
          value={month}
          onChange={setMonth}
        />
      </div>
      {isMonth && (
        <QueryView query={report} failed={errorText}>
          {(shown) =>
            shown.vehicles.length === 0 ? (
              <EmptyState title={words.noCars} />
            ) : (
              <Report month={month} report={shown} />
            )
          }
        </QueryView>
      )}
    </section>
  );
}

function Report({ month, report }: { readonly month: string; readonly report: VehicleCostsReport }) {
  const words = useStrings("drivers/vehicles");
  const { usd, number, shortMonth } = useFormats();
  const { guilders } = usePaymentText();
  const { language } = useLanguage();
  const kindsOf = ({ by_kind }: Line) =>
    by_kind
      .map(({ kind, usd: dollars, xcg }) => {
        const amounts = [
          Number(dollars) === 0 ? null : usd(Number(dollars)),
          Number(xcg) === 0 ? null : guilders(Number(xcg)),
        ].filter(Boolean);
        return amounts.length === 0 ? null : `${words.kinds[kind]} ${amounts.join(" + ")}`;
      })
      .filter(Boolean)
      .join(", ") || "–";
  const money = (id: "fares" | "usd" | "xcg", label: string): Column<Line> => ({
    id,
    label,
    right: true,
    labelled: true,
    renderCell: (line) => (id === "xcg" ? guilders(Number(line.xcg)) : usd(Number(line[id]))),
  });
  const columns: readonly Column<Line>[] = [
    {
      id: "car",
      label: words.columns.car,
      namesRow: true,
      renderCell: ({ id, plate, vehicle }) =>
        id === null ? (
          <strong>{words.all}</strong>
        ) : (
          <Link to={officePaths.adminVehicle(id)}>
            <b>
              {plate}, {vehicle}
            </b>
          </Link>
        ),
    },
    { id: "kinds", label: words.byKind, labelled: true, renderCell: kindsOf },
    money("usd", words.usd),
    money("xcg", words.xcg),
    {
      id: "rides",
      label: words.rides,
      right: true,
      labelled: true,
      renderCell: ({ rides }) => number(rides),
    },
    money("fares", words.fares),
  ];
  const rows: readonly Line[] = [...report.vehicles, totalOf(report, words.all)];
  const csv = () =>
    toCsv(
      [
        ["month", "plate", "car", "kind", "usd", "xcg"],
        ...report.vehicles.flatMap(({ plate, vehicle, by_kind }) =>
          by_kind.map(({ kind, usd: dollars, xcg }) => [month, plate, vehicle, kind, dollars, xcg]),
        ),
      ],
      csvSeparatorOf(language),
    );
  const title = words.costsOf(shortMonth(noonOf(`${month}-01`)));
  return (
    <>
      <DataTable
        stacks="flowing"
        label={title}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id ?? "all"}
      />
      <div>
        <Button
          size="compact"
          icon="download"
          onClick={() => saveFile(`car-costs-${month}.csv`, "text/csv", csv())}
        >
          {words.csv}
        </Button>
      </div>
    </>
  );
}

function totalOf({ vehicles, usd, xcg }: VehicleCostsReport, name: string): Line {
  const rides = vehicles.reduce((sum, one) => sum + one.rides, 0);
  const cents = vehicles.reduce((sum, one) => sum + Math.round(Number(one.fares) * 100), 0);
  return {
    id: null,
    plate: "",
    vehicle: name,
    by_kind: [],
    usd,
    xcg,
    rides,
    fares: (cents / 100).toFixed(2),
  };
}
