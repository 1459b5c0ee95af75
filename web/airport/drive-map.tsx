import { useMemo } from "react";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import { AIRPORT_LOCATION, type Point } from "../../domain/places/place-points.ts";
import { read } from "../api/read.ts";
import { useRead } from "../api/use-read.ts";
import { useStrings } from "../language/language-context.ts";
import { useFormats } from "../language/formats.ts";
import type { MapMarker } from "../map/map-marker.ts";
import { RideMap } from "../map/ride-map.tsx";
import type { ChosenPlace } from "../places/chosen-place.ts";
import { KNOWN_ZONES, type ZonePrice, useZonePrices } from "./use-zone-prices.ts";

/** The end of a drive that is not the airport. */
export type DriveEnd = {
  readonly point: Point;
  readonly name: string | null;
  /** It is where the reader is, or stands for that. */
  readonly own: boolean;
};

type DriveMapProps = {
  readonly end: DriveEnd | null;
  readonly line: readonly (readonly [number, number])[] | null;
  readonly toAirport: boolean;
  readonly onZone: (zone: ChosenPlace) => void;
};

/** The drive between the airport and its other end, and what each zone costs: a tap on a price goes there. */
export default function DriveMap({ end, line, toAirport, onZone }: DriveMapProps) {
  const text = useStrings("airport");
  const formats = useFormats();
  const { prices } = useZonePrices();
  const config = useRead(read(getConfigEndpoint)).data;
  const markers = useMemo(
    () => [
      {
        id: "airport",
        kind: toAirport ? ("end" as const) : ("start" as const),
        name: text.airport,
        label: text.airport,
        ...AIRPORT_LOCATION,
      },
      ...byFame(prices ?? []).flatMap((price) =>
        zoneMarker(price, end, formats.shortUsd(price.fare), onZone),
      ),
      ...(end && !isZone(end, prices) ? [endMarker(end, toAirport, text.you)] : []),
    ],
    [end, toAirport, text, prices, formats, onZone],
  );
  const routes = useMemo(() => (line ? [{ line }] : []), [line]);
  return (
    <RideMap
      label={text.mapLabel}
      markers={markers}
      routes={routes}
      googleKey={config?.map.google_key ?? null}
    />
  );
}

function byFame(prices: readonly ZonePrice[]): ZonePrice[] {
  const known = KNOWN_ZONES.flatMap((name) => prices.filter(({ zone }) => zone === name));
  return [...known, ...prices.filter(({ zone }) => !KNOWN_ZONES.some((known) => known === zone))];
}

/** The price of a zone on its place; the one the drive goes to stands out. */
function zoneMarker(
  { zone, name, place }: ZonePrice,
  end: DriveEnd | null,
  price: string,
  onZone: (zone: ChosenPlace) => void,
): MapMarker[] {
  if (place === null || place.lat === null || place.lng === null) return [];
  const isEnd = isAt(end, place);
  return [
    {
      id: `zone ${zone}`,
      kind: "price",
      name,
      badge: price,
      label: `${name}, ${price}`,
      lat: place.lat,
      lng: place.lng,
      ...(isEnd ? { tone: "live" } : {}),
      onSelect: () => onZone(place),
    },
  ];
}

function isZone(end: DriveEnd, prices: readonly ZonePrice[] | null): boolean {
  return prices?.some(({ place }) => isAt(end, place)) ?? false;
}

function isAt(end: DriveEnd | null, place: ChosenPlace | null): boolean {
  return end !== null && !end.own && end.point.lat === place?.lat && end.point.lng === place.lng;
}

function endMarker({ point, name, own }: DriveEnd, toAirport: boolean, you: string) {
  if (own || name === null) return { id: "me", kind: "me" as const, label: you, ...point };
  const kind = toAirport ? ("start" as const) : ("end" as const);
  return { id: "place", kind, name, label: name, ...point };
}
