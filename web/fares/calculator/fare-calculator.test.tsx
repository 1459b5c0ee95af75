import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { calculateFareForTripEndpoint } from "../../../contract/fares/fares.endpoints.ts";
import { suggestPlacesEndpoint } from "../../../contract/places/places.endpoints.ts";
import type { Place } from "../../../domain/places/place.ts";
import { haveBookOf } from "../../testing/place-book.ts";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers, strangeAnswer } from "../../testing/server.ts";
import { FareCalculator } from "./fare-calculator.tsx";

const HATO: Place = { name: "Hato Airport", kind: "airport", area: "Hato", lat: 12.1889, lng: -68.9598 };
const MAMBO: Place = { name: "Mambo Beach", kind: "beach", area: "Willemstad", lat: 12.0865, lng: -68.899 };
haveBookOf(HATO, MAMBO);

test("two places are priced as a booking of them is, without kilometers, and one place alone is asked about", async () => {
  const asked = serverAnswers(calculateFareForTripEndpoint, () => ({ fare: 30, distance_km: 19.79 }));
  serverAnswers(suggestPlacesEndpoint, () => ({ results: [HATO, MAMBO], approximate: false }));
  const { user } = renderPart(<FareCalculator />);
  await user.type(screen.getByLabelText("From (optional)"), "hato");
  await user.click(await screen.findByRole("option", { name: /Hato/ }));
  await user.click(screen.getByRole("button", { name: "Calculate Fare" }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Choose both places from the lists, or neither.",
  );
  await user.type(screen.getByLabelText("To (optional)"), "mambo");
  await user.click(await screen.findByRole("option", { name: /Mambo/ }));
  expect(screen.queryByLabelText("Distance in km")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Calculate Fare" }));
  expect((await screen.findByText(/Estimated Fare/)).textContent).toContain("$30.00");
  expect(screen.getByText("19.8 km by the shortest streets.")).toBeTruthy();
  expect(["pickup_place", "dropoff_place", "distance_km"].map((name) => asked[0]?.query.get(name))).toEqual([
    "Hato Airport",
    "Mambo Beach",
    null,
  ]);
});

test("what cannot be calculated is said, and marked at its field", async () => {
  const { user } = renderPart(<FareCalculator />);
  const distance = screen.getByLabelText("Distance in km");
  await user.clear(distance);
  await user.type(distance, "-1");
  await user.click(screen.getByRole("button", { name: "Calculate Fare" }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "The distance must be a number of kilometers, from 0 to 500.",
  );
  expect(distance.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByLabelText("Passengers").getAttribute("aria-invalid")).toBeNull();
});

test.each([
  {},
  null,
  { fare: null },
  { fare: "" },
  { fare: "abc" },
  { fare: "NaN" },
  { fare: -1, breakdown: [] },
])("an answer without a price, %j, is said in a sentence, and the page stands", async (answer) => {
  serverAnswers(calculateFareForTripEndpoint, () => strangeAnswer(answer));
  const { user } = renderPart(<FareCalculator />);
  await user.click(screen.getByRole("button", { name: "Calculate Fare" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Failed to calculate fare. Please try again.");
  expect(screen.queryByText(/Estimated Fare/)).toBeNull();
});

test.each([{ fare: "12.5" }, { fare: 12.5 }, { fare: 12.5, breakdown: null }])(
  "an answer with a price and no more, %j, is a fare",
  async (answer) => {
    serverAnswers(calculateFareForTripEndpoint, () => strangeAnswer(answer));
    const { user } = renderPart(<FareCalculator />);
    await user.click(screen.getByRole("button", { name: "Calculate Fare" }));
    expect((await screen.findByText(/Estimated Fare/)).textContent).toContain("$12.50");
    expect(screen.queryByRole("alert")).toBeNull();
  },
);
