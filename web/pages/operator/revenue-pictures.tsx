import "../../reports/reports.css";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CSSProperties } from "react";
import type { Analytics } from "../../../contract/reports/office-figures.ts";
import { getAnalytics } from "../../../contract/reports/reports.endpoints.ts";
import { endpointQuery } from "../../api/endpoint-query.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { ChartCard } from "../../reports/chart-card.tsx";
import { LineChart } from "../../reports/line-chart.tsx";
import { trendLabel } from "../../reports/report-view.ts";
import { ErrorNote } from "../../ui/note.tsx";
import { TableFrame } from "../../ui/table.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import { type ArchiveChoice, figuresQueryOf } from "./archive-filter.ts";

type Row = { readonly name: string; readonly rides: number; readonly revenue: number };

/** What the rides of the table above came to, all of its pages: by day, driver, ride type and zone. */
export function RevenuePictures({ choice }: { readonly choice: ArchiveChoice }) {
  const text = useMessages("figures");
  const types = useMessages("rides").vehicleType;
  const query = useQuery({
    ...endpointQuery(getAnalytics, { query: figuresQueryOf(choice) }),
    placeholderData: keepPreviousData,
  });
  const figures = query.data;
  return (
    <section className="pictures" aria-label={text.revenue}>
      {query.isPending && <Waiting label={text.figuresLoading} />}
      {query.isError && <ErrorNote onRetry={() => void query.refetch()}>{text.figuresFailed}</ErrorNote>}
      {figures && (
        <>
          <Trend trend={figures.by_day} />
          <Picture title={text.byDriver} kind={text.driver} rows={figures.by_driver} />
          <Picture
            title={text.byType}
            kind={text.rideType}
            rows={figures.by_type.map((row) => ({ ...row, name: types[row.vehicle_type] }))}
          />
          <Picture
            title={text.byZone}
            kind={text.zone}
            rows={figures.by_zone.map((row) => (row.zone === null ? { ...row, name: text.otherRides } : row))}
          />
        </>
      )}
    </section>
  );
}

/** The revenue over time; by the hour, the day or the month, whichever suits the period. */
function Trend({ trend }: { readonly trend: Analytics["by_day"] }) {
  const text = useMessages("figures");
  const formats = useFormats();
  const points = trend.labels.map((label, index) => ({
    label: trendLabel(label, trend.step, formats),
    rides: trend.rides[index] ?? 0,
    value: trend.revenue[index] ?? 0,
  }));
  return (
    <ChartCard
      title={text.byDay}
      columns={[text.day, text.rides, text.revenue]}
      rows={points.map(({ label, rides, value }) => [label, formats.number(rides), formats.usd(value)])}
    >
      {points.some((point) => point.rides > 0) ? (
        <LineChart label={text.byDay} points={points} format={formats.shortUsd} />
      ) : (
        <p className="muted">{text.noFigures}</p>
      )}
    </ChartCard>
  );
}

function shareOf(share: number): CSSProperties {
  return { "--share": share } as CSSProperties;
}

type PictureProps = { readonly title: string; readonly kind: string; readonly rows: readonly Row[] };

/** A table whose figures are drawn as bars too, so that picture and table are one. */
function Picture({ title, kind, rows }: PictureProps) {
  const text = useMessages("figures");
  const formats = useFormats();
  const most = Math.max(1, ...rows.map((row) => row.revenue));
  const shown = rows.filter((row) => row.rides > 0);
  return (
    <div className="panel picture">
      <div className="h">
        <h2>{title}</h2>
      </div>
      {shown.length === 0 ? (
        <p className="panel-empty">{text.noFigures}</p>
      ) : (
        <TableFrame label={title}>
          <thead>
            <tr>
              <th scope="col">{kind}</th>
              <th scope="col" className="r">
                {text.rides}
              </th>
              <th scope="col">{text.revenue}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td className="r">{formats.number(row.rides)}</td>
                <td className="bar-cell">
                  <span className="bar" style={shareOf(row.revenue / most)} />
                  <b>{formats.usd(row.revenue)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
    </div>
  );
}
