import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import { PageAt } from "../testing/page-at.tsx";
import { renderPart } from "../testing/render.tsx";
import { serverAnswers } from "../testing/server.ts";
import BookingPage from "./booking-page.tsx";
import { linkFrom } from "./ride-from-here.ts";

function shownAt(path: string): { pickup: string; now: boolean } {
  serverAnswers(calculateFareForTripEndpoint, () => ({ fare: 30, large_party: null }));
  const { unmount } = renderPart(
    <PageAt path={path}>
      <BookingPage />
    </PageAt>,
  );
  const { value } = screen.getByRole<HTMLInputElement>("combobox", { name: "Pickup location" });
  const now = screen.queryByRole("button", { name: "Now", pressed: true }) !== null;
  unmount();
  return { pickup: value, now };
}

it("begins where the paper hangs that was scanned, now, and nowhere without one", () => {
  expect(shownAt("/book-your-ride").pickup).toBe("");
  const here = { name: "Avila Beach Hotel", lat: 12.1, lng: -68.92 };
  expect(shownAt(linkFrom(here))).toEqual({ pickup: here.name, now: true });
});
