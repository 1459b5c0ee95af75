import { officePaths } from "../../router/office-paths.ts";
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
  { key: "b", to: officePaths.operatorBoard, name: (text) => text.board },
  { key: "m", to: officePaths.operatorMap, name: (text) => text.liveMap },
  { key: "p", to: officePaths.operatorPendingRides, name: (text) => text.pendingRides },
  { key: "r", to: officePaths.operatorAssignedRides, name: (text) => text.assignedRides },
  { key: "v", to: officePaths.operatorDrivers, name: (text) => text.drivers },
  { key: "h", to: officePaths.operatorHistory, name: (text) => text.history },
  { key: "l", to: officePaths.operatorPlaces, name: (text) => text.places },
  { key: "s", to: officePaths.operatorSettings, name: (text) => text.settings },
];
