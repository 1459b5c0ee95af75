import { useMemo } from "react";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import { AIRPORT_LOCATION } from "../../contract/places/place-points.ts";
import { read } from "../api/read.ts";
import { useRead } from "../api/use-read.ts";
import { useStrings } from "../language/language-context.ts";
import { RideMap } from "../map/ride-map.tsx";
import type { OwnPosition } from "./use-own-position.ts";

type DriveMapProps = {
  readonly position: OwnPosition | null;
  readonly line: readonly (readonly [number, number])[] | null;
  readonly toAirport: boolean;
};

/** The drive between the airport and the reader's position. */
export default function DriveMap({ position, line, toAirport }: DriveMapProps) {
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
      ...(position ? [{ id: "me", kind: "me" as const, label: text.you, ...position.point }] : []),
    ],
    [position, toAirport, text],
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
