import type { ReactNode } from "react";
import { addDays } from "../../domain/curacao-days.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { REPORT_PERIODS, type ReportPeriod } from "../../domain/reports/report-period.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { useFormats } from "../language/formats.ts";
import { HelpButton } from "../help/help-button.tsx";
import { useStrings } from "../language/language-context.ts";
import { useWhereabouts } from "../places/whereabouts.ts";
import { useSearchParams } from "../router/router-context.ts";
import { IconButton } from "../ui/button.tsx";
import { SelectField } from "../ui/field.tsx";
import { QueryView } from "../ui/query-view.tsx";
import { TableFrame } from "../ui/table.tsx";
import { useNow } from "../ui/use-now.ts";
import { AsOf } from "./as-of.tsx";
import { BarChart } from "./bar-chart.tsx";
import { ChartCard } from "./chart-card.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { LineChart } from "./line-chart.tsx";
import { ReportProfile } from "./report-profile.tsx";
import { type ReportView, daysText, viewOf } from "./report-view.ts";
import { useReport } from "./use-report.ts";
import cardStyles from "../ui/card.module.css";
import screenHeadStyles from "../ui/screen-head.module.css";
import styles from "./driver-report.module.css";

const DEFAULT_PERIOD: ReportPeriod = "monthly";

type DriverReportViewProps = {
  readonly vehicleTypes: Readonly<Record<string, string>>;
  /** The beginning of its name on this device, where the last reading stands in without a signal. */
  readonly keepAs?: string;
  /** The sentence without a signal, where it was never read. */
  readonly offline?: string | undefined;
  /** Whose it is, where the office reads it: what heads it, and the name in that of its file. */
  readonly of?: { readonly id: number; readonly title: string; readonly name: string };
  /** The part after the figures, before the charts. */
  readonly children?: ReactNode;
};

/** The driver's figures over a period of the island's calendar, as cards, charts, a table to keep and a page to print. */
export function DriverReportView({ vehicleTypes, keepAs, offline, of, children }: DriverReportViewProps) {
  const text = useStrings("reports");
  const { notAvailable } = useStrings("rides");
  const payments = useStrings("payments");
  const formats = useFormats();
  const whereabouts = useWhereabouts();
  const [params, setParams] = useSearchParams();
  const now = useNow(MINUTE_MS);
  const period = REPORT_PERIODS.find((one) => one === params.get("period")) ?? DEFAULT_PERIOD;
  const { range, report } = useReport({ period, today: curacaoDate(now), of: of?.id, keepAs });
  const fileName = ["report", ...(of === undefined ? [] : [of.name]), period, range?.start ?? "all"].join(
    "-",
  );
  const view =
    report.data &&
    viewOf(report.data.value, { text, payments, formats, vehicleTypes, whereabouts, notAvailable, now });

  return (
    <div className={styles.report}>
      <div className={screenHeadStyles.head}>
        <h1>{of?.title ?? text.title}</h1>
        <HelpButton section={of?.title ?? text.title} />
        <IconButton
          icon="refresh"
          className="no-print"
          label={text.refresh}
          aria-busy={report.isFetching}
          onClick={report.refetch}
        />
      </div>
      <div className={styles.tools}>
        <SelectField
          className={`no-print ${styles.period}`}
          label={text.timePeriod}
          value={period}
          onChange={(next) => {
            const { period: _before, ...others } = Object.fromEntries(params);
            setParams(next === DEFAULT_PERIOD ? others : { ...others, period: next }, { replace: true });
          }}
        >
          {REPORT_PERIODS.map((one) => (
            <option key={one} value={one}>
              {text.periods[one]}
            </option>
          ))}
        </SelectField>
        {report.data && view && (
          <ExportMenu
            report={report.data.value}
            view={view}
            days={range}
            of={of?.id}
            fileName={`${fileName}.csv`}
          />
        )}
      </div>
      <p className="muted small">
        {text.periods[period]}
        {range !== null &&
          `: ${daysText({ first: range.start, last: addDays(range.end, -1) }, text, formats)}`}
      </p>
      <AsOf at={report.data?.asOf} kept={report.keptAt} />
      <QueryView query={report} loading={text.loading} failed={text.failed} offline={offline} />
      {view && <Metrics view={view} />}
      {children}
      {view && <Details view={view} />}
    </div>
  );
}

function Metrics({ view }: { readonly view: ReportView }) {
  const text = useStrings("reports");
  return (
    <>
      <dl className={styles.metrics}>
        {view.metrics.map(([name, figure]) => (
          <div className={cardStyles.card} key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="muted small">{text.beforeCommission}</p>
    </>
  );
}

function Details({ view }: { readonly view: ReportView }) {
  const text = useStrings("reports");
  const formats = useFormats();
  return (
    <>
      <div className={styles.charts}>
        <ChartCard title={text.earningsTrend} columns={[text.when, text.earnings]} rows={view.trendRows}>
          {view.earned ? (
            <LineChart
              label={`${text.earningsTrend}. ${view.summary}`}
              points={view.trend}
              format={formats.shortUsd}
            />
          ) : (
            <p className="muted">{text.nothingYet}</p>
          )}
        </ChartCard>
        <ChartCard title={text.rideTypes} columns={[text.type, text.trips]} rows={view.typeRows}>
          <BarChart label={text.rideTypes} bars={view.types} />
        </ChartCard>
      </div>
      {view.payments.rows.length > 0 && <Payments {...view.payments} />}
      <ReportProfile rows={view.profile} />
    </>
  );
}

/** How the rides were paid, with the tips. */
function Payments({ heads, rows }: ReportView["payments"]) {
  const payments = useStrings("payments");
  return (
    <div className={`stack ${cardStyles.card} ${styles.payments}`}>
      <h2>{payments.payments}</h2>
      <TableFrame label={payments.payments}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([paidBy, ...figures]) => (
            <tr key={paidBy}>
              <th scope="row">{paidBy}</th>
              {figures.map((figure, column) => (
                <td key={heads[column + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </div>
  );
}
