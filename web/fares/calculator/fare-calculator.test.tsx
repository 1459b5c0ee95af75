import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPart } from "../../testing/render.tsx";
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
