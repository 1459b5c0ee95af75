import { useState } from "react";
import { ApiError, serverText } from "../../api/api-error.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useAssignedRides } from "../../dispatch/desk-lists.ts";
import { useDeskWords } from "../../dispatch/use-desk-words.ts";
import { useRideDeeds } from "../../dispatch/use-ride-deeds.ts";
import { useMessages } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorNote, Note } from "../../ui/note.tsx";
import { useGrowingList } from "../../ui/use-growing-list.ts";
import { Waiting } from "../../ui/waiting.tsx";
import { AssignedCard } from "./assigned-card.tsx";
import { DeskTop } from "./desk-top.tsx";
import { RideActionsDialog } from "./ride-actions-dialog.tsx";
import { RideDetailsDialog } from "./ride-details-dialog.tsx";
import { StatusDialog } from "./status-dialog.tsx";
import { useHeldOrder } from "./use-held-order.ts";

type Opened = { readonly what: "details" | "actions" | "status"; readonly ride: Ride };

/** The rides drivers have, as cards. */
export function AssignedScreen() {
  const text = useMessages("desk");
  const words = useDeskWords();
  const assigned = useAssignedRides();
  const deeds = useRideDeeds();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { rows, holding } = useHeldOrder(assigned.data ?? []);
  const { shown, end } = useGrowingList(rows);
  // A dialog stays open under the hand of who works in it, also when its ride has left the list.
  const openedRide = rows.find(({ row }) => row.id === opened?.ride.id)?.row ?? opened?.ride ?? null;
  const close = () => setOpened(null);

  const complete = async (ride: Ride) => {
    setFault(null);
    try {
      await deeds.complete(ride);
    } catch (error) {
      setFault(completeFault(error));
    }
  };
  const completeFault = (error: unknown): string => {
    if (!(error instanceof ApiError) || !error.answered) return text.unexpected;
    if (error.status === 404) return text.rideGone;
    if (error.status === 403) return text.noRight;
    if (serverText(error) === undefined) return text.completeFailed;
    return words.lostRace(error) ?? words.reason(error);
  };
  const sendBack = async (ride: Ride) => {
    setFault(null);
    try {
      await deeds.sendBack(ride);
    } catch (error) {
      setFault(words.lostRace(error) ?? text.cancelFailed);
    }
  };

  return (
    <>
      <DeskTop title={text.assignedRides} />
      <div className="screen-tools">
        <span className="small muted" role="status">
          {assigned.data && text.rowsOf(assigned.data.length)}
        </span>
        <Button size="desk" icon="refresh" onClick={() => void assigned.refetch()}>
          {text.refresh}
        </Button>
      </div>
      {fault !== null && <Note tone="bad">{fault}</Note>}
      {assigned.isError && (
        <ErrorNote onRetry={() => void assigned.refetch()}>
          {assigned.error instanceof ApiError && assigned.error.status === 401
            ? text.mustLogInAssigned
            : text.apiError(words.reasonPart(assigned.error))}
        </ErrorNote>
      )}
      {assigned.isPending && <Waiting label={text.loadingRides} />}
      {assigned.isSuccess && rows.length === 0 && (
        <EmptyState heading="h2" title={text.noAssigned}>
          {text.noAssignedWhy}
        </EmptyState>
      )}
      <ul className="ride-cards" {...holding}>
        {shown.map(({ row, gone }) => (
          <AssignedCard
            key={row.id}
            ride={row}
            gone={gone}
            onComplete={() => void complete(row)}
            onSendBack={() => void sendBack(row)}
            onOpen={(what) => setOpened({ what, ride: row })}
          />
        ))}
      </ul>
      <div ref={end} />
      <RideDetailsDialog ride={opened?.what === "details" ? openedRide : null} onClose={close} />
      <RideActionsDialog ride={opened?.what === "actions" ? openedRide : null} onClose={close} />
      <StatusDialog
        ride={opened?.what === "status" ? openedRide : null}
        onClose={close}
        onComplete={complete}
        onSendBack={sendBack}
      />
    </>
  );
}
