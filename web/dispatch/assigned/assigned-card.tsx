import { phoneLink } from "../../../contract/accounts/phone-number.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useDispatch } from "../live/dispatch-context.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { RouteLines } from "../../places/route-lines.tsx";
import { StatusBadge } from "../../rides/status-badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Fact } from "../ride/facts.tsx";
import { GoneRide, GoneStatus } from "../ride/gone-ride.tsx";
import { etaOf } from "../ride/ride-facts.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import buttonStyles from "../../ui/button.module.css";
import cardStyles from "../../ui/card.module.css";
import factsStyles from "../ride/facts.module.css";
import menuStyles from "../../ui/menu.module.css";
import rideCardStyles from "../ride/ride-card.module.css";
import styles from "./assigned-card.module.css";

type AssignedCardProps = {
  readonly ride: Ride;
  /** Ended or given back while the list was in use. */
  readonly gone: boolean;
  readonly onComplete: () => void;
  readonly onSendBack: () => void;
  readonly onOpen: (what: "details" | "actions" | "status") => void;
};

/** A ride with its driver, and what can be done with it. */
export function AssignedCard({ ride, gone, onComplete, onSendBack, onOpen }: AssignedCardProps) {
  const text = useStrings("dispatch");
  const formats = useFormats();
  const { assign, edit } = useDispatch();
  const eta = etaOf(ride);
  const can = (action: Ride["actions"][number]) => !gone && ride.actions.includes(action);
  return (
    <li
      className={
        gone
          ? `${cardStyles.card} ${rideCardStyles.card} ${rideCardStyles.gone}`
          : `${cardStyles.card} ${rideCardStyles.card}`
      }
      data-ride={ride.id}
    >
      <div className="between">
        <h2>{text.rideNumber(ride.id)}</h2>
        {gone ? <GoneStatus ride={ride} /> : <StatusBadge status={ride.status} />}
      </div>
      <RouteLines pickup={ride.pickup_location} dropoff={ride.dropoff_location} />
      <dl className={factsStyles.facts}>
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
        <div className={rideCardStyles.actions}>
          <Button size="compact" onClick={() => onOpen("actions")}>
            {text.actions}
          </Button>
          <Button size="compact" onClick={() => onOpen("details")}>
            {text.details}
          </Button>
          {can("operator_complete") && (
            <Button size="compact" icon="check" onClick={onComplete}>
              {text.complete}
            </Button>
          )}
          {can("cancel_assigned") && (
            <Button size="compact" tone="quiet" title={text.cancelToPending} onClick={onSendBack}>
              {text.cancel}
            </Button>
          )}
          <Menu
            button={text.more}
            buttonClassName={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.compact}`}
            className={styles.moreMenu}
            align="end"
          >
            {can("reassign") && <MenuItem onSelect={() => assign(ride)}>{text.reassign}</MenuItem>}
            {can("update") && <MenuItem onSelect={() => edit(ride)}>{text.edit}</MenuItem>}
            <a className={menuStyles.item} href={phoneLink(ride.rider_phone)}>
              {text.callRider}
            </a>
            {ride.driver_phone !== null && (
              <a className={menuStyles.item} href={phoneLink(ride.driver_phone)}>
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
