import { useMemo } from "react";
import { paths } from "../../router/paths.ts";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import type { Driver } from "../../../contract/drivers/driver.ts";
import { getDirectionsEndpoint } from "../../../contract/places/places.endpoints.ts";
import { ABOARD, isOneOf } from "../../../contract/rides/ride-states.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { read } from "../../api/read.ts";
import { useRead, useReads } from "../../api/use-read.ts";
import { useAssignedRides, useDrivers } from "../live/dispatch-lists.ts";
import { DriverStatusBadge } from "../driver-status-badge.tsx";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import type { MapMarker } from "../../map/map-marker.ts";
import { RideMap } from "../../map/ride-map.tsx";
import { Link } from "../../router/link.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { DispatchTop } from "../shell/dispatch-top.tsx";
import cardStyles from "../../ui/card.module.css";
import panelStyles from "../../ui/panel.module.css";
import rideLineStyles from "../ride/ride-line.module.css";
import twoColumnsStyles from "../two-columns.module.css";
import styles from "./map-screen.module.css";

const NOBODY: readonly Driver[] = [];
const NO_RIDES: readonly Ride[] = [];

/** Where the drivers are, what they do, and the rides under way. */
export function MapScreen() {
  const text = useStrings("dispatch/board");
  const dispatchText = useStrings("dispatch");
  const formats = useFormats();
  const words = useDispatchTexts();
  const roster = useDrivers();
  const drivers = roster.data ?? NOBODY;
  const rides = useAssignedRides().data ?? NO_RIDES;
  const googleKey = useRead(read(getConfigEndpoint)).data?.map.google_key ?? null;
  const underWay = useMemo(() => rides.filter((ride) => isOneOf(ABOARD, ride.status)), [rides]);
  const routes = useRoutesOf(underWay);
  const markers = useMemo(
    () => [...drivers.flatMap(carOf), ...underWay.flatMap(endsOf)],
    [drivers, underWay],
  );
  const placed = drivers.filter((driver) => driver.lat !== null);
  const unseen = drivers.filter((driver) => driver.lat === null && driver.status !== "inactive");

  return (
    <>
      <DispatchTop title={dispatchText.liveMap} />
      <QueryView
        query={roster}
        loading={dispatchText.loadingDrivers}
        failed={(error) => words.inContext(dispatchText.contextDrivers, error)}
      />
      <div className={twoColumnsStyles.columns}>
        <div className={styles.deskMap}>
          <RideMap label={text.mapLabel} markers={markers} routes={routes} googleKey={googleKey} />
        </div>
        <div className="stack">
          <section className={panelStyles.panel} aria-labelledby="map-drivers">
            <div className={panelStyles.head}>
              <h2 id="map-drivers">{dispatchText.drivers}</h2>
            </div>
            {roster.data !== undefined && placed.length === 0 && (
              <p className={panelStyles.empty}>{dispatchText.noDriversNow}</p>
            )}
            <ul>
              {placed.map((driver) => (
                <li className={rideLineStyles.line} key={driver.id}>
                  <Link className="strong" to={paths.operatorDriver(driver.id)}>
                    {driver.name}
                  </Link>
                  <DriverStatusBadge status={driver.status} />
                  <span className={rideLineStyles.who}>
                    {driver.location}
                    {driver.located_at !== null && `, ${text.seenAt(formats.time(driver.located_at))}`}
                  </span>
                </li>
              ))}
            </ul>
          </section>
          {unseen.length > 0 && (
            <section className={`small ${cardStyles.card}`}>
              <h2>{text.notOnMap}</h2>
              <p>{unseen.map((driver) => driver.name).join(", ")}</p>
              <p className="muted">{text.noPosition}</p>
            </section>
          )}
        </div>
      </div>
    </>
  );
}

const TONES = { available: "live", on_ride: "busy", offline: "off", inactive: "off" } as const;

/** Cars that stand close cover each other, so the list beside the map is what is pressed. */
function carOf(driver: Driver): MapMarker[] {
  const { lat, lng } = driver;
  if (lat === null || lng === null) return [];
  const name = driver.name;
  return [
    {
      id: `driver-${driver.id}`,
      kind: "car",
      name,
      label: name,
      tone: TONES[driver.status],
      lat,
      lng,
    },
  ];
}

function endsOf(ride: Ride): MapMarker[] {
  const label = `#${ride.id} ${ride.dropoff_location}`;
  if (ride.dropoff_lat === null || ride.dropoff_lng === null) return [];
  return [
    {
      id: `end-${ride.id}`,
      kind: "end",
      name: `#${ride.id}`,
      label,
      lat: ride.dropoff_lat,
      lng: ride.dropoff_lng,
    },
  ];
}

function useRoutesOf(rides: readonly Ride[]): readonly Route[] {
  const placed = rides.filter((ride) => ride.pickup_lat !== null && ride.dropoff_lat !== null);
  const answers = useReads(
    placed.map((ride) => {
      const query = {
        from: `${ride.pickup_lat},${ride.pickup_lng}`,
        to: `${ride.dropoff_lat},${ride.dropoff_lng}`,
      };
      return read(getDirectionsEndpoint, { query }, Infinity);
    }),
  );
  return answers.flatMap(({ data }) => (data === undefined ? [] : [{ line: data.geometry }]));
}

type Route = NonNullable<Parameters<typeof RideMap>[0]["routes"]>[number];
