import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { recordPaymentEndpoint } from "../../../contract/payments/payments.endpoints.ts";
import {
  listRideMessagesEndpoint,
  operatorRideProgressEndpoint,
} from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { giveRejectReasonEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import type { Ride, RideHistoryEntry } from "../../../contract/rides/ride.ts";
import { getRideEndpoint, listRideHistoryEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { Route, Routes } from "../../router/routes.tsx";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { DispatchContext } from "../live/dispatch-context.ts";
import text from "../strings/en.ts";
import { RideScreen } from "./ride-screen.tsx";
import { aRide } from "../../testing/rides.ts";

const nothing = () => undefined;

function openRide(known: Partial<Ride>, history: RideHistoryEntry[] = []) {
  const ride = aRide({
    ride_datetime: new Date(Date.now() - 4 * MINUTE_MS).toISOString(),
    distance_km: "8.00",
    created_at: new Date(Date.now() - 90 * MINUTE_MS).toISOString(),
    ...known,
  });
  serverAnswers(getConfigEndpoint, () => ({ map: {} }));
  serverAnswers(getRideEndpoint, () => ride);
  serverAnswers(listRideMessagesEndpoint, () => []);
  serverAnswers(listRideHistoryEndpoint, () => history);
  const { user } = renderPart(
    <PageAt path="/assigned-rides/7">
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
          <Routes>
            <Route path="assigned-rides/{id}" element={<RideScreen />} />
          </Routes>
        </DispatchContext>
      </ToastProvider>
    </PageAt>,
  );
  return { user, ride };
}

test("a ride's own page says that it is late, as the lists do", async () => {
  openRide({ status: "Assigned" });
  expect(await screen.findByText(`${text.minLate(4)}, ${text.notAccepted}`)).toBeTruthy();
});

test("a ride that is over is not late", async () => {
  openRide({ status: "Completed" });
  expect(await screen.findByText("Rosa Wernet")).toBeTruthy();
  expect(screen.queryByText(/min late/)).toBeNull();
});

test("a ride under way can be completed, and its driver called, without another dialog", async () => {
  openRide({ status: "PickedUp", driver_phone: "+59995550144", actions: ["operator_complete"] });
  const call = await screen.findByRole("link", { name: text.callDriver });
  expect(call.getAttribute("href")).toBe("tel:+59995550144");
  expect(screen.getByRole("button", { name: text.complete })).toBeTruthy();
});

test("Update Status sets what its driver would report, and asks first where the pickup is far away", async () => {
  const tomorrow = new Date(Date.now() + 25 * 60 * MINUTE_MS).toISOString();
  const sent = serverAnswers(operatorRideProgressEndpoint, () => Promise.reject(new TypeError("gone")));
  const { user } = openRide({ status: "Accepted", actions: ["picked_up"], ride_datetime: tomorrow });
  await user.click(await screen.findByRole("button", { name: text.updateStatus }));
  const dialog = within(screen.getByRole("dialog", { name: text.updateStatus }));
  expect(dialog.queryByRole("button", { name: "In Progress" })).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Picked Up" }));
  const asked = within(screen.getByRole("dialog", { name: "Ride #7: Picked Up?" }));
  expect(asked.getByText(/more than an hour away/)).toBeTruthy();
  expect(sent).toHaveLength(0);
  await user.click(asked.getByRole("button", { name: "Picked Up" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ step: "picked_up" }]);
});

test("Update Status begins a trip whose passenger is on board without another question", async () => {
  const sent = serverAnswers(operatorRideProgressEndpoint, () => Promise.reject(new TypeError("gone")));
  const { user } = openRide({ status: "PickedUp", actions: ["in_progress"] });
  await user.click(await screen.findByRole("button", { name: text.updateStatus }));
  await user.click(screen.getByRole("button", { name: "In Progress" }));
  expect(sent.map(({ body }) => body)).toEqual([{ step: "in_progress" }]);
});

const LINE: RideHistoryEntry = {
  id: 1,
  action: "reject",
  to_status: "Rejected",
  actor: "operator",
  at: "2026-11-20T16:00:00.000Z",
  from_status: "Pending",
  actor_name: "Suheily Cijntje",
  driver_id: null,
  driver_name: null,
  happened_at: null,
  changed: [],
};

test("a passenger is told why a booking was rejected, in the words of the office too", async () => {
  const sent = serverAnswers(giveRejectReasonEndpoint, () => refusal("ride_conflict"));
  const { user } = openRide({ status: "Rejected", actions: ["give_reason"] }, [LINE]);
  const form = within(await screen.findByRole("form", { name: "Tell the passenger why" }));
  const send = form.getByRole<HTMLButtonElement>("button", { name: "Tell the passenger" });
  expect(send.disabled).toBe(true);
  await user.click(form.getByRole("button", { name: "We don't drive there" }));
  await user.type(form.getByRole("textbox"), "  Klein Curaçao is an island.  ");
  await user.click(send);
  expect(sent.map(({ body }) => body)).toEqual([{ reason: "too_far", note: "Klein Curaçao is an island." }]);
  expect(await form.findByRole("alert")).toBeTruthy();
});

test("nobody is asked why a booking was rejected once it has been said", async () => {
  const values = [{ field: "reject_reason", from: null, to: "no_car" }];
  openRide({ status: "Rejected", actions: ["give_reason"] }, [
    LINE,
    { ...LINE, id: 2, action: "give_reason", values },
  ]);
  expect(await screen.findByText("Passenger told why")).toBeTruthy();
  expect(screen.queryByRole("form")).toBeNull();
});

test("a hotel's ride is taken off its account only with a reason", async () => {
  const { user, ride } = openRide({
    status: "Completed",
    actions: ["record_payment"],
    partner: { name: "Bay hotel", room: "7" },
    paid_by: "account",
    calculated_fare: "59.50",
    version: 3,
  });
  const said = serverAnswers(recordPaymentEndpoint, () => ({ ...ride, paid_by: "card" as const }));
  await user.click(await screen.findByRole("button", { name: text.howPaid }));
  const dialog = screen.getByRole("dialog");
  expect(dialog.textContent).toContain("On account, a fare of $59.50");
  await user.click(screen.getByRole("button", { name: "Card in the car" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Say why, so that the office can answer for it.")).toBeTruthy();
  await user.type(screen.getByLabelText("Why doesn't the account pay it?"), "The guest paid");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(text.paymentSaved(7))).toBeTruthy();
  expect(said.map(({ body }) => body)).toEqual([{ paid_by: "card", reason: "The guest paid" }]);
});

test("a ride that nobody's account pays can't be put on one", async () => {
  const { user } = openRide({ status: "Completed", actions: ["record_payment"], paid_by: "account" });
  await user.click(await screen.findByRole("button", { name: text.howPaid }));
  expect(screen.queryByRole("button", { name: "On account" })).toBeNull();
  expect(screen.queryByLabelText("Why doesn't the account pay it?")).toBeNull();
});
