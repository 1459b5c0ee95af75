import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import { findNearestPlaceEndpoint } from "../../contract/places/routes.endpoints.ts";
import { linkOfTrip } from "../../domain/rides/trip-link.ts";
import { PageAt } from "../testing/page-at.tsx";
import { renderPart } from "../testing/render.tsx";
import { serverAnswers } from "../testing/server.ts";
import BookingPage from "./booking-page.tsx";

const HATO = { name: "Curaçao International Airport (Hato)", point: { lat: 12.1846, lng: -68.9568 } };
const MAMBO = { name: "Mambo Beach", point: { lat: 12.08654, lng: -68.89902 } };

const field = (name: string) => screen.getByRole<HTMLInputElement>("combobox", { name });

function openAt(query: string): void {
  serverAnswers(calculateFareForTripEndpoint, () => ({ fare: 30, large_party: null }));
  renderPart(
    <PageAt path={`/book-your-ride${query}`}>
      <BookingPage />
    </PageAt>,
  );
}

it("opens with the trip that its address carries", async () => {
  openAt(linkOfTrip({ pickup: HATO, dropoff: MAMBO, passengers: 3, bags: 1 }));
  await waitFor(() => expect(field("Pickup location").value).toBe(HATO.name));
  expect(field("Drop-off location").value).toBe(MAMBO.name);
  expect(screen.getByRole("group", { name: "Passengers" }).textContent).toContain("3");
});

it("finds the name of a point that came without one", async () => {
  const asked = serverAnswers(findNearestPlaceEndpoint, () => ({ name: "Mambo Beach" }));
  openAt(linkOfTrip({ pickup: HATO, dropoff: { ...MAMBO, name: "" } }));
  await waitFor(() => expect(field("Drop-off location").value).toBe("Mambo Beach"));
  expect(Object.fromEntries(asked[0]?.query ?? [])).toMatchObject({ lat: "12.08654", lng: "-68.89902" });
});

it("begins empty where the address carries nothing", () => {
  openAt("?utm_source=a-newsletter");
  expect(field("Pickup location").value).toBe("");
});
