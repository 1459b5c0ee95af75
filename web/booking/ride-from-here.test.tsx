import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import { PageAt } from "../testing/page-at.tsx";
import { renderPart } from "../testing/render.tsx";
import { serverAnswers } from "../testing/server.ts";
import BookingPage from "./booking-page.tsx";
import { linkFrom } from "./ride-from-here.ts";

function pickupAt(path: string): string {
  serverAnswers(calculateFareForTripEndpoint, () => ({ fare: 30, large_party: null }));
  const { unmount } = renderPart(
    <PageAt path={path}>
      <BookingPage />
    </PageAt>,
  );
  const { value } = screen.getByRole<HTMLInputElement>("combobox", { name: "Pickup location" });
  unmount();
  return value;
}

it("begins where the paper hangs that was scanned, and nowhere without one", () => {
  expect(pickupAt("/book-your-ride")).toBe("");
  expect(pickupAt(linkFrom({ name: "Avila Beach Hotel", lat: 12.1, lng: -68.92 }))).toBe("Avila Beach Hotel");
});
