import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import {
  getPartnerFormEndpoint,
  listPartnerRidesEndpoint,
} from "../../contract/partners/partners.endpoints.ts";
import { Route, Routes } from "../router/routes.tsx";
import { PageAt } from "../testing/page-at.tsx";
import { renderPart } from "../testing/render.tsx";
import { serverAnswers } from "../testing/server.ts";
import PartnerPage from "./partner-page.tsx";

const HOTEL = { name: "Avila Beach Hotel", lat: 12.1, lng: -68.92 };

async function open(place: typeof HOTEL | null) {
  serverAnswers(getPartnerFormEndpoint, () => ({
    name: "Avila Beach Hotel",
    discount_percent: 0,
    sees_rides: false,
    place,
  }));
  serverAnswers(listPartnerRidesEndpoint, () => []);
  renderPart(
    <PageAt path="/on-account/a-code">
      <Routes>
        <Route path="/on-account/:code" element={<PartnerPage />} />
      </Routes>
    </PageAt>,
  );
  await screen.findByRole("heading", { level: 1, name: "Your taxi at Avila Beach Hotel" });
}

const pickup = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Pickup location" }).value;

it("begins at the hotel, with three trips from there at its prices, the airport first", async () => {
  const prices = serverAnswers(calculateFareForTripEndpoint, () => ({ fare: 30, large_party: null }));
  await open(HOTEL);
  expect(pickup()).toBe("Avila Beach Hotel");
  const trips = within(await screen.findByRole("region", { name: "Popular trips, one tap" }));
  await expect.poll(() => trips.getAllByText("$30")).toHaveLength(3);
  const [airport, ...others] = trips.getAllByRole("button");
  expect([airport?.textContent, others.length]).toEqual([
    "Pickup location: Avila Beach HotelDrop-off location: Airport$30",
    2,
  ]);
  expect(new Set(prices.map(({ query }) => query.get("partner_code")))).toEqual(new Set(["a-code"]));
  const asked = prices.length;
  await userEvent.click(airport ?? document.body);
  await expect.poll(() => prices.length).toBeGreaterThan(asked);
  const { query } = prices.at(-1) ?? {};
  expect([query?.get("pickup_place"), query?.get("dropoff_place")]).toEqual([
    "Avila Beach Hotel",
    "Curaçao International Airport (Hato)",
  ]);
});

it("leaves the pickup to the guest where our map doesn't know the hotel", async () => {
  await open(null);
  expect(pickup()).toBe("");
  expect(screen.queryByRole("region", { name: "Popular trips, one tap" })).toBeNull();
});
