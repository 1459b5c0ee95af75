import { type ComponentProps, type ReactNode, useId, useMemo } from "react";
import { officePaths } from "../../router/office-paths.ts";
import type { Driver } from "../../../contract/drivers/driver.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { isToday } from "../../ui/is-today.ts";
import { useDispatch } from "../live/dispatch-context.ts";
import { useDue } from "../live/use-due.ts";
import { isOnOffer, useOffers, useUnanswered } from "../live/use-offers.ts";
import { DriverMark } from "../../rides/driver-mark.tsx";
import { dueOf } from "../ride/due.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { useNow } from "../use-now.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useWhereabouts } from "../../places/whereabouts.ts";
import { Link } from "../../router/link.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { DeskLines } from "../ride/desk-lines.tsx";
import { GoneRide, GoneStatus } from "../ride/gone-ride.tsx";
import { RideLine } from "../ride/ride-line.tsx";
import { useFrozenOrder } from "../use-frozen-order.ts";
import { classNames } from "../../ui/class-names.ts";
import { useMedia } from "../../ui/use-media.ts";
import { RideState } from "../ride/ride-state.tsx";
import { DUE_CLASS } from "../ride/due-class.ts";
import { useMoment } from "../../ui/use-moment.ts";
import dueStyles from "../ride/due.module.css";
import panelStyles from "../../ui/panel.module.css";
import requestStyles from "./request.module.css";
import styles from "./dashboard-sections.module.css";

/** A window on a desk whose height has room for more. */
const HIGH = "(min-width: 60.01rem) and (min-height: 60rem)";

/** How many rows of each list stand on the dashboard. */
function useMostRows(): number {
  return useMedia(HIGH) ? 10 : 5;
}

/** The rides nobody has said yes to, the most urgent without a driver in orange. */
export function PendingRequests({ rides: pending }: { readonly rides: readonly Ride[] }) {
  const mostRows = useMostRows();
  const text = useStrings("dispatch");
  const ridesText = useStrings("rides");
  const words = useDispatchTexts();
  const formats = useFormats();
  const now = useNow();
  const { assign } = useDispatch();
  const rides = useUnanswered(pending);
  const { rows, holding } = useFrozenOrder(rides);
  const first = rows.find(({ row }) => row.status === "Pending")?.row;
  return (
    <Panel
      title={text.pendingRequests}
      more={<Link to={officePaths.operatorPendingRides}>{text.viewAll}</Link>}
      empty={rows.length === 0 ? text.noPendingNow : null}
      holding={holding}
    >
      {rows.slice(0, mostRows).map(({ row: ride, gone }) => {
        const due = dueOf(ride, now);
        return (
          <li
            key={ride.id}
            className={classNames(
              requestStyles.request,
              ...(gone ? [panelStyles.gone] : [dueStyles.edge, DUE_CLASS[due.tone]]),
            )}
            data-ride={ride.id}
          >
            <div>
              <span className={requestStyles.time}>{formats.time(ride.ride_datetime)}</span>
              {!isToday(ride.ride_datetime, now) && (
                <span className={requestStyles.day}>{formats.shortDate(ride.ride_datetime)}</span>
              )}
              <span className={classNames(dueStyles.due, !gone && DUE_CLASS[due.tone])}>
                {words.due({ ...due, why: null })}
              </span>
            </div>
            <DeskLines ride={ride} className={requestStyles.ends} />
            <div>
              <span className="strong">{ride.rider_name}</span>
              <br />
              <span className="muted tiny">
                {text.people(ride.passenger_count)}, {ridesText.bags(ride.luggage_count)}
              </span>
            </div>
            {gone && <GoneRide ride={ride} />}
            {!gone && ride.status !== "Pending" && <RideState ride={ride} />}
            {!gone && ride.status === "Pending" && (
              <Button
                size="dense"
                tone={ride === first ? "action" : "line"}
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

/** Drivers who could take a ride now. */
export function AvailableDrivers({ drivers }: { readonly drivers: readonly Driver[] }) {
  const mostRows = useMostRows();
  const text = useStrings("dispatch");
  const ridesText = useStrings("rides");
  const whereabouts = useWhereabouts();
  const free = drivers.filter((driver) => driver.status === "available");
  const { rows, holding } = useFrozenOrder(free);
  return (
    <Panel
      title={text.availableDrivers}
      more={<Link to={officePaths.operatorDrivers}>{text.manage}</Link>}
      empty={rows.length === 0 ? text.noDriversNow : null}
      listClass={styles.available}
      holding={holding}
    >
      {rows.slice(0, mostRows).map(({ row: driver, gone }) => (
        <li key={driver.id} className={gone ? `${styles.driver} ${panelStyles.gone}` : styles.driver}>
          <DriverMark id={driver.id} name={driver.name} className={styles.avatar} />
          <span>
            <span className="strong">{driver.name}</span>
            <br />
            <span className="muted tiny">
              {ridesText.vehicleType[driver.profile.vehicle_type]},{" "}
              {whereabouts(driver.profile.current_location ?? (driver.vehicle || text.noVehicle))}
            </span>
          </span>
          <ButtonLink
            tone="quiet"
            size="compact"
            to={officePaths.operatorDriver(driver.id)}
            aria-label={`${text.view}, ${driver.name}`}
          >
            {text.view}
          </ButtonLink>
        </li>
      ))}
    </Panel>
  );
}

/** The rides drivers have, the soonest first; what is only on offer stands with those that wait. */
export function ActiveRides({ rides: assigned }: { readonly rides: readonly Ride[] }) {
  const mostRows = useMostRows();
  const text = useStrings("dispatch");
  const { notAssigned } = useStrings("rides/booked");
  const moment = useMoment();
  const words = useDispatchTexts();
  const soonOf = useDue();
  const offers = useOffers();
  const rides = useMemo(() => assigned.filter((ride) => !isOnOffer(ride, offers)), [assigned, offers]);
  const { rows, holding } = useFrozenOrder(rides);
  return (
    <Panel
      title={text.activeRides}
      more={<Link to={officePaths.operatorAssignedRides}>{text.monitor}</Link>}
      empty={rows.length === 0 ? text.noActiveNow : null}
      holding={holding}
    >
      {rows.slice(0, mostRows).map(({ row: ride, gone }) => (
        <RideLine key={ride.id} ride={ride} gone={gone}>
          {gone ? (
            <GoneStatus ride={ride} />
          ) : (
            <>
              <RideState ride={ride} /> {ride.driver_name ?? notAssigned}, {moment(ride.ride_datetime)}
              {ride.assigned_time && <>, {text.assignedAt(moment(ride.assigned_time))}</>}
              {soonOf(ride).tone !== "later" && (
                <span className={classNames(dueStyles.due, DUE_CLASS[soonOf(ride).tone])}>
                  {words.due(soonOf(ride))}
                </span>
              )}
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
  /** Shown in place of the rows when there are none. */
  readonly empty: string | null;
  readonly listClass?: string;
  /** Keeps the rows in place while they are in use. */
  readonly holding: ComponentProps<"ul">;
  readonly children: ReactNode;
};

function Panel({ title, more, empty, listClass, holding, children }: PanelProps) {
  const id = useId();
  return (
    <section className={panelStyles.panel} aria-labelledby={id}>
      <div className={panelStyles.head}>
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      {empty === null ? (
        <ul className={listClass} {...holding}>
          {children}
        </ul>
      ) : (
        <p className={panelStyles.empty}>{empty}</p>
      )}
    </section>
  );
}
