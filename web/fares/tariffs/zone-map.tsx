import { useMemo } from "react";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import type { ResultOf } from "../../../contract/endpoint.ts";
import { listFareZonesEndpoint } from "../../../contract/fares/fare-tables.endpoints.ts";
import { zoneName } from "../../../domain/fares/zone-names.ts";
import type { ZoneKey } from "../../../domain/fares/zones.ts";
import { AIRPORT_LOCATION } from "../../../domain/places/place-points.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import type { MapMarker } from "../../map/map-marker.ts";
import type { MapPoint } from "../../map/map-point.ts";
import { RideMap } from "../../map/ride-map.tsx";
import styles from "./zone-map.module.css";
import type { ZoneRate } from "./zone-rates.ts";

type Zones = ResultOf<typeof listFareZonesEndpoint>["results"];
const NO_ZONES: Zones = [];
/** The whole island. */
const NO_FOCUS: readonly MapPoint[] = [];

type ZoneMapProps = {
  readonly rates: readonly ZoneRate[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
};

/** The zones on the island, and each rate on a tag at one of its zones; a press marks it. */
export function ZoneMap({ rates, chosen, onChoose }: ZoneMapProps) {
  const text = useStrings("fares/tariffs");
  const { language } = useLanguage();
  const { shortUsd } = useFormats();
  const config = useRead(read(getConfigEndpoint)).data;
  const zones = useRead(read(listFareZonesEndpoint)).data?.results ?? NO_ZONES;
  const areas = useMemo(
    () =>
      zones.map(({ zone, circles }) => ({
        id: zone,
        name: zoneName(zone, language),
        circles: circles.map(({ lat, lng, radius_km }) => ({ lat, lng, radiusM: radius_km * 1000 })),
      })),
    [zones, language],
  );
  const markers = useMemo((): readonly MapMarker[] => {
    const airport = { id: "airport", kind: "start" as const, name: text.airport, label: text.airport };
    const tags = rates
      .flatMap((rate) => pointsFor(rate, zones))
      // The most crowded first: the others find room beside it.
      .toSorted((one, other) => one.room - other.room)
      .map(({ rate, lat, lng }): MapMarker => {
        const [was, is] = [shortUsd(rate.was), shortUsd(rate.is)];
        const names = rate.zones.map((zone) => zoneName(zone, language)).join(", ");
        return {
          id: rate.id,
          kind: "price",
          lat,
          lng,
          ...(was === is ? {} : { name: `${was} →` }),
          badge: is,
          label: `${names}: ${was === is ? is : `${was} → ${is}`}`,
          ...(rate.id === chosen ? { tone: "live" as const } : {}),
          onSelect: () => onChoose(rate.id),
        };
      });
    return [{ ...airport, ...AIRPORT_LOCATION }, ...tags];
  }, [text, rates, zones, language, shortUsd, chosen, onChoose]);
  return (
    <div className={styles.map}>
      <RideMap
        label={text.mapLabel}
        markers={markers}
        areas={areas}
        focus={NO_FOCUS}
        googleKey={config?.map.google_key ?? null}
      />
    </div>
  );
}

/** Of the zones of a rate the one that lies furthest from those of others, with how far that is; none before they are read. */
function pointsFor(rate: ZoneRate, zones: Zones) {
  const centres = zones.flatMap(({ zone, circles: [first] }) =>
    first ? [{ zone, lat: first.lat, lng: first.lng }] : [],
  );
  const isOwn = ({ zone }: { zone: ZoneKey }) => rate.zones.includes(zone);
  const others = centres.filter((centre) => !isOwn(centre));
  const roomAt = (point: MapPoint) =>
    Math.min(...others.map(({ lat, lng }) => Math.hypot(lat - point.lat, lng - point.lng)));
  return centres
    .filter(isOwn)
    .map(({ lat, lng }) => ({ rate, lat, lng, room: roomAt({ lat, lng }) }))
    .toSorted((one, other) => other.room - one.room)
    .slice(0, 1);
}
