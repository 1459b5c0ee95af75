import { useCallback, useMemo } from "react";
import type { Driver } from "../../../contract/drivers/driver.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useStrings } from "../../language/language-context.ts";
import type { ClusterText } from "../../map/clusters/use-clusters.ts";
import type { MapMarker } from "../../map/map-marker.ts";
import { officePaths } from "../../router/office-paths.ts";
import { useNavigate } from "../../router/router-context.ts";
import { driverStatusWord } from "../driver-status-badge.tsx";
import { dueOf } from "../ride/due.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { carOf, endOf, flagOf, keptPerDriver } from "./desk-markers.ts";

type OnMap = {
  readonly drivers: readonly Driver[];
  readonly waiting: readonly Ride[];
  readonly underWay: readonly Ride[];
  readonly now: Date;
  readonly onFollow: (driverId: number) => void;
  /** The effect of a press on a passenger who waits; without it, the press opens their ride. */
  readonly onRide?: (ride: Ride) => void;
};

/** The cars, the passengers who wait and the ends of the rides under way, as markers. */
export function useDeskMarkers(on: OnMap): readonly MapMarker[] {
  const { drivers, waiting, underWay, now, onFollow, onRide } = on;
  const text = useStrings("dispatch/map");
  const dispatchText = useStrings("dispatch");
  const { due } = useDispatchTexts();
  const navigate = useNavigate();

  const car = useMemo(
    () =>
      keptPerDriver((driver) => {
        const label = text.followCar(driver.name, driverStatusWord(driver.status, dispatchText));
        return carOf(driver, { label, onSelect: () => onFollow(driver.id) });
      }),
    [text, dispatchText, onFollow],
  );
  const cars = useMemo(() => drivers.flatMap((driver) => car(driver) ?? []), [drivers, car]);

  const flags = useMemo(() => {
    const badge = (minutes: number) => {
      if (minutes === 0) return dispatchText.dueNow;
      const size = Math.abs(minutes);
      if (size >= 120) return text.late(dispatchText.hoursShort(Math.floor(size / 60), size % 60));
      return minutes < 0 ? dispatchText.minLate(size) : dispatchText.minutesShort(size);
    };
    const label = (ride: Ride) => text.waitingFor(ride.id, ride.pickup_location, due(dueOf(ride, now)));
    const onSelect = onRide ?? (({ id }: Ride) => navigate(officePaths.operatorRide(id)));
    return waiting.flatMap((ride) => flagOf(ride, now, { badge, label, onSelect }) ?? []);
  }, [waiting, now, text, dispatchText, due, navigate, onRide]);
  const ends = useMemo(() => underWay.flatMap((ride) => endOf(ride) ?? []), [underWay]);
  // A car lies over the foot of a flag, whose minutes stand above it.
  return useMemo(() => [...ends, ...flags, ...cars], [ends, flags, cars]);
}

/** A screen reader's words for markers that lie on each other. */
export function useClusterText(): ClusterText {
  const text = useStrings("dispatch/map");
  return useCallback(
    (members) => {
      const [first] = members;
      if (first?.kind === "waiting") return text.waitingHere(members.length, first.badge ?? "");
      return text.carsHere(members.length, members.map(({ name }) => name).join(", "));
    },
    [text],
  );
}
