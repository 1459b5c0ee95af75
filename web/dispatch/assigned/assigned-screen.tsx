import { useState } from "react";
import { ApiError, serverText } from "../../api/api-error.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useAssignedRides } from "../live/dispatch-lists.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { useChange } from "../../api/use-change.ts";
import { useRideActions } from "../ride/use-ride-actions.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Note } from "../../ui/note.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { useGrowingList } from "../../ui/use-growing-list.ts";
import { AssignedCard } from "./assigned-card.tsx";
import { DispatchTop } from "../shell/dispatch-top.tsx";
import { RideActionsDialog } from "./ride-actions-dialog.tsx";
import { RideDetailsDialog } from "./ride-details-dialog.tsx";
import { StatusDialog } from "./status-dialog.tsx";
import { useFrozenOrder } from "../use-frozen-order.ts";
import rideCardStyles from "../ride/ride-card.module.css";
import screenToolsStyles from "../screen-tools.module.css";

type Opened = { readonly what: "details" | "actions" | "status"; readonly ride: Ride };

/** The rides drivers have, as cards. */
export function AssignedScreen() {
  const text = useStrings("dispatch");
  const words = useDispatchTexts();
  const assigned = useAssignedRides();
  const actions = useRideActions();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { rows, holding } = useFrozenOrder(assigned.data ?? []);
  const { shown, end } = useGrowingList(rows);
  // A dialog stays open while it is in use, also when its ride has left the list.
  const openedRide = rows.find(({ row }) => row.id === opened?.ride.id)?.row ?? opened?.ride ?? null;
  const close = () => setOpened(null);

  const completeError = (error: unknown): string => {
    if (!(error instanceof ApiError) || !error.answered) return text.unexpected;
    if (error.status === 404) return text.rideGone;
    if (error.status === 403) return text.noRight;
    if (serverText(error) === undefined) return text.completeFailed;
    return words.lostRace(error) ?? words.reason(error);
  };
  const completion = useChange(actions.complete, { onError: (error) => setError(completeError(error)) });
  const sendingBack = useChange(actions.sendBack, {
    onError: (error) => setError(words.lostRace(error) ?? text.cancelFailed),
  });
  const begin =
    ({ run }: typeof completion) =>
    (ride: Ride, ended?: () => void) => {
      setError(null);
      run(ride, { onDone: ended, onError: ended });
    };
  const [complete, sendBack] = [begin(completion), begin(sendingBack)];

  return (
    <>
      <DispatchTop title={text.assignedRides} />
      <div className={screenToolsStyles.tools}>
        <span className="small muted" role="status">
          {assigned.data && text.rowsOf(assigned.data.length)}
        </span>
        <Button size="compact" icon="refresh" onClick={assigned.refetch}>
          {text.refresh}
        </Button>
      </div>
      {error !== null && <Note tone="bad">{error}</Note>}
      <QueryView
        query={assigned}
        loading={text.loadingRides}
        failed={(error) =>
          error instanceof ApiError && error.status === 401
            ? text.mustLogInAssigned
            : text.apiError(words.reasonPart(error))
        }
      />
      {assigned.data !== undefined && rows.length === 0 && (
        <EmptyState heading="h2" title={text.noAssigned}>
          {text.noAssignedWhy}
        </EmptyState>
      )}
      <ul className={rideCardStyles.cards} {...holding}>
        {shown.map(({ row, gone }) => (
          <AssignedCard
            key={row.id}
            ride={row}
            gone={gone}
            onComplete={() => complete(row)}
            onSendBack={() => sendBack(row)}
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
