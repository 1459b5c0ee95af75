import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { listDriversEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import { getDashboardStatsEndpoint } from "../../../contract/reports/reports.endpoints.ts";
import { searchRideArchiveEndpoint } from "../../../contract/rides/ride-archive.endpoints.ts";
import {
  listAssignedRidesEndpoint,
  listRideRequestsEndpoint,
} from "../../../contract/rides/rides.endpoints.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers, strangeAnswer } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { HistoryScreen } from "../../rides/archive/history-screen.tsx";
import { AssignedScreen } from "../assigned/assigned-screen.tsx";
import { DashboardScreen } from "../dashboard/dashboard-screen.tsx";
import { PendingScreen } from "../pending/pending-screen.tsx";
import { DispatchContext } from "./dispatch-context.ts";

const nothing = () => undefined;

/** What the specification says that each list holds, and no more. */
const WAITING = {
  id: 7,
  rider_name: "Maya Brooks",
  rider_phone: "5550100",
  pickup_location: "Punda",
  dropoff_location: "Mambo Beach",
  ride_datetime: "2027-11-20T20:00:00.000Z",
  passenger_count: 2,
  luggage_count: 1,
  distance_km: "8.00",
  calculated_fare: "",
  status: "Pending",
  driver: null,
  driver_name: "",
};
const GIVEN = {
  ...WAITING,
  id: 8,
  rider_name: "Rosa Quay",
  status: "Assigned",
  created_at: "2027-11-20T19:00:00.000Z",
  driver_id: 3,
  driver_name: "Ruben Martina",
  driver_phone: "5550144",
  driver_vehicle: "White Toyota Corolla",
};
const DRIVEN = {
  id: 9,
  rider_name: "Eva Winklaar",
  rider_phone: "5550101",
  pickup_location: "Punda",
  dropoff_location: "Mambo Beach",
  completed_at: "2026-11-20T20:00:00.000Z",
  distance_km: "8.00",
  calculated_fare: "26.00",
  driver: { id: 3, first_name: "Ruben", last_name: "Martina", username: "driver" },
};
const STATS = {
  pendingCount: 1,
  assignedCount: 1,
  availableDrivers: 0,
  busyDrivers: 1,
  todayCompletedRides: 0,
};

test.each<[string, string, ReactNode, string[]]>([
  ["dashboard", "/operator", <DashboardScreen key="" />, ["Maya Brooks", "Ruben Martina"]],
  ["pending rides", "/operator/pending-rides", <PendingScreen key="" />, ["Maya Brooks", "N/A"]],
  ["assigned rides", "/operator/assigned-rides", <AssignedScreen key="" />, ["Rosa Quay", "Ruben Martina"]],
  ["history", "/operator/history", <HistoryScreen key="" />, ["Eva Winklaar", "$26.00"]],
])(
  "a ride with the specification's fields and no more breaks no screen: the %s",
  async (_, path, page, shown) => {
    serverAnswers(listRideRequestsEndpoint, () => strangeAnswer([WAITING]));
    serverAnswers(listAssignedRidesEndpoint, () => strangeAnswer([GIVEN]));
    serverAnswers(listDriversEndpoint, () => []);
    serverAnswers(getDashboardStatsEndpoint, () => strangeAnswer(STATS));
    const stats = {
      total_rides: 1,
      total_revenue: 26,
      total_distance_km: 8,
      average_fare: 26,
      top_driver: null,
    };
    const archive = { rows: [DRIVEN], page: 1, page_size: 20, total: 1, stats };
    serverAnswers(searchRideArchiveEndpoint, () => strangeAnswer(archive));
    renderPart(
      <PageAt path={path}>
        <ToastProvider>
          <DispatchContext
            value={{
              assign: nothing,
              edit: nothing,
              book: nothing,
              command: nothing,
              talk: nothing,
              live: "live",
            }}
          >
            {page}
          </DispatchContext>
        </ToastProvider>
      </PageAt>,
    );
    for (const words of shown) {
      expect((await screen.findAllByText(new RegExp(words.replace("$", "\\$")))).length).toBeGreaterThan(0);
    }
  },
);
