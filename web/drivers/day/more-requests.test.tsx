import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { anOwnDriver } from "../../testing/drivers.ts";
import { DriverScreen } from "../../testing/driver-day.tsx";
import { renderPart } from "../../testing/render.tsx";
import { aRide } from "../../testing/rides.ts";
import { MoreRequests } from "./more-requests.tsx";

const request = (id: number, facts: Parameters<typeof aRide>[0] = {}) =>
  aRide({
    id,
    status: "Pending",
    actions: ["accept", "reject"],
    ride_datetime: new Date(Date.now() + id * 3_600_000).toISOString(),
    pickup_location: `Place ${id}`,
    pickup_lat: 12.1,
    pickup_lng: -68.9,
    ...facts,
  });

const pickups = (list: HTMLElement) =>
  within(list)
    .getAllByRole("button", { name: /Place \d/ })
    .map((button) => /Place (\d)/.exec(button.textContent)?.[1]);

it("lists what a driver can take, the soonest first or the nearest, and folds away what they can't", async () => {
  const rides = [request(1, { pickup_lat: 12.3 }), request(2), request(3, { passenger_count: 6 })];
  const { user } = renderPart(
    <DriverScreen
      path="/driverpanel"
      day={{ own: anOwnDriver({ vehicle_type: "economy" }), position: { lat: 12.1, lng: -68.9 } }}
    >
      <MoreRequests rides={rides} onChoose={() => undefined} />
    </DriverScreen>,
  );
  const [fitting, folded] = screen.getAllByRole("list");
  if (!fitting || !folded) throw new Error("two lists were expected");
  expect(pickups(fitting)).toEqual(["1", "2"]);
  await user.click(screen.getByRole("button", { name: "Nearest" }));
  expect(pickups(fitting)).toEqual(["2", "1"]);
  expect(screen.getByText("1 request that you can't take")).toBeTruthy();
  expect(pickups(folded)).toEqual(["3"]);
});
