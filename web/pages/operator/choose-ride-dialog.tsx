import { useState } from "react";
import type { Driver } from "../../../contract/drivers/driver.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { ApiError } from "../../api/api-error.ts";
import { usePendingRides } from "../../dispatch/desk-lists.ts";
import { dueOf } from "../../dispatch/due.ts";
import { useDeskWords } from "../../dispatch/use-desk-words.ts";
import { useNow } from "../../dispatch/use-now.ts";
import { useRideDeeds } from "../../dispatch/use-ride-deeds.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { RouteLines } from "../../rides/route-lines.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FormError } from "../../ui/note.tsx";

type ChooseRideDialogProps = { readonly driver: Driver | null; readonly onClose: () => void };

/** Gives a free driver one of the rides that wait. */
export function ChooseRideDialog({ driver, onClose }: ChooseRideDialogProps) {
  const text = useMessages("roster");
  const desk = useMessages("desk");
  const words = useDeskWords();
  const formats = useFormats();
  const now = useNow();
  const deeds = useRideDeeds();
  const rides = usePendingRides().data ?? [];
  const [fault, setFault] = useState<string | null>(null);
  const [overlapping, setOverlapping] = useState<number | null>(null);
  if (driver === null) return null;

  const give = async (ride: Ride) => {
    setFault(null);
    try {
      await deeds.give(ride, {
        driverId: driver.id,
        driverName: driver.name,
        force: overlapping === ride.id,
      });
      onClose();
    } catch (error) {
      const busy = error instanceof ApiError && error.code === "driver_busy";
      setOverlapping(busy ? ride.id : null);
      setFault(words.lostRace(error) ?? words.inContext(desk.contextAssign, error));
    }
  };

  return (
    <Dialog open onClose={onClose} title={text.chooseRide(driver.name)}>
      <FormError>{fault}</FormError>
      {rides.length === 0 && <EmptyState title={text.noPending} />}
      <ul>
        {rides.map((ride) => (
          <li key={ride.id} className="req">
            <div>
              <span className="tm">{formats.time(ride.ride_datetime)}</span>
              <span className="due">{words.due(dueOf(ride.ride_datetime, now))}</span>
            </div>
            <RouteLines pickup={ride.pickup_location} dropoff={ride.dropoff_location} />
            <span>{ride.rider_name}</span>
            <Button size="desk" onClick={() => void give(ride)} aria-label={`${desk.assign}, #${ride.id}`}>
              {overlapping === ride.id ? desk.assignAnyway : desk.assign}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
