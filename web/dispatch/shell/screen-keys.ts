import { paths } from "../../router/paths.ts";
import type { DispatchStrings } from "../strings/en.ts";

type ScreenKey = {
  readonly key: string;
  readonly to: string;
  readonly name: (text: DispatchStrings) => string;
};

/** A key for each screen of dispatch. */
export const SCREEN_KEYS: readonly ScreenKey[] = [
  { key: "d", to: paths.operator, name: (text) => text.dashboard },
  { key: "b", to: paths.operatorBoard, name: (text) => text.board },
  { key: "m", to: paths.operatorMap, name: (text) => text.liveMap },
  { key: "p", to: paths.operatorPendingRides, name: (text) => text.pendingRides },
  { key: "r", to: paths.operatorAssignedRides, name: (text) => text.assignedRides },
  { key: "v", to: paths.operatorDrivers, name: (text) => text.drivers },
  { key: "h", to: paths.operatorHistory, name: (text) => text.history },
  { key: "l", to: paths.operatorPlaces, name: (text) => text.places },
  { key: "s", to: paths.operatorSettings, name: (text) => text.settings },
];
