import { useState } from "react";
import {
  exportRideArchiveEndpoint,
  searchRideArchiveEndpoint,
} from "../../../contract/rides/ride-archive.endpoints.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import type { ArchivePage } from "../../../contract/rides/ride-archive.ts";
import { readDated } from "../../api/read-dated.ts";
import { useAction } from "../../api/use-action.ts";
import { useMayI } from "../../api/use-may-i.ts";
import { useRead } from "../../api/use-read.ts";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { useFormats } from "../../language/formats.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { useSearchParams } from "../../router/router-context.ts";
import { officePaths } from "../../router/office-paths.ts";
import { AsOf } from "../../reports/as-of.tsx";
import { SavedViews } from "../../reports/saved/saved-views.tsx";
import { Button } from "../../ui/button.tsx";
import { Chips } from "../../ui/chips.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Note } from "../../ui/note.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { saveFile } from "../../ui/save-file.ts";
import {
  addressOf,
  addressOfView,
  type ArchiveChoice,
  type ArchiveView,
  archiveQueryOf,
  choiceOf,
  cleared,
  daysOf,
  filtersIn,
  isFiltered,
  isReversed,
  SPANS,
  spanOf,
  viewQueryOf,
} from "./archive-filter.ts";
import { ArchiveFilters } from "./archive-filters.tsx";
import { ArchivePages, ArchiveTable } from "./archive-table.tsx";
import { wholeRide } from "../whole-ride.ts";
import { DispatchTop } from "../../dispatch/shell/dispatch-top.tsx";
import { RevenuePictures } from "./revenue-pictures.tsx";
import { useNow } from "../../ui/use-now.ts";
import { useSettled } from "../../ui/use-settled.ts";
import screenToolsStyles from "../../dispatch/screen-tools.module.css";
import statsStyles from "../../dispatch/stats.module.css";
import styles from "./history-screen.module.css";

/**
 * The rides that have ended: figures, filters that live in the address, and below them the rides, twenty a page, or their revenue;
 * the same as CSV.
 */
