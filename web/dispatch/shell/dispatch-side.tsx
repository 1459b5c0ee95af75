import { paths } from "../../router/paths.ts";
import { SideBar } from "../../company/side-bar.tsx";
import { useLateRides } from "../live/use-late-rides.ts";
import { useStrings } from "../../language/language-context.ts";

/** The side bar of dispatch; it counts the late rides of a list. */
export function DispatchSide() {
  const text = useStrings("dispatch");
  const late = useLateRides();
  const countOf = (rides: number) => (rides > 0 ? { shown: rides, said: text.lateRides(rides) } : undefined);
  return (
    <SideBar
      title={text.panel}
      home={text.home}
      places={[
        { to: paths.operator, icon: "grid", name: text.dashboard, end: true },
        { to: paths.operatorBoard, icon: "board", name: text.board },
        { to: paths.operatorMap, icon: "compass", name: text.liveMap },
        {
          to: paths.operatorPendingRides,
          icon: "clock",
          name: text.pendingRides,
          count: countOf(late.waiting),
        },
        {
          to: paths.operatorAssignedRides,
          icon: "car",
          name: text.assignedRides,
          count: countOf(late.withDriver),
        },
        { to: paths.operatorDrivers, icon: "users", name: text.drivers },
        { to: paths.operatorHistory, icon: "history", name: text.history },
        { to: paths.operatorPlaces, icon: "pin", name: text.places },
        { to: paths.operatorSettings, icon: "gear", name: text.settings },
      ]}
      elsewhere={[{ to: paths.home, icon: "exit", name: text.quit }]}
    />
  );
}
