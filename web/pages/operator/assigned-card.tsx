import type { Ride } from "../../../contract/rides/ride.ts";
import { useDesk } from "../../dispatch/desk-context.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { RouteLines } from "../../rides/route-lines.tsx";
import { StatusBadge } from "../../rides/status-badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Fact } from "./facts.tsx";
import { GoneRide, GoneStatus } from "./gone-ride.tsx";
import { etaOf } from "./ride-facts.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";

type AssignedCardProps = {
  readonly ride: Ride;
  /** Over, or given back, while the list was being worked with. */
  readonly gone: boolean;
  readonly onComplete: () => void;
  readonly onSendBack: () => void;
  readonly onOpen: (what: "details" | "actions" | "status") => void;
};

/** A ride with its driver, and what can be done with it. */
export function AssignedCard({ ride, gone, onComplete, onSendBack, onOpen }: AssignedCardProps) {
  const text = useMessages("desk");
  const formats = useFormats();
  const { assign, edit } = useDesk();
  const eta = etaOf(ride);
  const can = (action: Ride["actions"][number]) => !gone && ride.actions.includes(action);
  return (
    <li className={gone ? "card ride-card gone" : "card ride-card"} data-ride={ride.id}>
      <div className="between">
        <h2>{text.rideNumber(ride.id)}</h2>
        {gone ? <GoneStatus ride={ride} /> : <StatusBadge status={ride.status} />}
      </div>
      <RouteLines pickup={ride.pickup_location} dropoff={ride.dropoff_location} />
      <dl className="facts">
        <Fact name={text.driver}>{ride.driver_name ?? text.notAvailable}</Fact>
        <Fact name={text.vehicle}>{ride.driver_vehicle ?? text.notAvailable}</Fact>
        <Fact name={text.phone}>{ride.driver_phone ?? text.notAvailable}</Fact>
        <Fact name={text.assignedTime}>
          {ride.assigned_time === null ? text.notAvailable : formats.time(ride.assigned_time)}
        </Fact>
        <Fact name={text.eta}>{eta === null ? text.notAvailable : formats.time(eta)}</Fact>
      </dl>
      {gone ? (
        <p className="muted small">
          <GoneRide ride={ride} />
        </p>
      ) : (
        <div className="card-actions">
          <Button size="desk" onClick={() => onOpen("actions")}>
            {text.actions}
          </Button>
          <Button size="desk" onClick={() => onOpen("details")}>
            {text.details}
          </Button>
          {can("operator_complete") && (
            <Button size="desk" icon="check" onClick={onComplete}>
              {text.complete}
            </Button>
          )}
          {can("cancel_assigned") && (
            <Button size="desk" tone="quiet" title={text.cancelToPending} onClick={onSendBack}>
              {text.cancel}
            </Button>
          )}
          <Menu button={text.more} buttonClassName="btn btn-quiet btn-desk" className="more-menu" align="end">
            {can("reassign") && <MenuItem onSelect={() => assign(ride)}>{text.reassign}</MenuItem>}
            {can("update") && <MenuItem onSelect={() => edit(ride)}>{text.edit}</MenuItem>}
            <a className="menu-item" href={`tel:${ride.rider_phone}`}>
              {text.callRider}
            </a>
            {ride.driver_phone !== null && (
              <a className="menu-item" href={`tel:${ride.driver_phone}`}>
                {text.callDriver}
              </a>
            )}
            <MenuItem onSelect={() => onOpen("status")}>{text.updateStatus}</MenuItem>
          </Menu>
        </div>
      )}
    </li>
  );
}
