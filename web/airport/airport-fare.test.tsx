import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import {
  listAirportRatesEndpoint,
  listFareZonesEndpoint,
} from "../../contract/fares/fare-tables.endpoints.ts";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import { findNearestPlaceEndpoint, getDirectionsEndpoint } from "../../contract/places/routes.endpoints.ts";
import { joinWaitingListEndpoint } from "../../contract/promises/waiting-list.endpoints.ts";
import { suggestPlacesEndpoint } from "../../contract/places/places.endpoints.ts";
import { tabStore } from "../device/device-store.ts";
import { PageAt } from "../testing/page-at.tsx";
import { standAt } from "../testing/position.ts";
import { renderPart } from "../testing/render.tsx";
import { serverAnswers, strangeAnswer } from "../testing/server.ts";
import AirportPage from "./airport-page.tsx";
import type { AirportDraft } from "./airport-trip.ts";
import { haveBookOf } from "../testing/place-book.ts";

// The island's own book would answer as well; here the server alone does, and no file is waited for in the machine's time.
haveBookOf();
// The parts that come later are there: their files come in the machine's time too.
beforeAll(() =>
  Promise.all([import("./airport-price.tsx"), import("../booking/waiting/join-waiting-list.tsx")]),
);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const position = () => screen.getByRole("button", { name: "Use My Location" });

function openPage(begin: Partial<AirportDraft> = {}) {
  serverAnswers(getConfigEndpoint, () => ({ map: {} }));
  tabStore.write("draft:airport", begin);
  serverAnswers(listAirportRatesEndpoint, () => ({ results: [] }));
  serverAnswers(listFareZonesEndpoint, () => ({ results: [] }));
  renderPart(
    <PageAt path="/airport">
      <AirportPage />
    </PageAt>,
  );
}

test("a fare that fails says so; then Success shows for two seconds, and a change is priced half a second after it", async () => {
  standAt(12.0866, -68.899);
  serverAnswers(findNearestPlaceEndpoint, () => ({ name: "Mambo Beach" }));
  serverAnswers(getDirectionsEndpoint, () => ({ distance_km: 12, duration_min: 20, geometry: [] }));
  serverAnswers(calculateFareForTripEndpoint, () => Promise.reject(new TypeError("gone")));
  openPage();
  fireEvent.click(position());
  await pass(0);
  expect(screen.getByText("You're near Mambo Beach", { exact: false })).toBeTruthy();
  const calculate = () => fireEvent.click(screen.getByRole("button", { name: "Calculate Fare" }));
  calculate();
  await pass(0);
  expect(screen.getByText("Failed to calculate fare.")).toBeTruthy();

  for (const answer of [{}, { fare: "abc" }, { fare: -1, breakdown: [] }]) {
    serverAnswers(calculateFareForTripEndpoint, () => strangeAnswer(answer));
    calculate();
    await pass(0);
    expect(screen.getByText("Failed to calculate fare.")).toBeTruthy();
    expect(screen.queryByText("Success: here's your fare.")).toBeNull();
  }
  serverAnswers(calculateFareForTripEndpoint, () => strangeAnswer({ fare: "12.5" }));
  calculate();
  await pass(0);
  expect(screen.getByText("$12.50")).toBeTruthy();
  await pass(2_100);

  const asked = serverAnswers(calculateFareForTripEndpoint, () => ({
    fare: 30,
    breakdown: [],
    large_party: null,
  }));
  calculate();
  await pass(0);
  expect(screen.getByText("Success: here's your fare.")).toBeTruthy();
  await pass(1_800);
  expect(screen.queryByText("Success: here's your fare.")).not.toBeNull();
  await pass(300);
  expect(screen.queryByText("Success: here's your fare.")).toBeNull();

  const before = asked.length;
  const more = () =>
    fireEvent.click(
      within(screen.getByRole("group", { name: "Passengers" })).getByRole("button", { name: "One more" }),
    );
  more();
  await pass(400);
  more();
  await pass(450);
  expect(asked).toHaveLength(before);
  await pass(100);
  expect(asked).toHaveLength(before + 1);
});

