import { useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { usePendingRides } from "../../dispatch/desk-lists.ts";
import { useDeskWords } from "../../dispatch/use-desk-words.ts";
import { useRideDeeds } from "../../dispatch/use-ride-deeds.ts";
import { useMessages } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorNote, Note } from "../../ui/note.tsx";
import { SkeletonLines, Waiting } from "../../ui/waiting.tsx";
import { DeskTop } from "./desk-top.tsx";
import { PendingTable } from "./pending-table.tsx";

/** Every ride that waits for a driver. */
export function PendingScreen() {
  const text = useMessages("desk");
  const words = useDeskWords();
  const pending = usePendingRides();
  const deeds = useRideDeeds();
  const [search, setSearch] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const rides = pending.data ?? [];
  const shown = rides.filter((ride) => matches(ride, search));

  const reject = async (ride: Ride) => {
    setFault(null);
    try {
      await deeds.reject(ride);
    } catch (error) {
      setFault(words.lostRace(error) ?? text.rejectFailed);
    }
  };

  return (
    <>
      <DeskTop title={text.pendingRides} />
      <div className="screen-tools">
        <input
          className="input desk"
          type="search"
          aria-label={text.filterRides}
          placeholder={text.filterRides}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <span className="small muted" role="status">
          {text.rowsOf(shown.length)}
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
        <EmptyState title={text.noPendingPage}>{text.noPendingWhy}</EmptyState>
      )}
      {rides.length > 0 && shown.length === 0 && <EmptyState title={text.noMatch} />}
      {shown.length > 0 && <PendingTable rides={shown} onReject={(ride) => void reject(ride)} />}
    </>
  );
}

function matches(ride: Ride, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase();
  if (wanted === "") return true;
  return [
    String(ride.id),
    ride.reference,
    ride.rider_name,
    ride.rider_phone,
    ride.pickup_location,
    ride.dropoff_location,
  ].some((field) => field.toLocaleLowerCase().includes(wanted));
}
