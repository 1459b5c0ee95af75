import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { calculateFareForTripEndpoint } from "../../../contract/fares/fares.endpoints.ts";
import { findNearestPlaceEndpoint } from "../../../contract/places/routes.endpoints.ts";
import { startStreetHailEndpoint } from "../../../contract/rides/street-hail.endpoints.ts";
import { anOwnDriver } from "../../testing/drivers.ts";
import { DriverScreen } from "../../testing/driver-day.tsx";
import { standAt } from "../../testing/position.ts";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { StreetHailButton } from "./street-hail-button.tsx";
import text from "./strings/en.ts";

function stopInTheStreet(vehicle_type: "economy" | "xl") {
  standAt(12.1037, -68.9275);
  serverAnswers(findNearestPlaceEndpoint, () => ({ name: "Kaya Abraham", near: false }));
  const asked = serverAnswers(calculateFareForTripEndpoint, ({ query }) => ({
    fare: query.get("passenger_count") === "6" ? 15 : 11,
    duration_min: 9,
    quote: `to ${query.get("dropoff_place")}`,
  }));
  const part = renderPart(
    <DriverScreen path="/driverpanel" day={{ own: anOwnDriver({ vehicle_type }) }}>
      <StreetHailButton />
    </DriverScreen>,
  );
  return { ...part, asked };
}

it("begins from here in two taps, where to and Start, at the price that was shown", async () => {
  const started = serverAnswers(startStreetHailEndpoint, () => ({ status: "InProgress" as const }));
  const { user } = stopInTheStreet("economy");
  await user.click(screen.getByRole("button", { name: text.title }));
  const tile = await screen.findByRole("button", { name: /Mambo Beach\s*\$11\.00\s*9 min/ });
  expect(screen.queryByRole("button", { name: text.many })).toBeNull();
  await user.click(tile);
  await user.click(screen.getByRole("button", { name: "Start, $11.00" }));
  expect(started.map(({ body }) => body)).toEqual([
    expect.objectContaining({
      pickup_location: "Kaya Abraham",
      pickup_lat: 12.1037,
      dropoff_location: "Mambo Beach",
      passenger_count: 4,
      quote: "to Mambo Beach",
    }),
  ]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("prices a large party where the car takes one, and says why a ride can't begin", async () => {
  serverAnswers(startStreetHailEndpoint, () => refusal("driver_busy"));
  const { user } = stopInTheStreet("xl");
  await user.click(screen.getByRole("button", { name: text.title }));
  await user.click(await screen.findByRole("button", { name: text.many }));
  await user.click(await screen.findByRole("button", { name: /Punda\s*\$15\.00/ }));
  await user.click(screen.getByRole("button", { name: "Start, $15.00" }));
  const dialog = within(screen.getByRole("dialog", { name: text.title }));
  expect(await dialog.findByText(text.busy)).toBeTruthy();
});
