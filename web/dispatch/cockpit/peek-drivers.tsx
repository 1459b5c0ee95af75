import type { Driver } from "../../../contract/drivers/driver.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useStrings } from "../../language/language-context.ts";
import { classNames } from "../../ui/class-names.ts";
import { driverStatusWord } from "../driver-status-badge.tsx";
import { useDriversFor } from "../live/use-drivers-for.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import styles from "./ride-peek.module.css";

const MOST_DRIVERS = 5;

/** Drivers who could be at the pickup soonest, with room for everyone, in the order of the dialog. */
export function PeekDrivers({ ride }: { readonly ride: Ride }) {
  const text = useStrings("dispatch/cockpit");
  const dispatchText = useStrings("dispatch");
  const types = useStrings("rides").vehicleType;
  const words = useDispatchTexts();
  const nearest = nearestOf(useDriversFor(ride)).filter(({ driver }) => driver.id !== ride.driver_id);
  if (nearest.length === 0) return null;
  return (
    <ul className={styles.drivers} aria-label={text.nearest}>
      {nearest.slice(0, MOST_DRIVERS).map(({ driver, minutes }) => (
        <li key={driver.id} className={classNames(driver.match?.best === true && styles.best)}>
          <b>{driver.name}</b>
          <span className={styles.about}>
            {types[driver.profile.vehicle_type]}
            {/* The minutes count the ride under way; who is off shift has to be rung. */}
            {driver.status === "offline" && `, ${driverStatusWord(driver.status, dispatchText)}`}
          </span>
          <span className={styles.minutes}>{words.minutes(minutes)}</span>
        </li>
      ))}
    </ul>
  );
}

function nearestOf(drivers: readonly Driver[]) {
  return drivers.flatMap((driver) => {
    const minutes = driver.match?.minutes ?? null;
    const isHeldBack =
      driver.status === "inactive" ||
      driver.match?.seats_fit === false ||
      driver.papers_expired ||
      driver.out_of_service;
    return minutes === null || isHeldBack ? [] : [{ driver, minutes }];
  });
}
