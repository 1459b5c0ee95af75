import { phoneLink } from "../../../domain/accounts/phone-number.ts";
import { useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { RideLines } from "../../places/stop-lines.tsx";
import { TripDistance } from "../../rides/trip-distance.tsx";
import { classNames } from "../../ui/class-names.ts";
import { StatusBadge } from "../../rides/status-badge.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Fact, FactSection } from "../ride/facts.tsx";
import { useEta } from "../live/use-eta.ts";
import type { RideStatus } from "../../../domain/rides/ride-states.ts";
import { PhoneLink } from "../phone-link.tsx";
import buttonStyles from "../../ui/button.module.css";
import dialogStyles from "../../ui/dialog.module.css";
import rideCardStyles from "../ride/ride-card.module.css";
import styles from "./ride-actions-dialog.module.css";

type RideActionsDialogProps = { readonly ride: Ride | null; readonly onClose: () => void };
type TabName = "overview" | "maps" | "contact";

/** The panel behind Actions: the trip, its places on a map, and whom to call. */
export function RideActionsDialog({ ride, onClose }: RideActionsDialogProps) {
  return ride === null ? null : <OpenActions ride={ride} onClose={onClose} />;
}

const EDGE_CLASS: Readonly<Partial<Record<RideStatus, string>>> = {
  InProgress: styles.inProgress,
  Completed: styles.completed,
  Cancelled: styles.cancelled,
};

function OpenActions({ ride, onClose }: { readonly ride: Ride; readonly onClose: () => void }) {
  const text = useStrings("dispatch");
  const [tab, setTab] = useState<TabName>("overview");
  return (
    <Dialog
      open
      onClose={onClose}
      className={classNames(`${dialogStyles.narrow} ${styles.edge}`, EDGE_CLASS[ride.status])}
      title={text.actions}
      subtitle={
        <>
          {text.rideNumber(ride.id)} <StatusBadge status={ride.status} />
        </>
      }
    >
      <Tabs<TabName>
        label={text.actions}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: "overview", label: text.overview, panel: <Overview ride={ride} /> },
          { value: "maps", label: text.maps, panel: <Maps ride={ride} /> },
          { value: "contact", label: text.contact, panel: <Contact ride={ride} /> },
        ]}
      />
    </Dialog>
  );
}

function Overview({ ride }: { readonly ride: Ride }) {
  const text = useStrings("dispatch");
  const formats = useFormats();
  const etaOf = useEta();
  const moment = (at: string | null) => (at === null ? text.notAvailable : formats.shortDateTime(at));
  return (
    <>
      <RideLines ride={ride} className={styles.ends} inFull />
      <FactSection title={text.tripDetails}>
        <Fact name={text.distance}>
          <TripDistance ride={ride} />
        </Fact>
        <Fact name={text.fare}>{formats.usd(Number(ride.calculated_fare) || 0)}</Fact>
        <Fact name={text.passengers}>{ride.passenger_count}</Fact>
        <Fact name={text.luggageItems}>{ride.luggage_count}</Fact>
      </FactSection>
      <FactSection title={text.timing}>
        <Fact name={text.scheduled}>{moment(ride.ride_datetime)}</Fact>
        <Fact name={text.assignedTime}>{moment(ride.assigned_time)}</Fact>
        <Fact name={text.eta}>{moment(etaOf(ride))}</Fact>
      </FactSection>
    </>
  );
}

function Maps({ ride }: { readonly ride: Ride }) {
  const text = useStrings("dispatch");
  const pickup = placeOf(ride.pickup_location, ride.pickup_lat, ride.pickup_lng);
  const dropoff = placeOf(ride.dropoff_location, ride.dropoff_lat, ride.dropoff_lng);
  const stops = (ride.stops ?? []).map(({ location, lat, lng }) => placeOf(location, lat, lng));
  const waypoints = stops.length === 0 ? "" : `&waypoints=${stops.join("%7C")}`;
  return (
    <ul className={styles.links}>
      <OutsideLink href={`${MAPS}/search/?api=1&query=${pickup}`} icon="pin" label={text.openPickup} />
      <OutsideLink href={`${MAPS}/search/?api=1&query=${dropoff}`} icon="flag" label={text.openDropoff} />
      <OutsideLink
        href={`${MAPS}/dir/?api=1&origin=${pickup}&destination=${dropoff}${waypoints}`}
        icon="nav"
        label={text.openDirections}
      />
    </ul>
  );
}

const MAPS = "https://www.google.com/maps";

function placeOf(name: string, lat: number | null, lng: number | null): string {
  return encodeURIComponent(lat === null || lng === null ? `${name}, Curaçao` : `${lat},${lng}`);
}

type OutsideLinkProps = { readonly href: string; readonly icon: IconName; readonly label: string };

function OutsideLink({ href, icon, label }: OutsideLinkProps) {
  const text = useStrings("dispatch");
  return (
    <li>
      <a href={href} target="_blank" rel="noreferrer">
        <Icon name={icon} />
        {label}
        <span className="visually-hidden">, {text.newTab}</span>
      </a>
    </li>
  );
}

function Contact({ ride }: { readonly ride: Ride }) {
  const text = useStrings("dispatch");
  return (
    <div className="stack">
      <FactSection title={text.rider}>
        <Fact name={ride.rider_name}>
          <PhoneLink phone={ride.rider_phone} />
        </Fact>
      </FactSection>
      <FactSection title={text.driver}>
        <Fact name={ride.driver_name ?? text.notAvailable}>
          {ride.driver_phone === null ? text.noPhone : <PhoneLink phone={ride.driver_phone} />}
        </Fact>
      </FactSection>
      <div className={rideCardStyles.actions}>
        <a
          className={`${buttonStyles.button} ${buttonStyles.ink} ${buttonStyles.compact}`}
          href={phoneLink(ride.rider_phone)}
        >
          <Icon name="phone" />
          {text.callRider}
        </a>
        {ride.driver_phone !== null && (
          <a
            className={`${buttonStyles.button} ${buttonStyles.line} ${buttonStyles.compact}`}
            href={phoneLink(ride.driver_phone)}
          >
            <Icon name="phone" />
            {text.callDriver}
          </a>
        )}
      </div>
    </div>
  );
}
