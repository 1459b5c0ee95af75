import { useMemo, useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { usePendingRides } from "../live/dispatch-lists.ts";
import { useUnanswered } from "../live/use-offers.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { useChange } from "../../api/use-change.ts";
import { useRejection } from "../ride/use-rejection.tsx";
import { useRideActions } from "../ride/use-ride-actions.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { soonestFirst } from "../../rides/live/with-ride-event.ts";
import { useRideList } from "../../rides/use-ride-list.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Note } from "../../ui/note.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { MarkAll } from "../bulk/mark-box.tsx";
import { DispatchTop } from "../shell/dispatch-top.tsx";
import { SOONEST_FIRST, usePendingColumns } from "./pending-columns.ts";
import { ListFilter } from "../list-filter.tsx";
import { DeskWaitingList } from "../waiting/desk-waiting-list.tsx";
import { PendingSortSelect } from "./pending-sort-select.tsx";
import { PendingTable } from "./pending-table.tsx";
import { useFrozenOrder } from "../use-frozen-order.ts";
import { useWithoutKnownErrors } from "../live/without-known-errors.ts";
import screenToolsStyles from "../screen-tools.module.css";

const NO_RIDES: readonly Ride[] = [];

/** The sentence, and of which ride. */
function failedFor({ id }: Pick<Ride, "id">, sentence: string): string {
  return `${sentence} (#${id})`;
}

/** Every ride that waits for a driver. */
export function PendingScreen() {
  const text = useStrings("dispatch");
  const list = useStrings("dispatch/pending");
  const words = useDispatchTexts();
  const formats = useFormats();
  const withoutKnownErrors = useWithoutKnownErrors();
  const pending = withoutKnownErrors(usePendingRides());
  const growing = pending.isPartial;
  const actions = useRideActions();
  const [error, setError] = useState<string | null>(null);
  const rides = useUnanswered(pending.data ?? NO_RIDES);
  const columns = usePendingColumns();
  const { query, search, sort, found, onSearch, onSort } = useRideList({
    rides,
    columns,
    usual: SOONEST_FIRST,
    comeInOrder: true,
  });
  // Kept here and not by the table, which goes with its last ride.
  const { rows, holding } = useFrozenOrder(found, `${sort.column} ${sort.direction} ${search}`);
  const urgent = useMemo(
    () => soonestFirst(found.filter(({ status }) => status === "Pending"))[0]?.id ?? null,
    [found],
  );
  const rejection = useRejection();
  const { run: reject } = useChange(rejection.reject, {
    onError: (error, ride) => setError(failedFor(ride, words.lostRace(error) ?? text.rejectFailed)),
  });
  const { run: release } = useChange(actions.release, {
    onError: (error, ride) => setError(failedFor(ride, words.lostRace(error) ?? text.releaseFailed)),
  });
  const [count, all] = [formats.number(found.length), formats.number(rides.length)];

  return (
    <>
      <DispatchTop title={text.pendingRides} />
      <div className={`${screenToolsStyles.tools} ${screenToolsStyles.oneLine}`}>
        <ListFilter label={text.filterRides} value={query} onChange={onSearch} />
        <PendingSortSelect sort={sort} onSort={onSort} />
        <span className="small muted" role="status">
          {pending.data !== undefined &&
            (growing ? list.soFar(all) : search === "" ? list.rides(all) : list.ridesOf(count, all))}
        </span>
        <MarkAll rides={found.filter(({ status }) => status === "Pending")} />
        <Button
          className={screenToolsStyles.refresh}
          size="compact"
          icon="refresh"
          busy={pending.isFetching && pending.error !== null}
          onClick={pending.refetch}
        >
          {text.refreshRides}
        </Button>
      </div>
      {error !== null && <Note tone="bad">{error}</Note>}
      <QueryView query={pending} loading={text.loadingRides} lines={6} failed={text.fetchRequestsFailed} />
      {pending.data !== undefined && rides.length === 0 && rows.length === 0 && (
        <EmptyState heading="h2" title={text.noPendingPage}>
          {text.noPendingWhy}
        </EmptyState>
      )}
      {rides.length > 0 && rows.length === 0 && <EmptyState heading="h2" title={text.noMatch} />}
      {rows.length > 0 && (
        <PendingTable
          rows={rows}
          holding={holding}
          urgent={urgent}
          sort={sort}
          onSort={onSort}
          search={search}
          growing={growing}
          onReject={(ride) => {
            setError(null);
            reject(ride);
          }}
          onRelease={(ride) => {
            setError(null);
            release(ride);
          }}
        />
      )}
      <DeskWaitingList />
    </>
  );
}
