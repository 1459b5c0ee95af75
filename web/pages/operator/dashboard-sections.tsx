import { type ComponentProps, type ReactNode, useId } from "react";
import { paths } from "../../app/paths.ts";
import type { Driver } from "../../../contract/drivers/driver.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useDesk } from "../../dispatch/desk-context.ts";
import { DriverMark } from "../../dispatch/driver-mark.tsx";
import { dueOf } from "../../dispatch/due.ts";
import { useDeskWords } from "../../dispatch/use-desk-words.ts";
import { useNow } from "../../dispatch/use-now.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { RouteLines } from "../../rides/route-lines.tsx";
import { StatusBadge } from "../../rides/status-badge.tsx";
import { Link } from "../../router/link.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { GoneRide, GoneStatus } from "./gone-ride.tsx";
import { RideLine } from "./ride-line.tsx";
import { useHeldOrder } from "./use-held-order.ts";

const MOST_ROWS = 5;

/** The rides that wait, the most urgent in orange. */
export function PendingRequests({ rides }: { readonly rides: readonly Ride[] }) {
  const text = useMessages("desk");
  const ridesText = useMessages("rides");
  const words = useDeskWords();
  const formats = useFormats();
  const now = useNow();
  const { assign } = useDesk();
  const { rows, holding } = useHeldOrder(rides);
  return (
    <Panel
      title={text.pendingRequests}
      more={<Link to={paths.operatorPendingRides}>{text.viewAll}</Link>}
      empty={rows.length === 0 ? text.noPendingNow : null}
      holding={holding}
    >
      {rows.slice(0, MOST_ROWS).map(({ row: ride, gone }, index) => {
        const due = dueOf(ride.ride_datetime, now);
        return (
          <li key={ride.id} className={gone ? "req gone" : `req ${due.tone}`} data-ride={ride.id}>
            <div>
              <span className="tm">{formats.time(ride.ride_datetime)}</span>
              <span className="day">{formats.shortDate(ride.ride_datetime)}</span>
              <span className="due">{words.due(due)}</span>
            </div>
            <RouteLines pickup={ride.pickup_location} dropoff={ride.dropoff_location} />
            <div>
              <span className="strong">{ride.rider_name}</span>
              <br />
              <span className="muted tiny">
                {text.people(ride.passenger_count)}, {ridesText.bags(ride.luggage_count)}
              </span>
            </div>
            {gone ? (
              <GoneRide ride={ride} />
            ) : (
              <Button
                size="desk"
                tone={index === 0 ? "action" : "line"}
                onClick={() => assign(ride)}
                aria-label={`${text.assignDriver}, #${ride.id}`}
              >
                {text.assignDriver}
              </Button>
            )}
          </li>
        );
      })}
    </Panel>
  );
}

/** Who could take a ride now. */
export function AvailableDrivers({ drivers }: { readonly drivers: readonly Driver[] }) {
  const text = useMessages("desk");
  const ridesText = useMessages("rides");
  const free = drivers.filter((driver) => driver.status === "available");
  const { rows, holding } = useHeldOrder(free);
  return (
    <Panel
      title={text.availableDrivers}
      more={<Link to={paths.operatorDrivers}>{text.manage}</Link>}
      empty={rows.length === 0 ? text.noDriversNow : null}
      listClass="avl"
      holding={holding}
    >
      {rows.slice(0, MOST_ROWS).map(({ row: driver, gone }) => (
        <li key={driver.id} className={gone ? "mini-d gone" : "mini-d"}>
          <DriverMark id={driver.id} name={driver.name} />
          <span>
            <span className="strong">{driver.name}</span>
            <br />
            <span className="muted tiny">
              {ridesText.vehicleType[driver.profile.vehicle_type]}, {driver.vehicle || text.noVehicle}
            </span>
          </span>
          <ButtonLink
            tone="quiet"
            size="desk"
            to={paths.operatorDriver(driver.id)}
            aria-label={`${text.view}, ${driver.name}`}
          >
            {text.view}
          </ButtonLink>
        </li>
      ))}
    </Panel>
  );
}

/** The rides drivers have, the latest step first. */
export function ActiveRides({ rides }: { readonly rides: readonly Ride[] }) {
  const text = useMessages("desk");
  const ridesText = useMessages("rides");
  const formats = useFormats();
  const { rows, holding } = useHeldOrder(rides);
  return (
    <Panel
      title={text.activeRides}
      more={<Link to={paths.operatorAssignedRides}>{text.monitor}</Link>}
      empty={rows.length === 0 ? text.noActiveNow : null}
      holding={holding}
    >
      {rows.slice(0, MOST_ROWS).map(({ row: ride, gone }) => (
        <RideLine key={ride.id} ride={ride} gone={gone}>
          {gone ? (
            <GoneStatus ride={ride} />
          ) : (
            <>
              <StatusBadge status={ride.status} /> {ride.driver_name ?? ridesText.notAssigned}
              {ride.assigned_time !== null && `, ${formats.time(ride.assigned_time)}`}
            </>
          )}
        </RideLine>
      ))}
    </Panel>
  );
}

type PanelProps = {
  readonly title: string;
  readonly more: ReactNode;
  /** Said in place of the rows when there are none. */
  readonly empty: string | null;
  readonly listClass?: string;
  /** Keeps the rows in place while they are touched. */
  readonly holding: ComponentProps<"ul">;
  readonly children: ReactNode;
};

function Panel({ title, more, empty, listClass, holding, children }: PanelProps) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="h">
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      {empty === null ? (
        <ul className={listClass} {...holding}>
          {children}
        </ul>
      ) : (
        <p className="panel-empty">{empty}</p>
      )}
    </section>
  );
}
