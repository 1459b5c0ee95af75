import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { aTrackedRide } from "../../testing/rides.ts";
import payLinks from "../../pay-links/strings/en.ts";
import { TripCard } from "./trip-card.tsx";

function show(facts: Parameters<typeof aTrackedRide>[0], free = false) {
  renderPart(
    <PageAt path="/track/its-code">
      <TripCard ride={aTrackedRide(facts)} free={free} />
    </PageAt>,
  );
}

test("whoever paid by link reads what goes back to them, once the price is lower", () => {
  show({ calculated_fare: "30.00", paid_by_link: "30.00", paid_beyond: "4.00" });
  expect(screen.getByText(payLinks.lowered("$4.00"))).toBeTruthy();
});

test("all that was paid goes back for a ride that is cancelled, also what was beyond its fare", () => {
  const paid = { calculated_fare: "30.00", paid_by_link: "30.00", paid_beyond: "4.00" };
  show({ ...paid, status: "Cancelled", ended_at: "2026-11-20T12:00:00.000Z" }, true);
  expect(screen.getByText(payLinks.givenBack("$34.00"))).toBeTruthy();
  expect(screen.queryByText(payLinks.lowered("$4.00"))).toBeNull();
});
