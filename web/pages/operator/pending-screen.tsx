import { useDeferredValue, useMemo, useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { usePendingComing, usePendingRides } from "../../dispatch/desk-lists.ts";
import { useDeskWords } from "../../dispatch/use-desk-words.ts";
import { useRideDeeds } from "../../dispatch/use-ride-deeds.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { useSearchParams } from "../../router/router-context.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorNote, Note } from "../../ui/note.tsx";
import { SkeletonLines, Waiting } from "../../ui/waiting.tsx";
import { DeskTop } from "./desk-top.tsx";
import { addressOfSort, filterPending, orderPending, pendingSortOf } from "./pending-order.ts";
import { ListFilter } from "./list-filter.tsx";
import { PendingSortSelect } from "./pending-sort-select.tsx";
import { PendingTable } from "./pending-table.tsx";

const NO_RIDES: readonly Ride[] = [];

/** Every ride that waits for a driver. */
export function PendingScreen() {
  const text = useMessages("desk");
  const list = useMessages("pending-list");
  const words = useDeskWords();
  const formats = useFormats();
  const pending = usePendingRides();
  const growing = usePendingComing();
  const deeds = useRideDeeds();
  const [params, setParams] = useSearchParams();
  const search = params.get("q") ?? "";
  const wanted = useDeferredValue(search);
  const sort = pendingSortOf(params);
  const [fault, setFault] = useState<string | null>(null);
  const rides = pending.data ?? NO_RIDES;
  const found = useMemo(() => filterPending(rides, wanted), [rides, wanted]);
  const { column, direction } = sort;
  const shown = useMemo(() => orderPending(found, { column, direction }), [found, column, direction]);

  const ask = (q: string, order: typeof sort) =>
    setParams({ ...(q === "" ? {} : { q }), ...addressOfSort(order) }, { replace: true });
  const reject = async (ride: Ride) => {
    setFault(null);
    try {
      await deeds.reject(ride);
    } catch (error) {
      setFault(words.lostRace(error) ?? text.rejectFailed);
    }
  };
  const [count, all] = [formats.number(shown.length), formats.number(rides.length)];

  return (
    <>
      <DeskTop title={text.pendingRides} />
      <div className="screen-tools">
        <ListFilter label={text.filterRides} value={search} onChange={(words) => ask(words, sort)} />
        <PendingSortSelect sort={sort} onSort={(order) => ask(search, order)} />
        <span className="small muted" role="status">
          {pending.isSuccess &&
            (growing ? list.soFar(all) : wanted === "" ? list.rides(all) : list.ridesOf(count, all))}
        </span>
        <Button
          size="desk"
          icon="refresh"
          busy={pending.isRefetching && pending.isRefetchError}
          onClick={() => void pending.refetch()}
        >
          {text.refreshRides}
        </Button>
      </div>
      {fault !== null && <Note tone="bad">{fault}</Note>}
      {pending.isError && (
        <ErrorNote onRetry={() => void pending.refetch()}>{text.fetchRequestsFailed}</ErrorNote>
      )}
      {pending.isPending && (
        <Waiting label={text.loadingRides}>
          <SkeletonLines lines={6} />
        </Waiting>
      )}
      {pending.isSuccess && rides.length === 0 && (
        <EmptyState heading="h2" title={text.noPendingPage}>
          {text.noPendingWhy}
        </EmptyState>
      )}
      {rides.length > 0 && shown.length === 0 && <EmptyState heading="h2" title={text.noMatch} />}
      {shown.length > 0 && (
        <PendingTable
          rides={shown}
          urgent={found[0]?.id ?? null}
          sort={sort}
          onSort={(order) => ask(search, order)}
          question={`${wanted} ${column} ${direction}`}
          growing={growing}
          onReject={(ride) => void reject(ride)}
        />
      )}
    </>
  );
}
