import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import type { Driver } from "../../../contract/drivers/driver.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { RideMap } from "../../map/ride-map.tsx";
import { useSameList } from "../../map/use-same-list.ts";
import { useDrivers } from "../live/dispatch-lists.ts";
import { carId, endOf, looksTheSame, startOf, waitingSoon } from "../map/desk-markers.ts";
import { wayOf } from "../map/ride-way.ts";
import { useClusterText, useDeskMarkers } from "../map/use-desk-markers.ts";
import { useNow } from "../use-now.ts";
import styles from "./cockpit.module.css";

const NOBODY: readonly Driver[] = [];
const NO_RIDES: readonly Ride[] = [];

type CockpitMapProps = {
  readonly pending: readonly Ride[];
  readonly selected: Ride | null;
  readonly onSelect: (id: number) => void;
};

/** Cars, passengers who wait, and the way of the chosen ride. */
export function CockpitMap({ pending, selected, onSelect }: CockpitMapProps) {
  const text = useStrings("dispatch/cockpit");
  const boardText = useStrings("dispatch/board");
  const now = useNow();
  const drivers = useDeferredValue(useDrivers().data ?? NOBODY);
  const googleKey = useRead(read(getConfigEndpoint)).data?.map.google_key ?? null;
  const [followed, setFollowed] = useState<number | null>(null);
  const stop = useCallback(() => setFollowed(null), []);
  const waiting = useMemo(() => waitingSoon(pending, now), [pending, now]);
  const onRide = useCallback(({ id }: Ride) => onSelect(id), [onSelect]);
  const desk = useDeskMarkers({ drivers, waiting, underWay: NO_RIDES, now, onFollow: setFollowed, onRide });
  const ends = useMemo(
    () => (selected === null ? [] : [startOf(selected), endOf(selected)].filter((end) => end !== null)),
    [selected],
  );
  const markers = useSameList(
    useMemo(() => [...ends, ...desk], [ends, desk]),
    looksTheSame,
  );
  const way = useRead(selected && wayOf(selected)).data?.geometry;
  const routes = useMemo(() => (way === undefined ? [] : [{ line: way }]), [way]);
  const isSeen = drivers.some(({ id, lat }) => id === followed && lat !== null);
  const follow = useMemo(
    () => (followed === null || !isSeen ? null : { id: carId(followed), onEnd: stop }),
    [followed, isSeen, stop],
  );
  return (
    <section className={styles.map} aria-label={text.map}>
      <RideMap
        label={boardText.mapLabel}
        markers={markers}
        routes={routes}
        clusterText={useClusterText()}
        follow={follow}
        googleKey={googleKey}
      />
    </section>
  );
}
