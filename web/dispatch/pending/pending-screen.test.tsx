import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Ride } from "../../../contract/rides/ride.ts";
import { undoRideStepEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import {
  giveRejectReasonEndpoint,
  rejectRideEndpoint,
} from "../../../contract/rides/ride-steps.endpoints.ts";
import { getPlanEndpoint } from "../../../contract/dispatch/plan.endpoints.ts";
import { getRideEndpoint, listRideRequestsEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { setCached } from "../../api/update-read.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { DispatchContext } from "../live/dispatch-context.ts";
import { PENDING } from "../live/dispatch-lists.ts";
import text from "../strings/en.ts";
import { PendingScreen } from "./pending-screen.tsx";
import { aRide } from "../../testing/rides.ts";

const nothing = () => undefined;

const RIDE = aRide({
  actions: ["assign", "reject"],
  rider_name: "Waiting Passenger",
  rider_phone: "5550100",
  pickup_location: "Punda",
  dropoff_location: "Mambo Beach",
  ride_datetime: "2027-11-20T20:00:00.000Z",
  passenger_count: 2,
  luggage_count: 0,
  calculated_fare: "20.00",
});

const OTHER: Ride = { ...RIDE, id: 8, rider_name: "Somebody Else", dropoff_location: "Jan Thiel" };
const TAKEN: Ride = { ...RIDE, version: 2, status: "Assigned", driver_id: 3, driver_name: "Ruben Martina" };

function open(path = "/operator/pending-rides") {
  return renderPart(
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
          <PendingScreen />
        </DispatchContext>
      </ToastProvider>
    </PageAt>,
  );
}

test("in the last column stands what the plan has for a ride, or why it has nothing", async () => {
  serverAnswers(listRideRequestsEndpoint, () => [RIDE, OTHER]);
  serverAnswers(getPlanEndpoint, () => ({
    summary: { cars: 2, in_use: 1, at_risk: 0, without_car: 1, next_free_at: null },
    rides: [
      {
        ride_id: RIDE.id,
        state: "planned" as const,
        driver_id: 4,
        driver_name: "Joost Winklaar",
        promised_at: RIDE.ride_datetime,
        pickup_at: RIDE.ride_datetime,
        minutes_late: 0,
      },
      {
        ride_id: OTHER.id,
        state: "left_over" as const,
        promised_at: OTHER.ride_datetime,
        reason: { code: "nothing_fits" as const, needs: "wheelchair" as const, cars: 0, first_at: null },
      },
    ],
    alarms: [],
  }));
  open();
  const row = await screen.findByRole("row", { name: /Waiting Passenger/ });
  expect(await within(row).findByText("Joost")).toBeTruthy();
  const left = screen.getByRole("row", { name: /Somebody Else/ });
  expect(within(left).getByText(/wheelchair/)).toBeTruthy();
  expect(within(left).queryByText("Pending")).toBeNull();
});

test("a ride that cannot be rejected is named with the sentence", async () => {
  serverAnswers(listRideRequestsEndpoint, () => [RIDE]);
  serverAnswers(rejectRideEndpoint, () => Promise.reject(new TypeError("gone")));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: /^Reject/ }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Failed to reject ride. Please try again. (#7)",
  );
});

test("a ride is rejected by one press, and a second one tells the passenger why, beside the undo", async () => {
  serverAnswers(listRideRequestsEndpoint, () => [RIDE, OTHER]);
  const rejected: Ride = { ...RIDE, version: 2, status: "Rejected", actions: ["undo", "give_reason"] };
  const sent = serverAnswers(rejectRideEndpoint, () => rejected);
  const reasons = serverAnswers(giveRejectReasonEndpoint, () => ({ ...rejected, version: 3 }));
  const undone = serverAnswers(undoRideStepEndpoint, () => ({ ...RIDE, version: 4 }));
  const { user } = open();
  const row = await screen.findByRole("row", { name: /Waiting Passenger/ });
  await user.click(within(row).getByRole("button", { name: "Reject" }));
  expect(await screen.findByText("Ride #7 rejected.")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent.map(({ body }) => body)).toEqual([{}]);

  const why = within(screen.getByRole("group", { name: "Tell the passenger why" }));
  expect(why.getByRole("link", { name: "In your own words" }).getAttribute("href")).toBe(
    "/operator/assigned-rides/7",
  );
  await user.click(why.getByRole("button", { name: "No car free at that time" }));
  expect(await screen.findByText("Ride #7 rejected. We'll tell the passenger why.")).toBeTruthy();
  expect(reasons.map(({ body }) => body)).toEqual([{ reason: "no_car" }]);
  // One bar: what was asked has been answered, and the undo is of the ride as it is now.
  expect(screen.queryByText("Ride #7 rejected.")).toBeNull();
  expect(screen.queryByRole("group", { name: "Tell the passenger why" })).toBeNull();
  await user.click(screen.getByRole("button", { name: /^Undo/ }));
  expect(await screen.findByText("Last change to ride #7 undone.")).toBeTruthy();
  expect(undone.map(({ body }) => body)).toEqual([{ version: 3 }]);
});

test("a reason that does not arrive is said, and the undo stays", async () => {
  serverAnswers(listRideRequestsEndpoint, () => [RIDE, OTHER]);
  serverAnswers(rejectRideEndpoint, (): Ride => ({ ...RIDE, status: "Rejected", actions: ["undo"] }));
  serverAnswers(giveRejectReasonEndpoint, () => Promise.reject(new TypeError("gone")));
  const { user } = open();
  const row = await screen.findByRole("row", { name: /Waiting Passenger/ });
  await user.click(within(row).getByRole("button", { name: "Reject" }));
  await user.click(await screen.findByRole("button", { name: "Booked twice" }));
  expect(await screen.findByText("We couldn't send the reason. Please try again.")).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Undo/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Booked twice" })).toBeTruthy();
});

test.for([
  ["found by a search", "/operator/pending-rides?q=mambo", [OTHER], text.noMatch],
  ["there is", "/operator/pending-rides", [], text.noPendingPage],
] as const)(
  "the only ride %s stays under the pointer once others took it, and says who has it",
  async ([, path, others, empty]) => {
    serverAnswers(listRideRequestsEndpoint, () => [RIDE, ...others]);
    serverAnswers(getRideEndpoint, () => TAKEN);
    const { user } = open(path);
    await user.hover(await screen.findByText("Waiting Passenger"));
    act(() => setCached(PENDING, [...others]));
    const row = screen.getByRole("row", { name: /Waiting Passenger/ });
    await within(row).findByText(/Ruben Martina/);
    expect(within(row).queryByRole("button", { name: /^Reject/ })).toBeNull();

    await user.hover(screen.getByRole("searchbox"));
    expect(screen.queryByText("Waiting Passenger")).toBeNull();
    expect(screen.getByRole("heading", { name: empty })).toBeTruthy();
  },
);
