import type { KeyboardEvent } from "react";
import { curacaoDate } from "../../../contract/curacao-time.ts";
import type { Driver } from "../../../contract/drivers/driver.ts";
import { VEHICLES } from "../../../contract/fares/vehicles.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { DriverMark } from "../../dispatch/driver-mark.tsx";
import { DriverStatusBadge } from "../../dispatch/driver-status-badge.tsx";
import { useNow } from "../../dispatch/use-now.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";

type DriverChoiceProps = {
  readonly driver: Driver;
  readonly ride: Ride;
  /** False once he may no longer be given it; he keeps his place while the list is looked at. */
  readonly open: boolean;
  readonly checked: boolean;
  readonly tabIndex: number;
  readonly onChoose: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** A driver as a choice for a ride: who he is, what he does now and next, and how soon he is there. */
export function DriverChoice({
  driver,
  ride,
  open,
  checked,
  tabIndex,
  onChoose,
  onKeyDown,
}: DriverChoiceProps) {
  const text = useMessages("desk");
  const ridesText = useMessages("rides");
  const { match } = driver;
  const minutes = match?.minutes ?? null;
  const { bags } = VEHICLES[driver.profile.vehicle_type];
  const room = [text.seats(driver.seats), ...(bags === null ? [] : [ridesText.bags(bags)])].join(", ");
  return (
    <button
      type="button"
      role="radio"
      className="dc"
      aria-checked={checked}
      tabIndex={tabIndex}
      data-driver={driver.id}
      aria-disabled={!open || undefined}
      onClick={() => open && onChoose()}
      onKeyDown={onKeyDown}
    >
      <DriverMark id={driver.id} name={driver.name} />
      <span>
        <span className="strong">{driver.name}</span>
        {match?.best === true && <span className="best">{text.best}</span>}
        <br />
        {text.idOf(driver.id)}, {ridesText.vehicleType[driver.profile.vehicle_type] ?? text.noVehicle},{" "}
        {match?.seats_fit === false ? (
          <span className="warn-text">{text.tooSmall(room)}</span>
        ) : (
          text.seats(driver.seats)
        )}
        <br />
        {driver.phone || text.noPhone}
      </span>
      <span>
        <DriverStatusBadge status={driver.status} />
        <br />
        <Whereabouts driver={driver} />
        <br />
        <Schedule driver={driver} ride={ride} />
      </span>
      <span className="min">
        {minutes ?? text.notAvailable}
        <small>{minutes === null ? text.toPickup : text.minutes}</small>
      </span>
    </button>
  );
}

function Whereabouts({ driver }: { readonly driver: Driver }) {
  const text = useMessages("desk");
  const formats = useFormats();
  const place = driver.profile.current_location ?? text.unknownLocation;
  const km = driver.match?.distance_km ?? null;
  return km === null ? place : text.kmAway(place, formats.km(km));
}

/** An overlap before all else, then the job he has, the one after it, and how much he has done today. */
function Schedule({ driver, ride }: { readonly driver: Driver; readonly ride: Ride }) {
  const text = useMessages("desk");
  const formats = useFormats();
  const now = useNow();
  const { match, current_ride: current, next_ride: next } = driver;
  if (match?.overlap) {
    return (
      <span className="warn-text">
        {text.overlaps(match.overlap.id, formats.time(match.overlap.ride_datetime))}
      </span>
    );
  }
  if (match?.refused === true) return <span className="warn-text">{text.refused}</span>;
  const nextOf = (at: string) =>
    curacaoDate(new Date(at)) === curacaoDate(now)
      ? text.nextAt(formats.time(at))
      : text.nextOn(formats.shortDateTime(at));
  const job =
    current !== null && current.id !== ride.id
      ? text.busyUntil(current.id, formats.time(current.ends_at))
      : next !== null
        ? nextOf(next.ride_datetime)
        : text.noNext;
  return (
    <span className="muted">
      {text.ridesToday(driver.rides_today)}. {job}
    </span>
  );
}
