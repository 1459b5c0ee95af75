import { useMemo } from "react";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import type { Driver } from "../../../contract/drivers/driver.ts";
import { UNDER_WAY, isOneOf } from "../../../domain/rides/ride-states.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import type { MapMarker } from "../../map/map-marker.ts";
import { RideMap } from "../../map/ride-map.tsx";
import { stopMarkers } from "../../map/stop-markers.ts";
import { useSameList } from "../../map/use-same-list.ts";
import { useDrivers } from "../live/dispatch-lists.ts";
import { useStrings } from "../../language/language-context.ts";
import { carOf, endOf, looksTheSame, startOf } from "./desk-markers.ts";
import { wayOf } from "./ride-way.ts";
import styles from "./map-screen.module.css";

const NOBODY: readonly Driver[] = [];

/** Where one ride goes, and where its driver is until it has ended; nothing where neither is known. */
export function RideMapPanel({ ride }: { readonly ride: Ride }) {
  const text = useStrings("dispatch/cockpit");
  const drivers = useDrivers().data ?? NOBODY;
  const googleKey = useRead(read(getConfigEndpoint)).data?.map.google_key ?? null;
  const way = useRead(wayOf(ride)).data?.geometry;
  const routes = useMemo(() => (way === undefined ? [] : [{ line: way }]), [way]);
  const markers = useSameList(
    useMemo(() => markersOf(ride, drivers), [ride, drivers]),
    looksTheSame,
  );
  if (markers.length === 0) return null;
  return (
    <section className={styles.rideMap} aria-label={text.map}>
      <RideMap label={text.map} markers={markers} routes={routes} googleKey={googleKey} />
    </section>
  );
}

function markersOf(ride: Ride, drivers: readonly Driver[]): MapMarker[] {
  const isOpen = isOneOf(UNDER_WAY, ride.status);
  const driver = isOpen ? drivers.find(({ id }) => id === ride.driver_id) : undefined;
  const ends = [startOf(ride), ...stopMarkers(ride.stops), endOf(ride)];
  return [...ends, driver === undefined ? null : carShown(driver)].filter((marker) => marker !== null);
}

/** The car, which here is only looked at. */
function carShown(driver: Driver): MapMarker | null {
  const car = carOf(driver, { label: driver.name, onSelect: () => undefined });
  if (car === null) return null;
  const { onSelect: _nothing, ...shown } = car;
  return shown;
}
