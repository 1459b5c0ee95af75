import { cleanup, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { RideActions } from "./ride-actions.tsx";
import text from "./strings/en.ts";
import { aTrackedRide } from "../../testing/rides.ts";

const RIDE = aTrackedRide({ status: "Completed", ended_at: "2026-11-20T21:00:00.000Z" });

function show(ride: Partial<TrackedRide>) {
  renderPart(
    <ToastProvider>
      <PageAt path="/track/its-code">
        <RideActions ride={{ ...RIDE, ...ride }} code="its-code" />
      </PageAt>
    </ToastProvider>,
  );
}

const wayBack = () => screen.queryByRole("button", { name: text.returnTrip });

test("the way back is offered after a ride", () => {
  show({});
  expect(wayBack()).not.toBeNull();
});

test.each(["Cancelled", "Rejected", "NoShow"] as const)(
  "a ride that is %s has no way back to book",
  (status) => {
    show({ status });
    expect(screen.getByRole("button", { name: text.share })).toBeTruthy();
    expect(wayBack()).toBeNull();
  },
);

test("who left something in the car calls the office from their ride, once it is over", () => {
  show({});
  expect(screen.getByRole("link", { name: text.leftBehind }).getAttribute("href")).toMatch(/^tel:\+\d+$/);
});

test("nothing is asked about what was left while the ride is to come", () => {
  show({ status: "Accepted", ended_at: null });
  expect(screen.queryByRole("link", { name: text.leftBehind })).toBeNull();
});

test("a ride to come goes into the wallet of who offers that, and one that is over or isn't certain yet doesn't", async () => {
  const google = { name: "Add to Google Wallet" };
  serverAnswers(getConfigEndpoint, () => ({ wallets: ["google" as const] }));
  show({ status: "Accepted", ended_at: null });
  expect(await screen.findByRole("button", google)).toBeTruthy();
  cleanup();
  show({ status: "Pending", ended_at: null, held: true });
  show({});
  expect(screen.queryByRole("button", google)).toBeNull();
});
