import type { CSSProperties } from "react";
import type { Analytics } from "../../../contract/reports/dispatch-figures.ts";
import { getAnalyticsEndpoint } from "../../../contract/reports/reports.endpoints.ts";
import { readDated } from "../../api/read-dated.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { AsOf } from "../../reports/as-of.tsx";
import { ChartCard } from "../../reports/chart-card.tsx";
import { LineChart } from "../../reports/line-chart.tsx";
import { trendLabel } from "../../reports/report-view.ts";
import { QueryView } from "../../ui/query-view.tsx";
import { TableFrame } from "../../ui/table.tsx";
import { type ArchiveChoice, figuresQueryOf } from "./archive-filter.ts";
import panelStyles from "../../ui/panel.module.css";
import tableStyles from "../../ui/table.module.css";
import styles from "./revenue-pictures.module.css";

type Row = {
  readonly name: string;
  readonly rides: number;
  readonly revenue: number;
  /** Beside the revenue, where it is told of. */
  readonly tips?: number;
};

/** The revenue of all rides that are filtered: by day, driver, ride type, zone and payment. */
export function RevenuePictures({ choice }: { readonly choice: ArchiveChoice }) {
  const text = useStrings("rides/archive");
  const types = useStrings("rides").vehicleType;
  const payments = useStrings("payments");
  const query = useRead(readDated(getAnalyticsEndpoint, { query: figuresQueryOf(choice) }), {
    keepsLast: true,
  });
  return (
    <section className={styles.pictures} aria-label={text.revenue}>
      <QueryView query={query} loading={text.figuresLoading} failed={text.figuresFailed}>
        {({ value: figures, asOf }) => (
          <>
            <AsOf at={asOf} />
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
              rows={figures.by_zone.map((row) =>
                row.zone === null ? { ...row, name: text.otherRides } : row,
              )}
            />
            {figures.by_payment && (
              <Picture
                title={text.byPayment}
                kind={payments.paid}
                rows={figures.by_payment.map((row) => ({
                  ...row,
                  name: row.paid_by === null ? payments.notRecorded : payments.paidBy[row.paid_by],
                }))}
              />
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}

/** The revenue over time; by the hour, the day or the month, whichever suits the period. */
function Trend({ trend }: { readonly trend: Analytics["by_day"] }) {
  const text = useStrings("rides/archive");
  const formats = useFormats();
  const points = trend.labels.map((label, index) => ({
    label: trendLabel(label, trend.step, formats),
    rides: trend.rides[index] ?? 0,
    value: trend.revenue[index] ?? 0,
  }));
  return (
    <ChartCard
      className={styles.trend}
      title={text.trend[trend.step]}
      columns={[text.day, text.rides, text.revenue]}
      rows={points.map(({ label, rides, value }) => [label, formats.number(rides), formats.usd(value)])}
    >
      {points.some((point) => point.rides > 0) ? (
        <LineChart label={text.trend[trend.step]} points={points} format={formats.shortUsd} />
      ) : (
        <p className="muted">{text.none}</p>
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
  const text = useStrings("rides/archive");
  const payments = useStrings("payments");
  const formats = useFormats();
  const most = Math.max(1, ...rows.map((row) => row.revenue));
  const shown = rows.filter((row) => row.rides > 0);
  return (
    <div className={`${panelStyles.panel} ${styles.picture}`}>
      <div className={panelStyles.head}>
        <h2>{title}</h2>
      </div>
      {shown.length === 0 ? (
        <p className={panelStyles.empty}>{text.none}</p>
      ) : (
        <TableFrame label={title} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{kind}</th>
              <th scope="col" className={tableStyles.right}>
                {text.rides}
              </th>
              <th scope="col">{text.revenue}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td className={tableStyles.right}>{formats.number(row.rides)}</td>
                <td className={styles.barCell}>
                  <span className={styles.bar} style={shareOf(row.revenue / most)} />
                  <b>{formats.usd(row.revenue)}</b>
                  {row.tips !== undefined && row.tips > 0 && (
                    <small>{`+ ${payments.tips} ${formats.usd(row.tips)}`}</small>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
    </div>
  );
}
