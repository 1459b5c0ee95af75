import { useDeferredValue, useMemo, useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { type Formats, useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useSearchParams } from "../../router/router-context.ts";
import { type Direction, asNumber, searchRides, searchTextsOf, sortRides } from "../../rides/order-rides.ts";
import { RouteLines } from "../../places/route-lines.tsx";
import { useAllRides } from "../../rides/use-all-rides.ts";
import { IconButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorNote } from "../../ui/note.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { SortHeader, TableFrame } from "../../ui/table.tsx";
import { useGrowingList } from "../../ui/use-growing-list.ts";
import { SkeletonLines, Waiting } from "../../ui/waiting.tsx";
import { DriverRideDialog } from "./driver-ride-dialog.tsx";
import { useDeletion } from "../profile/use-deletion.ts";
import cardStyles from "../../ui/card.module.css";
import driverScreenStyles from "../driver-screen.module.css";
import screenHeadStyles from "../../ui/screen-head.module.css";
import tableCardStyles from "../table-card.module.css";
import tableStyles from "../../ui/table.module.css";
import styles from "./driver-history.module.css";

const COLUMNS = ["number", "rider", "route", "completed", "distance", "fare"] as const;
type Column = (typeof COLUMNS)[number];

/** The rides the driver has completed: searched, sorted, and each in full. */
export function DriverHistory() {
  const text = useStrings("drivers").history;
  const formats = useFormats();
  const history = useAllRides("completed");
  const { rides, deleteRide } = useDeletion(history.rides);
  const [params, setParams] = useSearchParams();
  const query = params.get("q") ?? "";
  const wanted = useDeferredValue(query);
  const sort = COLUMNS.find((column) => column === params.get("sort")) ?? "completed";
  const direction: Direction = params.get("order") === "ascending" ? "ascending" : "descending";
  const [opened, setOpened] = useState<Ride | null>(null);

  const texts = useMemo(() => searchTextsOf(rides, (ride) => textsOf(ride, formats)), [rides, formats]);
  const sorted = useMemo(
    () => sortRides(rides, (ride) => VALUES[sort](ride), direction),
    [rides, sort, direction],
  );
  const found = useMemo(() => searchRides(sorted, wanted, texts), [sorted, wanted, texts]);
  const change = (next: Record<string, string>) => {
    const all = { ...Object.fromEntries(params), ...next };
    setParams(Object.fromEntries(Object.entries(all).filter(([, value]) => value !== "")), { replace: true });
  };

  return (
    <div className={driverScreenStyles.screen}>
      <PageHead title={text.title} description={text.description} hidden />
      <div className={screenHeadStyles.head}>
        <h1>{text.title}</h1>
        <IconButton
          icon="refresh"
          label={text.refresh}
          aria-busy={history.isFetching}
          onClick={history.refetch}
        />
      </div>
      <SearchField
        label={text.searchLabel}
        placeholder={text.search}
        value={query}
        onChange={(q) => change({ q })}
      />
      {history.error !== null && <ErrorNote onRetry={history.refetch}>{text.failed}</ErrorNote>}
      {history.isPending && (
        <Waiting label={text.loading}>
          <SkeletonLines lines={6} />
        </Waiting>
      )}
      {history.data !== undefined && rides.length === 0 && (
        <EmptyState heading="h2" title={text.empty}>
          {text.emptyText}
        </EmptyState>
      )}
      {rides.length > 0 && (
        <p className="muted small" role="status">
          {found.length === 0 ? text.noMatch : text.found(found.length, rides.length)}
        </p>
      )}
      {found.length > 0 && (
        <HistoryTable
          rides={found}
          query={wanted}
          sort={sort}
          direction={direction}
          onSort={(column, order) => change({ sort: column, order })}
          onOpen={setOpened}
        />
      )}
      <DriverRideDialog ride={opened} onClose={() => setOpened(null)} onDelete={deleteRide} />
    </div>
  );
}

type HistoryTableProps = {
  readonly rides: readonly Ride[];
  /** What they were searched by. */
  readonly query: string;
  readonly sort: Column;
  readonly direction: Direction;
  readonly onSort: (column: Column, direction: Direction) => void;
  readonly onOpen: (ride: Ride) => void;
};

function HistoryTable({ rides, query, sort, direction, onSort, onOpen }: HistoryTableProps) {
  const text = useStrings("drivers");
  const formats = useFormats();
  const { shown, end } = useGrowingList(rides, `${sort} ${direction} ${query}`);
  const labels: Readonly<Record<Column, string>> = {
    number: text.history.number,
    rider: text.history.rider,
    route: text.panel.columns.route,
    completed: text.history.completed,
    distance: text.panel.columns.distance,
    fare: text.panel.columns.fare,
  };
  return (
    <div className={`${cardStyles.card} ${tableCardStyles.card} ${styles.historyTable}`}>
      <TableFrame label={text.history.title} stacks>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <SortHeader
                key={column}
                right={column === "distance" || column === "fare"}
                direction={column === sort ? direction : null}
                onSort={(order) => onSort(column, order)}
              >
                {labels[column]}
              </SortHeader>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((ride) => (
            <tr key={ride.id} className={tableCardStyles.opens} onClick={() => onOpen(ride)}>
              <td>
                <button type="button" className="link">
                  {ride.reference}
                </button>
              </td>
              <td>{ride.rider_name}</td>
              <td className={tableCardStyles.routeCell}>
                <RouteLines pickup={ride.pickup_location} dropoff={ride.dropoff_location} />
              </td>
              <td>{completedText(ride, formats)}</td>
              <td className={tableStyles.right}>{formats.km(asNumber(ride.distance_km))}</td>
              <td className={`strong ${tableStyles.right}`}>{formats.usd(asNumber(ride.calculated_fare))}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <div ref={end} />
    </div>
  );
}

const VALUES: Readonly<Record<Column, (ride: Ride) => string | number>> = {
  number: (ride) => ride.reference,
  rider: (ride) => ride.rider_name,
  route: (ride) => ride.pickup_location,
  completed: (ride) => Date.parse(ride.completed_at ?? ride.ride_datetime),
  distance: (ride) => asNumber(ride.distance_km),
  fare: (ride) => asNumber(ride.calculated_fare),
};

/** What every column shows, so that whatever is seen can be searched for. */
function textsOf(ride: Ride, formats: Formats): string[] {
  return [
    ride.reference,
    ride.rider_name,
    ride.pickup_location,
    ride.dropoff_location,
    completedText(ride, formats),
    formats.km(asNumber(ride.distance_km)),
    formats.usd(asNumber(ride.calculated_fare)),
  ];
}

function completedText(ride: Ride, formats: Formats): string {
  return formats.dateTime(ride.completed_at ?? ride.ride_datetime);
}
