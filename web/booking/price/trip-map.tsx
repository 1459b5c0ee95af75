import { useMemo } from "react";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import type { Point } from "../../../domain/places/place-points.ts";
import { getDirectionsEndpoint } from "../../../contract/places/routes.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useAction } from "../../api/use-action.ts";
import { useLanguage, useLateStrings, useStrings } from "../../language/language-context.ts";
import { RideMap } from "../../map/ride-map.tsx";
import { stopMarkers } from "../../map/stop-markers.ts";
import { locationProblem } from "../../places/find-own-place.ts";
import { useLocatedName } from "../../places/located-place.ts";
import { findReachablePlace } from "../../places/reachable-place.ts";
import { viaQuery } from "../../places/via.ts";
import { Note } from "../../ui/note.tsx";
import { stopsToSend } from "../stops.ts";
import type { BookingFlow } from "../use-booking-flow.ts";
import styles from "./trip-map.module.css";

/** The drive on the map; the pickup can be dragged to the right door, and the price follows. */
export function TripMap({ flow }: { readonly flow: BookingFlow }) {
  const text = useStrings("booking/price");
  const nameOf = useLocatedName();
  const placesText = useStrings("places");
  const mapWords = useStrings("map");
  const config = useRead(read(getConfigEndpoint)).data;
  const { pickup, dropoff, stops: draftStops } = flow.draft;
  const from = pointOf(pickup);
  const to = pointOf(dropoff);
  const directions = useRead(
    from === null || to === null
      ? null
      : read(getDirectionsEndpoint, {
          query: {
            from: `${from.lat},${from.lng}`,
            to: `${to.lat},${to.lng}`,
            ...viaQuery(stopsToSend(draftStops)),
          },
        }),
  );
  const { language } = useLanguage();
  const {
    run: movePickup,
    data: moved,
    error: notMoved,
  } = useAction(async (to: Point) => {
    const reachable = await findReachablePlace(to, language);
    flow.price({ pickup: { text: nameOf(reachable.place), ...reachable.point } });
    return reachable;
  });

  const markers = useMemo(
    () => [
      ...(pickup.lat !== null && pickup.lng !== null
        ? [
            {
              id: "pickup",
              kind: "start" as const,
              name: pickup.text,
              label: pickup.text,
              lat: pickup.lat,
              lng: pickup.lng,
              onMove: movePickup,
            },
          ]
        : []),
      ...stopMarkers(stopsToSend(draftStops)),
      ...(dropoff.lat !== null && dropoff.lng !== null
        ? [
            {
              id: "dropoff",
              kind: "end" as const,
              name: dropoff.text,
              label: dropoff.text,
              lat: dropoff.lat,
              lng: dropoff.lng,
            },
          ]
        : []),
    ],
    [pickup, dropoff, draftStops, movePickup],
  );
  const routes = useMemo(
    () => (directions.data ? [{ line: directions.data.geometry }] : []),
    [directions.data],
  );
  const problem = notMoved ? locationProblem(notMoved) : null;
  const lost = useLateStrings("places/finding", "places", problem !== null)?.lost;
  return (
    <>
      <div className={styles.tripMap}>
        <RideMap
          label={text.mapOf(pickup.text, dropoff.text)}
          markers={markers}
          routes={routes}
          googleKey={config?.map.google_key ?? null}
        />
      </div>
      {directions.error !== null && <Note tone="warn">{mapWords.directionsFailed}</Note>}
      {moved?.sentence && <Note tone="warn">{moved.sentence}</Note>}
      {problem && <Note tone="warn">{problem === "failed" ? placesText.failed : lost?.[problem]}</Note>}
    </>
  );
}

function pointOf({ lat, lng }: { lat: number | null; lng: number | null }): Point | null {
  return lat === null || lng === null ? null : { lat, lng };
}
