import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import {
  listAirportRatesEndpoint,
  listFareZonesEndpoint,
} from "../../contract/fares/fare-tables.endpoints.ts";
import { lookUpFlightEndpoint } from "../../contract/flights/flights.endpoints.ts";
import { findNearestPlaceEndpoint, getDirectionsEndpoint } from "../../contract/places/routes.endpoints.ts";
import { tabStore } from "../device/device-store.ts";
import { PageAt } from "../testing/page-at.tsx";
import { refusePosition, standAt } from "../testing/position.ts";
import { renderPart } from "../testing/render.tsx";
import { refusal, serverAnswers } from "../testing/server.ts";
import AirportPage from "./airport-page.tsx";
import type { AirportDraft } from "./airport-trip.ts";

const JAN_THIEL = { text: "Jan Thiel", lat: 12.08, lng: -68.88 };
const ZONES = [
  { zone: "punda", fare: 26, fare_xcg: 46.54 },
  { zone: "jan-thiel", fare: 34, fare_xcg: 60.86 },
  { zone: "westpunt", fare: 47, fare_xcg: 84.13 },
] as const;

function openPage(begin: Partial<AirportDraft> = {}, company = {}) {
  tabStore.write("draft:airport", begin);
  serverAnswers(getConfigEndpoint, () => ({ map: {}, company: { landing_minutes: 30, ...company } }));
  const drives = serverAnswers(getDirectionsEndpoint, () => ({
    distance_km: 19.8,
    duration_min: 29,
    geometry: [],
  }));
  serverAnswers(findNearestPlaceEndpoint, () => ({ name: "Mambo Beach" }));
  serverAnswers(listAirportRatesEndpoint, () => ({ results: [...ZONES] }));
  serverAnswers(listFareZonesEndpoint, () => ({
    results: ZONES.map(({ zone }, index) => ({ zone, circles: [{ lat: 12.1 + index / 100, lng: -68.9 }] })),
  }));
  const prices = serverAnswers(calculateFareForTripEndpoint, () => ({
    fare: 34,
    breakdown: [],
    large_party: null,
  }));
  const { user } = renderPart(
    <PageAt path="/airport">
      <AirportPage />
    </PageAt>,
  );
  return { user, drives, prices };
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const isPressed = (name: string) => button(name).getAttribute("aria-pressed");

test("asks for the flight and where to, warns of nothing that nobody did, and has no drive to nowhere", async () => {
  refusePosition(1);
  const { user, drives, prices } = openPage();
  expect(await screen.findByText("$26 to $47")).toBeTruthy();
  expect(isPressed("Arriving")).toBe("true");
  expect(screen.getByLabelText("Flight number (optional)")).toBeTruthy();
  expect(screen.getByRole("group", { name: "Landing on" })).toBeTruthy();
  expect(isPressed("Later")).toBe("true");
  expect(screen.getByRole("combobox", { name: "Where to?" })).toBeTruthy();
  expect(screen.queryByText(/allow location access/)).toBeNull();
  expect(screen.queryByText(/^Distance:/)).toBeNull();
  expect(screen.queryByRole("button", { name: /Book this transfer/ })).toBeNull();
  expect([drives, prices]).toEqual([[], []]);
  await user.click(button("Calculate Fare"));
  expect(screen.getByText("Tell us where you're going first.")).toBeTruthy();
});

test("a popular place is one press to its fixed price; its booking asks for the day and never guesses Now", async () => {
  const { user } = openPage();
  await user.click(await screen.findByRole("button", { name: "Jan Thiel $34" }));
  const book = await screen.findByRole("button", { name: "Book this transfer · $34" });
  expect(screen.getByText("19.8 km", { exact: false })).toBeTruthy();
  await user.click(book);
  expect(screen.getByText("Please select a date and time.")).toBeTruthy();
  await user.click(button("Now"));
  expect(screen.queryByText("Please select a date and time.")).toBeNull();
});

test("who lands is picked up once they are out, at the time that is priced", async () => {
  const { prices } = openPage({ place: JAN_THIEL, when: "2099-12-03T14:35" });
  await screen.findByRole("button", { name: "Book this transfer · $34" });
  const { query } = prices.at(-1) ?? {};
  expect([query?.get("trip_date"), query?.get("trip_time")]).toEqual(["2099-12-03", "15:05:00"]);
});

test("who leaves is counted back from the flight, and chooses how much in a hurry", async () => {
  const { user, prices } = openPage({ place: JAN_THIEL, direction: "to", when: "2099-12-10T17:05" });
  const times = await screen.findByRole("group", { name: "When we pick you up" });
  const way = screen.getByRole("region", { name: "Your way to the plane" });
  expect(within(way).getAllByRole("listitem")[0]?.textContent).toContain("1:30 PM");
  expect(within(way).getByText(/19\.8 km, about 29 min/)).toBeTruthy();
  await user.click(within(times).getByRole("button", { name: /1:15 PM\s*no hurry/ }));
  expect(within(way).getAllByRole("listitem")[0]?.textContent).toContain("1:15 PM");
  await screen.findByRole("button", { name: "Book this transfer · $34" });
  await expect.poll(() => prices.at(-1)?.query.get("trip_time")).toBe("13:15:00");
});

test("a flight that the airport has is shown with its time and followed aloud; one that is late moves the pickup", async () => {
  serverAnswers(lookUpFlightEndpoint, () => ({
    flight: {
      number: "KL735",
      direction: "arrival" as const,
      state: "expected" as const,
      scheduled_at: "2099-12-03T18:35:00.000Z",
      estimated_at: "2099-12-03T19:45:00.000Z",
    },
  }));
  const { prices } = openPage(
    { place: JAN_THIEL, flight: "kl 735", when: "2099-12-03T" },
    { follows_flights: true },
  );
  expect(await screen.findByText(/Lands .*3:45 PM instead of 2:35 PM\. We follow it\./)).toBeTruthy();
  expect(screen.queryByLabelText("Flight number (optional)")).toBeNull();
  await expect.poll(() => prices.at(-1)?.query.get("trip_time")).toBe("16:15:00");
});

test.each([
  [1, "Please allow location access."],
  [2, "Unable to access your location."],
  [0, "Geolocation not supported by your browser."],
] as const)(
  "a position that was asked for and refused with %i says why, and Retry finds it",
  async (code, says) => {
    refusePosition(code);
    const { user } = openPage();
    await user.click(await screen.findByRole("button", { name: "Use My Location" }));
    expect(await screen.findByText(says)).toBeTruthy();
    expect(screen.getByText(/a trip to the center of the island/)).toBeTruthy();
    await user.click(button("Calculate Fare"));
    expect(await screen.findByRole("button", { name: "Book this transfer · $34" })).toBeTruthy();
    standAt(12.0866, -68.899);
    await user.click(button("Retry"));
    expect(await screen.findByText("You're near Mambo Beach", { exact: false })).toBeTruthy();
  },
);

test("who stands elsewhere on the island is taken to leave; abroad they still see a drive", async () => {
  standAt(12.0866, -68.899);
  const { user } = openPage();
  await user.click(await screen.findByRole("button", { name: "Use My Location" }));
  expect(await screen.findByText("You're near Mambo Beach", { exact: false })).toBeTruthy();
  expect(isPressed("Leaving")).toBe("true");
  serverAnswers(findNearestPlaceEndpoint, () => refusal("off_island"));
  await user.click(button("Use My Location"));
  expect(await screen.findByText("It looks like you're not on Curaçao.", { exact: false })).toBeTruthy();
});