test("a place that was typed and not picked is looked for, and never priced from the reader's position", async () => {
  const jan = {
    name: "Jan Thiel",
    kind: "neighbourhood",
    area: "Willemstad",
    lat: 12.08,
    lng: -68.88,
  } as const;
  standAt(12.0866, -68.899);
  serverAnswers(findNearestPlaceEndpoint, () => ({ name: "Mambo Beach" }));
  serverAnswers(getDirectionsEndpoint, () => ({ distance_km: 12, duration_min: 20, geometry: [] }));
  serverAnswers(suggestPlacesEndpoint, () => ({ results: [jan], approximate: false }));
  const asked = serverAnswers(calculateFareForTripEndpoint, () => ({
    fare: 30,
    breakdown: [],
    large_party: null,
  }));
  openPage({ direction: "to" });
  await pass(0);
  const field = screen.getByRole<HTMLInputElement>("combobox", { name: "Where from?" });
  const calculate = () => fireEvent.click(screen.getByRole("button", { name: "Calculate Fare" }));
  fireEvent.change(field, { target: { value: "jan" } });
  calculate();
  // What looks it up is a file of its own, which comes in the machine's time.
  await vi.waitFor(async () => {
    await pass(0);
    expect(field.getAttribute("aria-invalid")).toBe("true");
  });
  await pass(1_000);
  expect(asked).toEqual([]);
  expect(screen.getByText(/Pick “jan” from the list/)).toBeTruthy();

  fireEvent.change(field, { target: { value: "jan thiel" } });
  calculate();
  await vi.waitFor(async () => {
    await pass(0);
    expect(field.value).toBe("Jan Thiel");
  });
  await pass(1_000);
  expect(asked.at(-1)?.query.get("pickup_lat")).toBe("12.08");
});

test("a place that is picked is priced by itself, and the button that books says for how much", async () => {
  const mambo = { name: "Mambo Beach", kind: "beach", area: "Willemstad", lat: 12.09, lng: -68.9 } as const;
  standAt(12.1846, -68.9568);
  serverAnswers(findNearestPlaceEndpoint, () => ({ name: "Hato" }));
  serverAnswers(getDirectionsEndpoint, () => ({ distance_km: 12, duration_min: 20, geometry: [] }));
  serverAnswers(suggestPlacesEndpoint, () => ({ results: [mambo], approximate: false }));
  serverAnswers(calculateFareForTripEndpoint, () => ({ fare: 30, breakdown: [], large_party: null }));
  openPage({ direction: "to" });
  await pass(0);
  const field = screen.getByRole("combobox", { name: "Where from?" });
  fireEvent.change(field, { target: { value: "mambo beach" } });
  fireEvent.blur(field);
  // What looks it up is a file of its own, which comes in the machine's time.
  await vi.waitFor(async () => {
    await pass(1_500);
    expect(screen.getByRole("button", { name: "Book this transfer · $30" })).toBeTruthy();
  });
});

test("says in how many minutes a car will be there, and books the free time that is pressed where none is", async () => {
  standAt(12.1846, -68.9568);
  serverAnswers(findNearestPlaceEndpoint, () => ({ name: "Hato" }));
  serverAnswers(getDirectionsEndpoint, () => ({ distance_km: 12, duration_min: 20, geometry: [] }));
  // A free time is a whole minute.
  const free = new Date(Math.ceil(Date.now() / 60_000 + 40) * 60_000).toISOString();
  const full = { state: "full" as const, pickup_at: null, minutes: null, free_times: [free] };
  const later = { state: "free" as const, pickup_at: free, minutes: null, free_times: [] };
  let asks = 0;
  const asked = serverAnswers(calculateFareForTripEndpoint, () => ({
    fare: 30,
    availability: asks++ === 0 ? full : later,
  }));
  openPage({ direction: "to", when: "now", place: { text: "Mambo Beach", lat: 12.09, lng: -68.9 } });
  await pass(1_500);
  expect(screen.getByRole("heading", { name: "No car just now" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /in \d+ min$/ }));
  await pass(1_500);
  expect(asked.at(-1)?.query.get("trip_time")).not.toBe(asked[0]?.query.get("trip_time"));
  expect(screen.getByRole("button", { name: /in \d+ min$/, pressed: true })).toBeTruthy();
});

test("for whom only the full time will do joins the waiting list where the price is", async () => {
  standAt(12.1846, -68.9568);
  serverAnswers(findNearestPlaceEndpoint, () => ({ name: "Hato" }));
  serverAnswers(getDirectionsEndpoint, () => ({ distance_km: 12, duration_min: 20, geometry: [] }));
  const full = { state: "full" as const, pickup_at: null, minutes: null, free_times: [] };
  serverAnswers(calculateFareForTripEndpoint, () => ({ fare: 30, availability: full }));
  const sent = serverAnswers(joinWaitingListEndpoint, () => ({
    code: "the-code",
    wanted_at: new Date().toISOString(),
  }));
  openPage({ direction: "to", when: "now", place: { text: "Mambo Beach", lat: 12.09, lng: -68.9 } });
  await pass(1_500);
  // The list is a file of its own, which comes in the machine's time.
  const join = await vi.waitFor(async () => {
    await pass(10);
    return screen.getByRole("button", { name: "Join Waiting List" });
  });
  fireEvent.click(join);
  fireEvent.change(screen.getByLabelText("Email or phone number"), { target: { value: "maya@example.com" } });
  fireEvent.click(screen.getByRole("button", { name: "Tell Me" }));
  await pass(0);
  expect(sent[0]?.body).toMatchObject({
    as_soon_as_possible: true,
    pickup_location: "Mambo Beach",
    email: "maya@example.com",
  });
  expect(screen.getByRole("link", { name: "See or leave the list" })).toBeTruthy();
});
