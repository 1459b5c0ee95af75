import { useMemo } from "react";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import { AIRPORT_LOCATION, type Point } from "../../contract/places/place-points.ts";
import { read } from "../api/read.ts";
import { useRead } from "../api/use-read.ts";
import { useStrings } from "../language/language-context.ts";
import { RideMap } from "../map/ride-map.tsx";

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
};

/** The drive between the airport and the reader's position. */
export default function DriveMap({ end, line, toAirport }: DriveMapProps) {
  const text = useStrings("airport");
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
      ...(end ? [endMarker(end, toAirport, text.you)] : []),
    ],
    [end, toAirport, text],
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

function endMarker({ point, name, own }: DriveEnd, toAirport: boolean, you: string) {
  if (own || name === null) return { id: "me", kind: "me" as const, label: you, ...point };
  const kind = toAirport ? ("start" as const) : ("end" as const);
  return { id: "place", kind, name, label: name, ...point };
}
