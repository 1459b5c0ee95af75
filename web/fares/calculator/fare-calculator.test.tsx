import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { calculateFareForTripEndpoint } from "../../../contract/fares/fares.endpoints.ts";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers, strangeAnswer } from "../../testing/server.ts";
import { FareCalculator } from "./fare-calculator.tsx";

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
