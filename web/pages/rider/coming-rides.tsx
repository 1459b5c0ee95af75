import { useState } from "react";
import { dialledPhone } from "../../../contract/accounts/phone-number.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { paths } from "../../app/paths.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { Plate } from "../../rides/plate.tsx";
import { RouteLines } from "../../rides/route-lines.tsx";
import { StatusBadge } from "../../rides/status-badge.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { CancelRideDialog } from "./cancel-ride-dialog.tsx";
import { fareOf } from "./ride-table.tsx";

type ComingRidesProps = {
  /** Not over yet, the next one first. */
  readonly rides: readonly Ride[];
  readonly live: boolean;
  readonly onOpen: (rideId: number) => void;
};

/** The rides still to come, with what happens now and what can be done. */
export function ComingRides({ rides, live, onOpen }: ComingRidesProps) {
  const text = useMessages("my-rides");
  const [cancelling, setCancelling] = useState<Ride | null>(null);
  return (
    <section className="stack" aria-labelledby="coming">
      <div className="between">
        <h2 id="coming">{text.coming}</h2>
        <span className="row small muted">
          {live && <span className="pulse" />}
          {live ? text.live : text.timed}
        </span>
      </div>
      <ul className="coming">
        {rides.map((ride) => (
          <ComingRide key={ride.id} ride={ride} onOpen={onOpen} onCancel={() => setCancelling(ride)} />
        ))}
      </ul>
      <CancelRideDialog ride={cancelling} onClose={() => setCancelling(null)} />
    </section>
  );
}

type ComingRideProps = {
  readonly ride: Ride;
  readonly onOpen: (rideId: number) => void;
  readonly onCancel: () => void;
};

function ComingRide({ ride, onOpen, onCancel }: ComingRideProps) {
  const text = useMessages("my-rides");
  const words = useMessages("rides");
  const formats = useFormats();
  const phone = dialledPhone(ride.driver_phone ?? "");
  return (
    <li className="card">
      <div className="between">
        <button type="button" className="link" onClick={() => onOpen(ride.id)}>
          {formats.dateTime(ride.ride_datetime)}
        </button>
        <StatusBadge status={ride.status} />
      </div>
      <p aria-live="polite">{words.guestStatus[ride.status]}</p>
      <RouteLines pickup={ride.pickup_location} dropoff={ride.dropoff_location} />
      <div className="between">
        <span>
          {ride.driver_name ?? words.notAssigned}
          {ride.driver_vehicle !== null && `, ${ride.driver_vehicle} `}
          {ride.plate !== null && <Plate plate={ride.plate} />}
        </span>
        <b>{fareOf(ride, formats, words)}</b>
      </div>
      <div className="row deeds">
        {ride.tracking_code !== null && (
          <ButtonLink tone="live" to={paths.track(ride.tracking_code)}>
            {text.follow}
          </ButtonLink>
        )}
        {phone !== null && (
          <a className="btn btn-line" href={`tel:${phone}`}>
            <Icon name="phone" />
            {text.callDriver}
          </a>
        )}
        {ride.actions.includes("cancel") && <Button onClick={onCancel}>{text.cancel}</Button>}
      </div>
    </li>
  );
}
