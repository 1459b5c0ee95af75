import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { listRideRequestsEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { startSession } from "../../api/session.ts";
import { wholeRides } from "../../rides/whole-ride.ts";
import { DriverScreen, ridesRead } from "../../testing/driver-day.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers, strangeAnswer } from "../../testing/server.ts";
import { specifiedRide } from "../../testing/specified-ride.ts";
import { DriverHistory } from "../history/driver-history.tsx";
import { ActiveRides } from "./active-rides.tsx";
import { RidersList } from "./riders-list.tsx";

describe("a ride that says no more than the specification", () => {
  it("breaks no history of its driver", async () => {
    startSession({ username: "driver", role: "driver", access: "token", refresh: null }, false);
    serverAnswers(listRideRequestsEndpoint, () => strangeAnswer([specifiedRide({})]));
    const { user } = renderPart(
      <DriverScreen path="/driverhistory">
        <DriverHistory />
      </DriverScreen>,
    );
    const row = await screen.findByRole("row", { name: /Maya Lopez/ });
    expect(row.textContent).toContain("N/A");
    await user.click(within(row).getByRole("button"));
    expect(within(screen.getByRole("dialog", { name: "Maya Lopez" })).getAllByText("N/A")).toHaveLength(1);
  });

  it.each([
    ["Pending", "/driverpanel"],
    ["Pending", "/driverpanel?view=table"],
    ["Accepted", "/activerides"],
  ] as const)("breaks no list of its driver: %s at %s", (status, path) => {
    const rides = wholeRides([
      specifiedRide({ status }),
      specifiedRide({ id: 8, status, rider_name: "Rosa Wernet" }),
    ]);
    const day =
      status === "Pending"
        ? { requests: ridesRead(rides), openRequests: rides }
        : { active: ridesRead(rides) };
    renderPart(
      <DriverScreen path={path} day={day}>
        {status === "Pending" ? <RidersList /> : <ActiveRides />}
      </DriverScreen>,
    );
    expect(screen.getAllByText(/N\/A/).length).toBeGreaterThan(0);
  });
});
