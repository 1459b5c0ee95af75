import type { ReactNode } from "react";
import { Route, Routes } from "../router/routes.tsx";
import { ContractsScreen } from "../contracts/office/contracts-screen.tsx";
import { AssignedScreen } from "./assigned/assigned-screen.tsx";
import { CockpitScreen } from "./cockpit/cockpit-screen.tsx";
import { DashboardScreen } from "./dashboard/dashboard-screen.tsx";
import { DispatchShell } from "./shell/dispatch-shell.tsx";
import { DispatchTop } from "./shell/dispatch-top.tsx";
import { DriverScreen } from "../drivers/roster/driver-screen.tsx";
import { DriversScreen } from "../drivers/roster/drivers-screen.tsx";
import { HistoryScreen } from "../rides/archive/history-screen.tsx";
import { MapScreen } from "./map/map-screen.tsx";
import { MissingScreen } from "./shell/missing-screen.tsx";
import { PendingScreen } from "./pending/pending-screen.tsx";
import { PlacesScreen } from "../places/desk/places-screen.tsx";
import { RideScreen } from "./ride/ride-screen.tsx";
import { SettingsScreen } from "./settings/settings-screen.tsx";

type DispatchAreaProps = {
  /** Screens of everybody with an account: the app puts them here, so that a dispatcher stays among the rides. */
  readonly account: Readonly<Record<"profile" | "settings" | "handbook", OwnScreen>>;
};
type OwnScreen = { readonly title: string; readonly screen: ReactNode };

/** The dispatchers' screens: its shell and the screens in it. */
export function DispatchArea({ account }: DispatchAreaProps) {
  return (
    <Routes>
      <Route element={<DispatchShell />}>
        <Route path="" element={<DashboardScreen />} />
        <Route path="pending-rides" element={<PendingScreen />} />
        <Route path="assigned-rides" element={<AssignedScreen />} />
        <Route path="assigned-rides/{id}" element={<RideScreen />} />
        <Route path="drivers" element={<DriversScreen />} />
        <Route path="drivers/{id}" element={<DriverScreen />} />
        <Route path="history" element={<HistoryScreen />} />
        <Route path="board" element={<CockpitScreen />} />
        <Route path="map" element={<MapScreen />} />
        <Route path="places" element={<PlacesScreen />} />
        <Route path="contracts" element={<ContractsScreen />} />
        <Route path="contracts/{id}" element={<ContractsScreen />} />
        <Route path="settings" element={<SettingsScreen />} />
        <Route path="settings/own" element={<Own {...account.settings} />} />
        <Route path="settings/profile" element={<Own {...account.profile} />} />
        <Route path="handbook" element={<Own {...account.handbook} />} />
        <Route path="*" element={<MissingScreen />} />
      </Route>
    </Routes>
  );
}

function Own({ title, screen }: OwnScreen) {
  return (
    <>
      <DispatchTop title={title} />
      {screen}
    </>
  );
}
