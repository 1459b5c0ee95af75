import { act, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import { findNearestPlaceEndpoint, getDirectionsEndpoint } from "../../contract/places/routes.endpoints.ts";
import { suggestPlacesEndpoint } from "../../contract/places/places.endpoints.ts";
import { NO_PLACE } from "../places/place-field.tsx";
import { PageAt } from "../testing/page-at.tsx";
import { standAt } from "../testing/position.ts";
import { renderPart } from "../testing/render.tsx";
import { serverAnswers } from "../testing/server.ts";
import { AirportFare } from "./airport-fare.tsx";
import { useOwnPosition } from "./use-own-position.ts";

// The island's own book would answer as well; here the server alone does, and no file is waited for in the machine's time.
vi.mock(import("../places/known-places.ts"), () => ({ searchKnownPlaces: () => [] }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nothing = () => undefined;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function Fare() {
  const own = useOwnPosition();
  return (
    <AirportFare
      own={own}
      place={NO_PLACE}
      onPlace={nothing}
      onZone={nothing}
      toAirport
      onDirection={nothing}
    />
  );
}

test("a fare that fails says so; then Success shows for two seconds, and a change is priced half a second after it", async () => {
  standAt(12.0866, -68.899);
  serverAnswers(findNearestPlaceEndpoint, () => ({ name: "Mambo Beach" }) as never);
  serverAnswers(getDirectionsEndpoint, () => ({ distance_km: 12, duration_min: 20, geometry: [] }) as never);
  serverAnswers(calculateFareForTripEndpoint, () => Promise.reject(new TypeError("gone")));
  renderPart(
    <PageAt path="/airport">
      <Fare />
    </PageAt>,
  );
  await pass(0);
  expect(screen.getByText("You're near Mambo Beach", { exact: false })).toBeTruthy();
  const calculate = () => fireEvent.click(screen.getByRole("button", { name: "Calculate Fare" }));
  calculate();
  await pass(0);
  expect(screen.getByText("Failed to calculate fare.")).toBeTruthy();

  for (const answer of [{}, { fare: "abc" }, { fare: -1, breakdown: [] }]) {
    serverAnswers(calculateFareForTripEndpoint, () => Response.json(answer));
    calculate();
    await pass(0);
    expect(screen.getByText("Failed to calculate fare.")).toBeTruthy();
    expect(screen.queryByText("Success")).toBeNull();
  }
  serverAnswers(calculateFareForTripEndpoint, () => Response.json({ fare: "12.5" }));
  calculate();
  await pass(0);
  expect(screen.getByText("$12.50")).toBeTruthy();
  await pass(2_100);

  const asked = serverAnswers(
    calculateFareForTripEndpoint,
    () => ({ fare: 30, breakdown: [], large_party: null }) as never,
  );
  calculate();
  await pass(0);
  expect(screen.getByText("Success")).toBeTruthy();
  await pass(1_800);
  expect(screen.queryByText("Success")).not.toBeNull();
  await pass(300);
  expect(screen.queryByText("Success")).toBeNull();

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

function TypedFare() {
  const own = useOwnPosition();
  const [place, setPlace] = useState(NO_PLACE);
  return (
    <AirportFare
      own={own}
      place={place}
      onPlace={setPlace}
      onZone={setPlace}
      toAirport
      onDirection={nothing}
    />
  );
}

test("a place that was typed and not picked is looked for, and never priced from the reader's position", async () => {
  const jan = {
    name: "Jan Thiel",
    kind: "neighbourhood",
    area: "Willemstad",
    lat: 12.08,
    lng: -68.88,
  } as const;
  standAt(12.0866, -68.899);
  serverAnswers(findNearestPlaceEndpoint, () => ({ name: "Mambo Beach" }) as never);
  serverAnswers(getDirectionsEndpoint, () => ({ distance_km: 12, duration_min: 20, geometry: [] }) as never);
  serverAnswers(getConfigEndpoint, () => ({ map: {} }) as never);
  serverAnswers(suggestPlacesEndpoint, () => ({ results: [jan], approximate: false }));
  const asked = serverAnswers(
    calculateFareForTripEndpoint,
    () => ({ fare: 30, breakdown: [], large_party: null }) as never,
  );
  renderPart(
    <PageAt path="/airport">
      <TypedFare />
    </PageAt>,
  );
  await pass(0);
  const field = screen.getByRole<HTMLInputElement>("combobox", { name: "Where from?" });
  const calculate = () => fireEvent.click(screen.getByRole("button", { name: "Calculate Fare" }));
  fireEvent.change(field, { target: { value: "jan" } });
  calculate();
  await pass(1_000);
  expect(asked).toEqual([]);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText(/Pick “jan” from the list/)).toBeTruthy();

  fireEvent.change(field, { target: { value: "jan thiel" } });
  calculate();
  // What looks it up is a file of its own, which comes in the machine's time.
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
  serverAnswers(findNearestPlaceEndpoint, () => ({ name: "Hato" }) as never);
  serverAnswers(getDirectionsEndpoint, () => ({ distance_km: 12, duration_min: 20, geometry: [] }) as never);
  serverAnswers(getConfigEndpoint, () => ({ map: {} }) as never);
  serverAnswers(suggestPlacesEndpoint, () => ({ results: [mambo], approximate: false }));
  serverAnswers(
    calculateFareForTripEndpoint,
    () => ({ fare: 30, breakdown: [], large_party: null }) as never,
  );
  renderPart(
    <PageAt path="/airport">
      <TypedFare />
    </PageAt>,
  );
  await pass(0);
  expect(screen.getByRole("button", { name: "Book this transfer" })).toBeTruthy();
  const field = screen.getByRole("combobox", { name: "Where from?" });
  fireEvent.change(field, { target: { value: "mambo beach" } });
  fireEvent.blur(field);
  await pass(1_500);
  expect(screen.getByRole("button", { name: "Book this transfer · $30" })).toBeTruthy();
});
