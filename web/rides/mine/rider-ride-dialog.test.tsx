import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  addFavoriteDriverEndpoint,
  dropFavoriteDriverEndpoint,
  listFavoriteDriversEndpoint,
} from "../../../contract/accounts/own-lists.endpoints.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { aRide } from "../../testing/rides.ts";
import { serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { RiderRideDialog } from "./rider-ride-dialog.tsx";
import text from "./strings/en.ts";

const endedAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

function open(facts: Partial<Ride>) {
  const ride = aRide({
    status: "Completed",
    tracking_code: "its-code",
    driver_name: "Jo Pieters",
    driver_phone: "5551234",
    created_at: endedAgo(40),
    breakdown: [{ label: "Base fare", code: "start", amount: 18 }],
    ...facts,
  });
  return renderPart(
    <ToastProvider>
      <PageAt path="/myridehistory">
        <RiderRideDialog ride={ride} onClose={() => undefined} />
      </PageAt>
    </ToastProvider>,
  );
}

test("a ride is shown on the map with how its price is made up", () => {
  open({ ended_at: endedAgo(1) });
  const picture = screen.getByRole("img", { name: "Route from Emmastad to Hato on the map" });
  expect(picture.getAttribute("src")).toBe("/api/track/its-code/map/");
  expect(screen.getAllByText("$18.00").length).toBeGreaterThan(1);
  fireEvent.error(picture);
  expect(screen.queryByRole("img", { name: /Route from/ })).toBeNull();
});

test("a driver's phone is shown for a day after the ride, and no longer", () => {
  const { unmount } = open({ ended_at: endedAgo(2) });
  expect(screen.getByText(text.details.driverPhone)).toBeTruthy();
  unmount();
  open({ ended_at: endedAgo(30) });
  expect(screen.queryByText(text.details.driverPhone)).toBeNull();
});

test("the driver of a ride is preferred by one press, and no more by another", async () => {
  let kept: { driver_id: number; name: string }[] = [];
  serverAnswers(listFavoriteDriversEndpoint, () => kept);
  const added = serverAnswers(addFavoriteDriverEndpoint, () => {
    const favorite = { driver_id: 4, name: "Jo Pieters" };
    kept = [favorite];
    return favorite;
  });
  serverAnswers(dropFavoriteDriverEndpoint, () => {
    kept = [];
    return null;
  });
  const { user } = open({ id: 7, driver_id: 4, ended_at: endedAgo(1) });
  await user.click(await screen.findByRole("button", { name: text.prefer("Jo") }));
  expect(added.map(({ body }) => body)).toEqual([{ ride_id: 7 }]);
  expect(await screen.findByText(text.preferred("Jo"))).toBeTruthy();
  await user.click(screen.getByRole("button", { name: text.prefersNoMore }));
  expect(await screen.findByRole("button", { name: text.prefer("Jo") })).toBeTruthy();
});
