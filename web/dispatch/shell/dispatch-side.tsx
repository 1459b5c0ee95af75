import { useMayI } from "../../api/use-may-i.ts";
import { officePaths } from "../../router/office-paths.ts";
import { paths } from "../../router/paths.ts";
import { SideBar } from "../../company/side-bar.tsx";
import { useLocation } from "../../router/router-context.ts";
import { usePendingRides } from "../live/dispatch-lists.ts";
import { useLateRides } from "../live/use-late-rides.ts";
import { useStrings } from "../../language/language-context.ts";

/** The side bar of dispatch; it counts the late rides of a list. */
export function DispatchSide() {
  const text = useStrings("dispatch");
  const mayI = useMayI();
  const late = useLateRides();
  const { pathname } = useLocation();
  const pending = usePendingRides().data ?? [];
  const isOfWaiting = pending.some(({ id }) => officePaths.operatorRide(id) === pathname);
  const countOf = (rides: number) => (rides > 0 ? { shown: rides, said: text.lateRides(rides) } : undefined);
  return (
    <SideBar
      title={text.panel}
      home={text.home}
      places={[
        { to: paths.operator, icon: "grid", name: text.dashboard, end: true },
        { to: officePaths.operatorBoard, icon: "board", name: text.board },
        { to: officePaths.operatorMap, icon: "compass", name: text.liveMap },
        {
          to: officePaths.operatorPendingRides,
          icon: "clock",
          name: text.pendingRides,
          count: countOf(late.waiting),
        },
        {
          to: officePaths.operatorAssignedRides,
          icon: "car",
          name: text.assignedRides,
          // The page of a ride that waits has this address too, and belongs to no list of drivers' rides.
          end: isOfWaiting,
          count: countOf(late.withDriver),
        },
        { to: officePaths.operatorDrivers, icon: "users", name: text.drivers },
        { to: officePaths.operatorHistory, icon: "history", name: text.history },
        { to: officePaths.operatorPlaces, icon: "pin", name: text.places },
        ...(mayI("contracts")
          ? [{ to: officePaths.operatorContracts, icon: "repeat" as const, name: text.contracts }]
          : []),
        { to: officePaths.operatorSettings, icon: "gear", name: text.settings },
      ]}
      elsewhere={[{ to: paths.home, icon: "exit", name: text.quit }]}
    />
  );
}
