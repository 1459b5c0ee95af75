import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { getDispatchSettingsEndpoint } from "../../../contract/dispatch/dispatch.endpoints.ts";
import type { DispatchSettings } from "../../../contract/dispatch/dispatch.ts";
import { listAssignedRidesEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { MINUTE_MS, SECOND_MS } from "../../../domain/time-units.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { DispatchContext } from "../live/dispatch-context.ts";
import { AutoAssignSign } from "../shell/auto-assign-sign.tsx";
import { ActiveRides, PendingRequests } from "./dashboard-sections.tsx";
import { aRide } from "../../testing/rides.ts";

const nothing = () => undefined;

function ride(id: number, known: Partial<Ride>): Ride {
  return aRide({
    id,
    actions: ["assign"],
    rider_name: "Maya Brooks",
    pickup_location: "Punda",
    dropoff_location: "Mambo Beach",
    ride_datetime: new Date(Date.now() - 4 * MINUTE_MS).toISOString(),
    passenger_count: 2,
    luggage_count: 0,
    ...known,
  });
}

const OFFERED = ride(7, { status: "Assigned", driver_id: 3, driver_name: "Ruben Martina" });
const GIVEN = ride(8, { status: "Assigned", driver_id: 4, driver_name: "Mila Felicia" });

test("a ride on offer stays among those that wait, says to whom and how long, and is no calm 'Assigned'", async () => {
  const offer = { ride_id: 7, reference: "A", driver_id: 3, driver_name: "Ruben Martina" };
  const expires_at = new Date(Date.now() + 21 * SECOND_MS).toISOString();
  const settings: DispatchSettings = {
    auto_assign: true,
    offer_seconds: 30,
    offer_ahead_minutes: 45,
    changed_by: null,
    changed_at: null,
    open_offers: [{ ...offer, expires_at }],
    past_offers: [],
    unplaced: [{ ride_id: 9, reference: "B", ride_datetime: GIVEN.ride_datetime }],
  };
  serverAnswers(getDispatchSettingsEndpoint, () => settings);
  serverAnswers(listAssignedRidesEndpoint, () => [OFFERED, GIVEN]);
  renderPart(
    <PageAt path="/operator">
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
        <AutoAssignSign />
        <PendingRequests rides={[ride(9, {})]} />
        <ActiveRides rides={[OFFERED, GIVEN]} />
      </DispatchContext>
    </PageAt>,
  );
  const sign = await screen.findByRole("link", { name: /Auto-assign is on/ });
  expect(sign.textContent).toBe("Auto-assign is on, 1 offer out1 with nobody to offer to");

  const waiting = screen.getByRole("region", { name: "Pending Ride Requests" });
  expect(await within(waiting).findByText(/^Offered to Ruben, 0:(1\d|2[01])$/)).toBeTruthy();
  expect(within(waiting).getAllByText("4 min late")[0]).toBeTruthy();
  expect(within(waiting).getByRole("button", { name: "Assign Driver, #9" })).toBeTruthy();
  const active = screen.getByRole("region", { name: "Active Rides" });
  expect(within(active).queryByText(/#7/)).toBeNull();
  expect(within(active).getByText("Assigned")).toBeTruthy();
});
