import { useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { HelpButton } from "../../help/help-button.tsx";
import { useStrings } from "../../language/language-context.ts";
import { AsOf } from "../../reports/as-of.tsx";
import { RideTable } from "../../rides/ride-table.tsx";
import { useRideList } from "../../rides/use-ride-list.ts";
import { IconButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { useDriverDay } from "../day/driver-day.ts";
import { DriverRideDialog } from "./driver-ride-dialog.tsx";
import { useHistoryColumns } from "./history-columns.tsx";
import { useOwnHistory } from "./use-own-history.ts";
import { useDeletion } from "../profile/use-deletion.ts";
import cardStyles from "../../ui/card.module.css";
import driverScreenStyles from "../driver-screen.module.css";
import screenHeadStyles from "../../ui/screen-head.module.css";
import tableCardStyles from "../table-card.module.css";
import styles from "./driver-history.module.css";

const LAST_FIRST = { column: "completed", direction: "descending" } as const;

/** The rides the driver has completed: searched, sorted, and each in full. */
export function DriverHistory() {
  const text = useStrings("drivers/history");
  const driver = useStrings("drivers");
  const { username, noSignal } = useDriverDay();
  const history = useOwnHistory(username);
  const { rides, deleteRide } = useDeletion(history.rides);
  const columns = useHistoryColumns();
  const list = useRideList({ rides, columns, usual: LAST_FIRST });
  const [opened, setOpened] = useState<Ride | null>(null);

  return (
    <div className={classNames(driverScreenStyles.screen, list.found.length > 0 && driverScreenStyles.broad)}>
      <PageHead title={text.title} description={text.description} hidden />
      <div className={screenHeadStyles.head}>
        <h1>{text.title}</h1>
        <HelpButton section={text.title} />
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
        value={list.query}
        onChange={list.onSearch}
      />
      <AsOf kept={history.keptAt} />
      <QueryView
        query={history}
        loading={text.loading}
        lines={6}
        failed={text.failed}
        offline={noSignal ? driver.onceSignal : undefined}
      />
      {history.data !== undefined && rides.length === 0 && (
        <EmptyState heading="h2" title={text.empty}>
          {text.emptyText}
        </EmptyState>
      )}
      {rides.length > 0 && (
        <p className="muted small" role="status">
          {list.found.length === 0 ? text.noMatch : text.found(list.found.length, rides.length)}
          {history.isCut && ` ${text.olderLater}`}
        </p>
      )}
      {list.found.length > 0 && (
        <div className={`${cardStyles.card} ${tableCardStyles.card} ${styles.historyTable}`}>
          <RideTable label={text.title} columns={columns} list={list} onOpen={setOpened} />
        </div>
      )}
      <DriverRideDialog ride={opened} onClose={() => setOpened(null)} onDelete={deleteRide} />
    </div>
  );
}