export function HistoryScreen() {
  const text = useStrings("rides/archive");
  const formats = useFormats();
  const [params, setParams] = useSearchParams();
  const choice = choiceOf(params);
  const settled = useSettled(params.toString());
  const asked = choiceOf(new URLSearchParams(settled));
  const today = curacaoDate(useNow(MINUTE_MS));
  const mayI = useMayI();
  const filters = filtersIn(choice);
  const [filtersOpen, setFiltersOpen] = useState(isFiltered(choice));
  const reversed = isReversed(asked);
  const search = { query: { ...archiveQueryOf(asked), page: asked.page } };
  const query = useRead(reversed ? null : readDated(searchRideArchiveEndpoint, search), { keepsLast: true });
  const page = reversed ? undefined : query.data?.value;
  const notDriven = asked.status !== "" && asked.status !== "Completed";
  // Of rides that weren't driven there is no revenue.
  const view: ArchiveView = notDriven || !mayI("turnover") ? "" : choice.view;
  const change = (values: Partial<ArchiveChoice>) =>
    setParams(addressOf({ ...choice, page: 1, ...values }), { replace: values.page === undefined });

  return (
    <>
      <DispatchTop title={text.title} />
      {page && !notDriven && <ArchiveStats stats={page.stats} />}
      <div className={`${screenToolsStyles.tools} ${styles.tools}`}>
        {!notDriven && mayI("turnover") && (
          <Segmented<ArchiveView>
            label={text.title}
            choices={[
              { value: "", label: text.rides },
              { value: "revenue", label: text.revenue },
            ]}
            value={view}
            onChange={(next) => change({ view: next, page: choice.page })}
          />
        )}
        <Button
          size="compact"
          icon="list"
          aria-expanded={filtersOpen}
          onClick={() => setFiltersOpen(!filtersOpen)}
        >
          {filters === 0 ? text.filters : text.filtersSet(filters)}
        </Button>
        <Chips
          tight
          className={styles.spans}
          label={text.span}
          choices={SPANS.map((value) => ({ value, label: text.spans[value] }))}
          value={spanOf(choice, today)}
          onChange={(span) => change(daysOf(span, today))}
        />
        {mayI("turnover") && <ExportButton choice={choice} />}
      </div>
      <SavedViews
        page="history"
        query={viewQueryOf(choice, today)}
        addressOf={(kept) => `${officePaths.operatorHistory}?${addressOfView(kept, today)}`}
      />
      {filtersOpen && (
        <ArchiveFilters choice={choice} onChange={change} onClear={() => change(cleared(choice))} />
      )}
      {reversed ? (
        <EmptyState title={text.reversed}>{text.noneWhy}</EmptyState>
      ) : (
        <>
          <QueryView
            query={query}
            loading={text.loading}
            lines={6}
            failed={(error) =>
              error instanceof ApiError && error.status === 401 ? text.mustLogIn : text.failed
            }
          />
          <AsOf at={query.data?.asOf} />
        </>
      )}
      {view === "" && page?.total === 0 && (
        <EmptyState title={notDriven ? text.noneNotDriven : text.none}>{text.noneWhy}</EmptyState>
      )}
      {view === "" && page !== undefined && page.rows.length > 0 && (
        <>
          <p className={`small muted ${styles.shown}`} role="status">
            {text.showing(
              formats.number((page.page - 1) * page.page_size + 1),
              formats.number((page.page - 1) * page.page_size + page.rows.length),
              formats.number(page.total),
            )}
          </p>
          <ArchiveTable
            rides={page.rows.map(wholeRide)}
            sort={choice.sort}
            onSort={(sort) => change({ sort })}
          />
          <ArchivePages
            page={page.page}
            pages={Math.ceil(page.total / page.page_size)}
            onGo={(next) => change({ page: next })}
          />
        </>
      )}
      {view === "revenue" && !reversed && <RevenuePictures choice={asked} />}
    </>
  );
}

function ArchiveStats({ stats }: { readonly stats: ArchivePage["stats"] }) {
  const text = useStrings("rides/archive");
  const dispatchText = useStrings("dispatch");
  const formats = useFormats();
  const figures = [
    [text.totalRides, formats.number(stats.total_rides)],
    [text.totalRevenue, stats.total_revenue === undefined ? null : formats.usd(stats.total_revenue)],
    [text.totalDistance, formats.km(stats.total_distance_km)],
    [text.averageFare, stats.average_fare === undefined ? null : formats.usd(stats.average_fare)],
    [text.topDriver, stats.top_driver?.name ?? dispatchText.notAvailable],
  ] as const;
  return (
    <dl className={`${statsStyles.stats} ${styles.five}`}>
      {figures.map(
        ([name, value]) =>
          value !== null && (
            <div className={`${statsStyles.stat} ${styles.figure}`} key={name}>
              <dt>{name}</dt>
              <dd>
                <b>{value}</b>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Tells a spreadsheet that the text is UTF-8; reading the answer takes the server's own away. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Keeps exactly what is filtered as a table for a spreadsheet. */
function ExportButton({ choice }: { readonly choice: ArchiveChoice }) {
  const text = useStrings("rides/archive");
  const { language } = useLanguage();
  const download = useAction(async () => {
    const query = { ...archiveQueryOf(choice), language };
    const csv = await call(exportRideArchiveEndpoint, { query, timeoutMs: 60_000 });
    saveFile("rides.csv", "text/csv", BYTE_ORDER_MARK + csv);
  });
  return (
    <>
      {download.error !== null && <Note tone="bad">{text.exportFailed}</Note>}
      <Button
        className={screenToolsStyles.refresh}
        size="compact"
        icon="download"
        busy={download.isPending}
        busyLabel={text.exporting}
        onClick={() => download.run()}
      >
        {text.exportCsv}
      </Button>
    </>
  );
}
