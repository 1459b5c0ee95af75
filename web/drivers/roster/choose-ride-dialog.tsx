import { useState } from "react";
import type { Driver } from "../../../contract/drivers/driver.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { ApiError } from "../../api/api-error.ts";
import { useChange } from "../../api/use-change.ts";
import { isToday } from "../../ui/is-today.ts";
import { useDispatch } from "../../dispatch/live/dispatch-context.ts";
import { usePendingRides } from "../../dispatch/live/dispatch-lists.ts";
import { DeskLines } from "../../dispatch/ride/desk-lines.tsx";
import { dueOf } from "../../dispatch/ride/due.ts";
import { isTooSmall } from "../../dispatch/ride/too-small.ts";
import { useDispatchTexts } from "../../dispatch/use-dispatch-texts.ts";
import { useNow } from "../../dispatch/use-now.ts";
import { useRideActions } from "../../dispatch/ride/use-ride-actions.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FormError } from "../../ui/note.tsx";
import dueStyles from "../../dispatch/ride/due.module.css";
import requestStyles from "../../dispatch/dashboard/request.module.css";

type ChooseRideDialogProps = { readonly driver: Driver; readonly onClose: () => void };

/** Gives a free driver one of the rides that wait; one that their car is too small for is asked about. */
export function ChooseRideDialog({ driver, onClose }: ChooseRideDialogProps) {
  const text = useStrings("drivers/roster");
  const dispatchText = useStrings("dispatch");
  const words = useDispatchTexts();
  const formats = useFormats();
  const now = useNow();
  const actions = useRideActions();
  const { assign } = useDispatch();
  const rides = usePendingRides().data ?? [];
  const [overlapping, setOverlapping] = useState<number | null>(null);
  const { run, error } = useChange(actions.give, {
    onDone: onClose,
    onError: (error, { ride }) => {
      const busy = error instanceof ApiError && error.code === "driver_busy";
      setOverlapping(busy ? ride.id : null);
    },
  });
  const give = (ride: Ride) => {
    if (!isTooSmall(driver, ride)) {
      return run({ ride, driverId: driver.id, driverName: driver.name, force: overlapping === ride.id });
    }
    // The list of drivers asks whether it shall be this car all the same.
    onClose();
    assign(ride, driver.id);
  };

  return (
    <Dialog open onClose={onClose} title={text.chooseRide(driver.name)}>
      {error !== null && (
        <FormError>{words.lostRace(error) ?? words.inContext(dispatchText.contextAssign, error)}</FormError>
      )}
      {rides.length === 0 && <EmptyState title={text.noPending} />}
      <ul>
        {rides.map((ride) => (
          <li key={ride.id} className={requestStyles.request}>
            <div>
              <span className={requestStyles.time}>{formats.time(ride.ride_datetime)}</span>
              {!isToday(ride.ride_datetime, now) && (
                <span className={requestStyles.day}>{formats.shortDate(ride.ride_datetime)}</span>
              )}
              <span className={dueStyles.due}>{words.due(dueOf(ride, now))}</span>
            </div>
            <DeskLines ride={ride} className={requestStyles.ends} />
            <span>{ride.rider_name}</span>
            <Button
              size="dense"
              onClick={() => give(ride)}
              aria-label={`${dispatchText.assign}, #${ride.id}`}
            >
              {overlapping === ride.id ? dispatchText.assignAnyway : dispatchText.assign}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
