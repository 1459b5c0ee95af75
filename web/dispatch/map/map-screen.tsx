import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import type { Driver } from "../../../contract/drivers/driver.ts";
import { ABOARD, isOneOf } from "../../../domain/rides/ride-states.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { read } from "../../api/read.ts";
import { useRead, useReads } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import type { MapRoute } from "../../map/map-route.ts";
import { RideMap } from "../../map/ride-map.tsx";
import { useSameList } from "../../map/use-same-list.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { useAssignedRides, useDrivers, usePendingRides } from "../live/dispatch-lists.ts";
import { DispatchTop } from "../shell/dispatch-top.tsx";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { useNow } from "../use-now.ts";
import { carId, looksTheSame, waitingSoon } from "./desk-markers.ts";
import { FollowBar } from "./follow-bar.tsx";
import { MapDrivers } from "./map-drivers.tsx";
import { MapWaiting } from "./map-waiting.tsx";
import { MapZones, useFareZones } from "./map-zones.tsx";
import { wayOf } from "./ride-way.ts";
import { useClusterText, useDeskMarkers } from "./use-desk-markers.ts";
import toolStyles from "../screen-tools.module.css";
import twoColumnsStyles from "../two-columns.module.css";
import styles from "./map-screen.module.css";

const NOBODY: readonly Driver[] = [];
const NO_RIDES: readonly Ride[] = [];

/** Where the drivers are, what they do, who waits for one, and the rides under way. */
export function MapScreen() {
  const text = useStrings("dispatch/map");
  const boardText = useStrings("dispatch/board");
  const dispatchText = useStrings("dispatch");
  const words = useDispatchTexts();
  const now = useNow();
  const roster = useDrivers();
  // Markers that are drawn anew may not hold up those that move.
  const drivers = useDeferredValue(roster.data ?? NOBODY);
  const known = usePendingRides().data;
  const pending = known ?? NO_RIDES;
  const rides = useAssignedRides().data ?? NO_RIDES;
  const googleKey = useRead(read(getConfigEndpoint)).data?.map.google_key ?? null;
  const [followed, setFollowed] = useState<number | null>(null);
  const [withZones, setWithZones] = useState(false);
  const zones = useFareZones(withZones);
  const underWay = useMemo(() => rides.filter((ride) => isOneOf(ABOARD, ride.status)), [rides]);
  const waiting = useMemo(() => waitingSoon(pending, now), [pending, now]);
  const routes = useRoutesOf(underWay);
  const clusterText = useClusterText();
  const markers = useSameList(
    useDeskMarkers({ drivers, waiting, underWay, now, onFollow: setFollowed }),
    looksTheSame,
  );
  const place = useRef<HTMLDivElement>(null);
  const onFollow = useCallback((id: number | null) => {
    setFollowed(id);
    // On a phone the list of drivers stands below the map.
    if (id !== null) place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const stop = useCallback(() => setFollowed(null), []);
  // Off shift, or the position is no longer shared: there is nobody to stay on.
  const driver = drivers.find(({ id, lat }) => id === followed && lat !== null) ?? null;
  const follow = useMemo(
    () => (followed === null ? null : { id: carId(followed), onEnd: stop }),
    [followed, stop],
  );

  return (
    <>
      <DispatchTop title={dispatchText.liveMap} />
      {/* Content that is awaited has its place below, so that the map stays where it is. */}
      <QueryView
        query={{ ...roster, isPending: false }}
        failed={(error) => dispatchText.fetchDriversFailed(words.reason(error))}
      />
      <div className={toolStyles.tools}>
        <Checkbox checked={withZones} onChange={setWithZones}>
          {text.zones}
        </Checkbox>
      </div>
      <div className={twoColumnsStyles.columns}>
        <div className={styles.deskMap} ref={place}>
          <RideMap
            label={boardText.mapLabel}
            markers={markers}
            routes={routes}
            areas={zones.areas}
            clusterText={clusterText}
            follow={driver && follow}
            googleKey={googleKey}
          />
          <FollowBar name={driver?.name ?? null} onStop={stop} />
        </div>
        <div className="stack">
          <MapWaiting rides={waiting} isKnown={known !== undefined} now={now} />
          <MapDrivers
            drivers={drivers}
            isKnown={roster.data !== undefined}
            followed={driver?.id ?? null}
            onFollow={onFollow}
          />
          {withZones && <MapZones zones={zones} />}
        </div>
      </div>
    </>
  );
}

function useRoutesOf(rides: readonly Ride[]): readonly MapRoute[] {
  const answers = useReads(rides.map(wayOf).filter((way) => way !== null));
  const lines = useSameList(answers.flatMap(({ data }) => (data === undefined ? [] : [data.geometry])));
  return useMemo(() => lines.map((line) => ({ line })), [lines]);
}
