import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Ride } from "../../../contract/rides/ride.ts";
import { MINUTE_MS } from "../../../contract/time-units.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { DispatchContext } from "../live/dispatch-context.ts";
import { PendingRequests } from "./dashboard-sections.tsx";

const nothing = () => undefined;

function renderTwelve() {
  const rides = Array.from(
    { length: 12 },
    (_, index): Partial<Ride> => ({
      id: index + 1,
      status: "Pending",
      actions: ["assign"],
      rider_name: `Rider ${index + 1}`,
      pickup_location: "Punda",
      dropoff_location: "Mambo Beach",
      ride_datetime: new Date(Date.now() + index * MINUTE_MS).toISOString(),
      passenger_count: 2,
      luggage_count: 0,
    }),
  );
  renderPart(
    <PageAt path="/operator">
      <DispatchContext
        value={{ assign: nothing, edit: nothing, book: nothing, command: nothing, live: "live" }}
      >
        <PendingRequests rides={rides as Ride[]} />
      </DispatchContext>
    </PageAt>,
  );
  return screen.getAllByText(/^Rider \d+$/).length;
}

test("shows the five most urgent rides", () => {
  expect(renderTwelve()).toBe(5);
});

test("shows ten on a high screen, which would be empty below five", () => {
  const high = { matches: true, addEventListener: nothing, removeEventListener: nothing };
  vi.stubGlobal("matchMedia", () => high);
  expect(renderTwelve()).toBe(10);
});
