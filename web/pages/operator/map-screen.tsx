import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { paths } from "../../app/paths.ts";
import { getConfig } from "../../../contract/company/company.endpoints.ts";
import type { Driver } from "../../../contract/drivers/driver.ts";
import { getDirections } from "../../../contract/places/places.endpoints.ts";
import { ABOARD, isOneOf } from "../../../contract/rides/ride-states.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { endpointQuery } from "../../api/endpoint-query.ts";
import { useAssignedRides, useDrivers } from "../../dispatch/desk-lists.ts";
import { DriverStatusBadge } from "../../dispatch/driver-status-badge.tsx";
import { useDeskWords } from "../../dispatch/use-desk-words.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import type { MapMarker } from "../../map/map-marker.ts";
import { RideMap } from "../../map/ride-map.tsx";
import { Link } from "../../router/link.tsx";
import { ErrorNote } from "../../ui/note.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import { DeskTop } from "./desk-top.tsx";

const NOBODY: readonly Driver[] = [];
const NO_RIDES: readonly Ride[] = [];

/** Where the drivers are, what they do, and the rides under way. */
export function MapScreen() {
  const text = useMessages("board");
  const desk = useMessages("desk");
  const formats = useFormats();
  const words = useDeskWords();
  const roster = useDrivers();
  const drivers = roster.data ?? NOBODY;
  const rides = useAssignedRides().data ?? NO_RIDES;
  const googleKey = useQuery(endpointQuery(getConfig)).data?.map.google_key ?? null;
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
      <DeskTop title={desk.liveMap} />
      {roster.isPending && <Waiting label={desk.loadingDrivers} />}
      {roster.isError && (
        <ErrorNote onRetry={() => void roster.refetch()}>
          {words.inContext(desk.contextDrivers, roster.error)}
        </ErrorNote>
      )}
      <div className="cols2">
        <div className="desk-map">
          <RideMap label={text.mapLabel} markers={markers} routes={routes} googleKey={googleKey} />
        </div>
        <div className="stack">
          <section className="panel" aria-labelledby="map-drivers">
            <div className="h">
              <h2 id="map-drivers">{desk.drivers}</h2>
            </div>
            {roster.isSuccess && placed.length === 0 && <p className="panel-empty">{desk.noDriversNow}</p>}
            <ul>
              {placed.map((driver) => (
                <li className="act" key={driver.id}>
                  <Link className="strong" to={paths.operatorDriver(driver.id)}>
                    {driver.name}
                  </Link>
                  <DriverStatusBadge status={driver.status} />
                  <span className="act-who">
                    {driver.location}
                    {driver.located_at !== null && `, ${text.seenAt(formats.time(driver.located_at))}`}
                  </span>
                </li>
              ))}
            </ul>
          </section>
          {unseen.length > 0 && (
            <section className="card small">
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

function useRoutesOf(rides: readonly Ride[]) {
  return useQueries({
    queries: rides.map((ride) => ({
      ...endpointQuery(getDirections, {
        query: {
          from: `${ride.pickup_lat},${ride.pickup_lng}`,
          to: `${ride.dropoff_lat},${ride.dropoff_lng}`,
        },
      }),
      enabled: ride.pickup_lat !== null && ride.dropoff_lat !== null,
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: linesOf,
  });
}

function linesOf(
  answers: readonly { readonly data: { readonly geometry: Route["line"] } | undefined }[],
): Route[] {
  return answers.flatMap(({ data }) => (data === undefined ? [] : [{ line: data.geometry }]));
}

type Route = NonNullable<Parameters<typeof RideMap>[0]["routes"]>[number];
