import { withQueries } from "../../api/queries.tsx";
import "./operator.css";
import "./dashboard.css";
import "./desk-rides.css";
import "./phone-booking.css";
import "./roster.css";
import "./archive.css";
import "./assign-dialog.css";
import "./board.css";
import { Route, Routes } from "../../router/routes.tsx";
import { AssignedScreen } from "./assigned-screen.tsx";
import { BoardScreen } from "./board-screen.tsx";
import { DashboardScreen } from "./dashboard-screen.tsx";
import { DeskShell } from "./desk-shell.tsx";
import { DriverScreen } from "./driver-screen.tsx";
import { DriversScreen } from "./drivers-screen.tsx";
import { HistoryScreen } from "./history-screen.tsx";
import { MapScreen } from "./map-screen.tsx";
import { MissingScreen } from "./missing-screen.tsx";
import { PendingScreen } from "./pending-screen.tsx";
import { RideScreen } from "./ride-screen.tsx";
import { SettingsScreen } from "./settings-screen.tsx";

export default withQueries(OperatorPage);

/** The desk of the dispatchers: its shell and the screens in it. */
function OperatorPage() {
  return (
    <Routes>
      <Route element={<DeskShell />}>
        <Route path="" element={<DashboardScreen />} />
        <Route path="pending-rides" element={<PendingScreen />} />
        <Route path="assigned-rides" element={<AssignedScreen />} />
        <Route path="assigned-rides/{id}" element={<RideScreen />} />
        <Route path="drivers" element={<DriversScreen />} />
        <Route path="drivers/{id}" element={<DriverScreen />} />
        <Route path="history" element={<HistoryScreen />} />
        <Route path="board" element={<BoardScreen />} />
        <Route path="map" element={<MapScreen />} />
        <Route path="settings" element={<SettingsScreen />} />
        <Route path="*" element={<MissingScreen />} />
      </Route>
    </Routes>
  );
}
