import "./reports.css";
import { useQuery } from "@tanstack/react-query";
import {
  REPORT_PERIODS,
  type ReportPeriod,
  addDays,
  curacaoDate,
  reportRange,
} from "../../contract/curacao-time.ts";
import { getDriverReport } from "../../contract/reports/reports.endpoints.ts";
import { endpointQuery } from "../api/endpoint-query.ts";
import { useFormats } from "../language/formats.ts";
import { useMessages } from "../language/language-context.ts";
import { useSearchParams } from "../router/router-context.ts";
import { IconButton } from "../ui/button.tsx";
import { SelectField } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { ErrorNote } from "../ui/note.tsx";
import { saveFile } from "../ui/save-file.ts";
import { useNow } from "../ui/use-now.ts";
import { Waiting } from "../ui/waiting.tsx";
import { BarChart } from "./bar-chart.tsx";
import { ChartCard } from "./chart-card.tsx";
import { LineChart } from "./line-chart.tsx";
import { ReportProfile } from "./report-profile.tsx";
import { toCsv } from "./report-csv.ts";
import { type ReportView, dayText, viewOf } from "./report-view.ts";

const MINUTE_MS = 60_000;
const DEFAULT_PERIOD: ReportPeriod = "monthly";

/** The driver's figures over a period of the island's calendar, as cards, charts, a table to keep and a page to print. */
export function DriverReportView({
  vehicleTypes,
}: {
  readonly vehicleTypes: Readonly<Record<string, string>>;
}) {
  const text = useMessages("reports");
  const { notAvailable } = useMessages("rides");
  const formats = useFormats();
  const [params, setParams] = useSearchParams();
  const now = useNow(MINUTE_MS);
  const period = REPORT_PERIODS.find((one) => one === params.get("period")) ?? DEFAULT_PERIOD;
  const range = reportRange(period, curacaoDate(now));
  const report = useQuery(
    endpointQuery(getDriverReport, {
      query: range === null ? {} : { start_date: range.start, end_date: range.end },
    }),
  );
  const view = report.data && viewOf(report.data, { text, formats, vehicleTypes, notAvailable });

  return (
    <div className="report">
      <div className="screen-head">
        <h1>{text.title}</h1>
        <IconButton
          icon="refresh"
          label={text.refresh}
          aria-busy={report.isFetching}
          onClick={() => void report.refetch()}
        />
        {view && <ExportMenu view={view} name={`trupial-${period}-${range?.start ?? "all"}.csv`} />}
      </div>
      <SelectField
        label={text.timePeriod}
        value={period}
        onChange={(next) => setParams(next === DEFAULT_PERIOD ? {} : { period: next }, { replace: true })}
      >
        {REPORT_PERIODS.map((one) => (
          <option key={one} value={one}>
            {text.periods[one]}
          </option>
        ))}
      </SelectField>
      <p className="muted small">
        {text.periods[period]}
        {range !== null &&
          `: ${text.days(dayText(range.start, formats), dayText(addDays(range.end, -1), formats))}`}
      </p>
      {report.isError && <ErrorNote onRetry={() => void report.refetch()}>{text.failed}</ErrorNote>}
      {report.isPending && <Waiting label={text.loading} />}
      {view && <Figures view={view} />}
    </div>
  );
}

function Figures({ view }: { readonly view: ReportView }) {
  const text = useMessages("reports");
  const formats = useFormats();
  return (
    <>
      <dl className="metrics">
        {view.metrics.map(([name, figure]) => (
          <div className="card" key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <div className="charts">
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
      <ReportProfile rows={view.profile} />
    </>
  );
}

function ExportMenu({ view, name }: { readonly view: ReportView; readonly name: string }) {
  const text = useMessages("reports");
  return (
    <Menu
      align="end"
      className="export"
      buttonClassName="btn btn-line"
      button={
        <>
          <Icon name="download" />
          {text.exportReport}
        </>
      }
    >
      <MenuItem onSelect={() => saveFile(name, "text/csv;charset=utf-8", toCsv(view.csv))}>
        {text.exportCsv}
      </MenuItem>
      <MenuItem onSelect={() => window.print()}>{text.exportPrint}</MenuItem>
    </Menu>
  );
}
