import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { DispatchContext } from "../live/dispatch-context.ts";
import { ActiveRides, PendingRequests } from "./dashboard-sections.tsx";
import { aRide } from "../../testing/rides.ts";

const nothing = () => undefined;

function renderTwelve() {
  const rides = Array.from({ length: 12 }, (_, index) =>
    aRide({
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
        value={{
          assign: nothing,
          edit: nothing,
          book: nothing,
          command: nothing,
          talk: nothing,
          live: "live",
        }}
      >
        <PendingRequests rides={rides} />
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

test("an active ride says when it was assigned, beside when it is due", () => {
  const at = (text: string) => new Date(`${curacaoDate(new Date())}T${text}:00-04:00`).toISOString();
  const known = aRide({
    id: 7,
    status: "Accepted",
    driver_name: "Ruben Martina",
    pickup_location: "Punda",
    dropoff_location: "Mambo Beach",
    ride_datetime: at("17:25"),
    assigned_time: at("17:11"),
  });
  renderPart(
    <PageAt path="/operator">
      <ActiveRides rides={[known, { ...known, id: 8, assigned_time: null }]} />
    </PageAt>,
  );
  const [given, unknown] = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(given).toContain("Ruben Martina, 5:25 PM, assigned 5:11 PM");
  expect(unknown).not.toContain("assigned ");
});
